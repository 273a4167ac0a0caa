/** Profiles: the data that a browser keeps from one session to the next. */
import type { Profile } from "../../../generated/openapi.js";
import type { StoredBytes } from "../../server/storage.js";
import { type Area, initialEntries, type AreaContext } from "../base/area.js";
import { type Collection, createCollection } from "../base/collection.js";
import { matchesQuery, matchesName } from "../base/search.js";
import { zstd } from "../base/zstd.js";
import { openArchive, type StoredProfile } from "../model/profile.js";

type ProfileOperationId
  = "createProfile" | "listProfiles" | "getProfile" | "updateProfile" | "deleteProfile" | "downloadProfile";

/** What other areas do with profiles. */
export interface Profiles {
  resolveReference: Collection<StoredProfile>["resolveReference"];
  /** Notes that a browser has loaded a profile. */
  use: (profile: StoredProfile) => void;
  /**
   * Saves a browser to a profile.
   *
   * @param left The data of a real browser, once it has ended; undefined when it cannot be saved.
   */
  save: (profile: StoredProfile, left?: Promise<StoredBytes | undefined>) => void;
  /** Runs an action whenever a profile is saved. */
  whenSaved: (action: (profile: StoredProfile) => void) => void;
  /** Finds a profile by its name, or creates it. */
  obtain: (name: string, made?: Partial<Pick<Profile, "id" | "created_at">>) => StoredProfile;
}

/** An empty tar file consists of the two blocks that end it (POSIX.1, pax). */
const emptyTar = new Uint8Array(1024);

export function createProfiles({ clock, random, budget, exampleOf }: AreaContext) {
  const profiles = createCollection<StoredProfile>("profile", budget);
  const saved: ((profile: StoredProfile) => void)[] = [];

  function add(name: string | null, { id = random.id("pf"), created_at = clock.timestamp() } = {}): StoredProfile {
    profiles.checkName(name);
    return profiles.add({ id, name, created_at, isSaved: false });
  }

  function noteSaved(profile: StoredProfile): void {
    Object.assign(profile, { isSaved: true, updated_at: clock.timestamp() });
    for (const action of saved) action(profile);
  }

  /** Replaces the saved data by those of the browser that ended last, even if an earlier one takes longer to save. */
  async function replace(profile: StoredProfile, left: Promise<StoredBytes | undefined>): Promise<void> {
    const { saving: before } = profile;
    const archive = await left;
    await before;
    if (!archive) return;
    if (profile.isGone) return archive.remove();
    const { archive: earlier } = profile;
    profile.archive = archive;
    noteSaved(profile);
    await earlier?.remove();
  }

  async function removeArchive(profile: StoredProfile): Promise<void> {
    const { archive } = profile;
    profile.isGone = true;
    profile.archive = undefined;
    await archive?.remove();
  }

  return {
    handlers: {
      createProfile: ({ body: { name = null } }) => ({ status: 201, body: showProfile(add(name)) }),
      listProfiles({ query }) {
        const { entries, headers } = profiles.page(query, (profile) =>
          matchesName(profile, query.name) && matchesQuery(profile, query.query, profile.name));
        return { status: 200, headers, body: entries.map(showProfile) };
      },
      getProfile: ({ path }) => ({ status: 200, body: showProfile(profiles.find(path.id_or_name)) }),
      updateProfile({ path, body }) {
        const profile = profiles.find(path.id_or_name);
        profiles.checkName(body.name, profile);
        profiles.makeRoom(profile, body);
        profile.name = body.name;
        return { status: 200, body: showProfile(profile) };
      },
      async deleteProfile({ path }) {
        const profile = profiles.find(path.id_or_name);
        profiles.remove(profile);
        await removeArchive(profile);
        return { status: 204 };
      },
      async downloadProfile({ path, query }) {
        const profile = profiles.find(path.id_or_name);
        if (!profile.isSaved) return { status: 202 };
        const archive = await openArchive(profile);
        if (archive) return { status: 200, body: query.format === "tar" ? archive : zstd(archive) };
        if (query.format === "tar") return { status: 200, body: emptyTar };
        return { status: 200, body: await exampleOf("downloadProfile") ?? emptyTar };
      },
    },
    async seed() {
      for (const profile of await initialEntries(exampleOf("listProfiles"), exampleOf("createProfile"))) {
        profiles.add({ ...profile, isSaved: true });
      }
    },
    async clear() {
      const all = [...profiles.all()];
      profiles.clear();
      await Promise.all(all.map(async (profile) => {
        await removeArchive(profile);
        await profile.saving;
      }));
    },
    resolveReference: profiles.resolveReference,
    use(profile) {
      profile.last_used_at = clock.timestamp();
    },
    save(profile, left) {
      if (!left) return noteSaved(profile);
      const saving = replace(profile, left).catch(() => {}).then(() => {
        if (profile.saving === saving) profile.saving = undefined;
      });
      profile.saving = saving;
    },
    whenSaved: (action) => void saved.push(action),
    obtain: (name, made) => profiles.findByName(name) ?? add(name, made),
  } satisfies Area<ProfileOperationId> & Profiles;
}

/** Returns a profile as responses contain it. */
export function showProfile({ isSaved: _, archive: _1, saving: _2, isGone: _3, ...profile }: StoredProfile): Profile {
  return profile;
}
