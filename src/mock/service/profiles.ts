/** Profiles: what a browser keeps from one session to the next. */
import type { Profile } from "../../../generated/openapi.js";
import { type Area, atStart, type World } from "./base/area.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { isFound, isNamed } from "./base/search.js";

/** A profile, and whether a session has been saved to it. */
export type StoredProfile = Profile & { isSaved: boolean };

type Operation
  = "createProfile" | "listProfiles" | "getProfile" | "updateProfile" | "deleteProfile" | "downloadProfile";

/** What others do with profiles. */
export interface Profiles {
  refer: Collection<StoredProfile>["refer"];
  /** Notes that a browser has loaded a profile. */
  use: (profile: StoredProfile) => void;
  /** Saves a browser to a profile. */
  save: (profile: StoredProfile) => void;
  /** Has something happen whenever a profile is saved. */
  whenSaved: (action: (profile: StoredProfile) => void) => void;
  /** Gives the profile of a name; it is made when there is none, with an id and a time that are new unless given. */
  obtain: (name: string, made?: Partial<Pick<Profile, "id" | "created_at">>) => StoredProfile;
}

/** A tar file with nothing in it is the two blocks that end it (POSIX.1, pax). */
const emptyTar = new Uint8Array(1024);

export function createProfiles({ clock, budget, shown }: World) {
  const profiles = createCollection<StoredProfile>("profile", budget);
  const saved: ((profile: StoredProfile) => void)[] = [];

  function add(name: string | null, { id = newId("pf"), created_at = clock.timestamp() } = {}): StoredProfile {
    profiles.checkName(name);
    return profiles.add({ id, name, created_at, updated_at: created_at, isSaved: false });
  }

  return {
    handlers: {
      createProfile: ({ body: { name = null } }) => ({ status: 201, body: showProfile(add(name)) }),
      listProfiles({ query }) {
        const { entries, headers } = profiles.page(query, (profile) =>
          isNamed(profile, query.name) && isFound(profile, query.query, profile.name));
        return { status: 200, headers, body: entries.map(showProfile) };
      },
      getProfile: ({ path }) => ({ status: 200, body: showProfile(profiles.find(path.id_or_name)) }),
      updateProfile({ path, body }) {
        const profile = profiles.find(path.id_or_name);
        profiles.checkName(body.name, profile);
        profiles.makeRoom(profile, body);
        Object.assign(profile, { name: body.name, updated_at: clock.timestamp() });
        return { status: 200, body: showProfile(profile) };
      },
      deleteProfile({ path }) {
        profiles.remove(profiles.find(path.id_or_name));
        return { status: 204 };
      },
      async downloadProfile({ path, query }) {
        if (!profiles.find(path.id_or_name).isSaved) return { status: 202 };
        return { status: 200, body: query.format === "tar" ? emptyTar : await shown("downloadProfile") ?? emptyTar };
      },
    },
    async seed() {
      for (const profile of await atStart(shown("listProfiles"), shown("createProfile"))) {
        profiles.add({ ...profile, isSaved: true });
      }
    },
    clear: () => profiles.clear(),
    refer: profiles.refer,
    use(profile) {
      profile.last_used_at = clock.timestamp();
    },
    save(profile) {
      Object.assign(profile, { isSaved: true, updated_at: clock.timestamp() });
      for (const action of saved) action(profile);
    },
    whenSaved: (action) => void saved.push(action),
    obtain: (name, made) => profiles.named(name) ?? add(name, made),
  } satisfies Area<Operation> & Profiles;
}

/** What is shown of a profile, also in what refers to it. */
export function showProfile({ isSaved: _, ...profile }: StoredProfile): Profile {
  return profile;
}
