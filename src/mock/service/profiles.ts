/** Profiles: what a browser keeps from one session to the next. */
import type { Profile } from "../../../generated/openapi.js";
import { type Area, atStart, type World } from "./area.js";
import { createCollection, newId } from "./collection.js";
import { isFound, isNamed } from "./search.js";

/** A profile, and whether a session has been saved to it. */
type StoredProfile = Profile & { isSaved: boolean };

type Operation
  = "createProfile" | "listProfiles" | "getProfile" | "updateProfile" | "deleteProfile" | "downloadProfile";

/** A tar file with nothing in it is the two blocks that end it (POSIX.1, pax). */
const emptyTar = new Uint8Array(1024);

export function createProfiles({ clock, shown }: World) {
  const profiles = createCollection<StoredProfile>("profile");

  return {
    handlers: {
      createProfile({ body: { name } }) {
        profiles.checkName(name);
        const now = clock.timestamp();
        const profile = { id: newId("pf"), name: name ?? null, created_at: now, updated_at: now, isSaved: false };
        return { status: 201, body: show(profiles.add(profile)) };
      },
      listProfiles({ query }) {
        const { entries, headers } = profiles.page(query, (profile) =>
          isNamed(profile, query.name) && isFound(profile, query.query, profile.name));
        return { status: 200, headers, body: entries.map(show) };
      },
      getProfile: ({ path }) => ({ status: 200, body: show(profiles.find(path.id_or_name)) }),
      updateProfile({ path, body }) {
        const profile = profiles.find(path.id_or_name);
        profiles.checkName(body.name, profile);
        Object.assign(profile, { name: body.name, updated_at: clock.timestamp() });
        return { status: 200, body: show(profile) };
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
  } satisfies Area<Operation>;
}

function show({ isSaved: _, ...profile }: StoredProfile): Profile {
  return profile;
}
