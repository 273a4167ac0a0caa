/** A profile, as it is stored. */
import type { Profile } from "../../../generated/openapi.js";
import type { StoredBytes } from "../../server/storage.js";

/** A profile, with what responses do not contain. */
export interface StoredProfile extends Profile {
  /** Whether a session has been saved to it. */
  isSaved: boolean;
  /** The data that the latest real browser saved: a tar file. */
  archive?: StoredBytes | undefined;
  /** Resolves when the browsers that have ended are saved; undefined when all of them are. */
  saving?: Promise<void> | undefined;
  /** Whether it has been deleted. */
  isGone?: boolean;
}

/** Opens the saved data of a profile, if there are any. They may be replaced or removed meanwhile. */
export async function openArchive(profile: StoredProfile): Promise<AsyncIterable<Uint8Array> | undefined> {
  const { archive } = profile;
  try {
    return await archive?.open();
  } catch (error) {
    if (archive === profile.archive) throw error;
    return openArchive(profile);
  }
}
