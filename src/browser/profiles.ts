/**
 * Profiles: a browser starts with the data of an earlier one: an archive of its profile directory. Cookies are in a
 * separate file: at its end, Chromium forgets those without an expiry, but logins depend on them.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../server/errors.js";
import type { Storage, StoredBytes } from "../server/storage.js";
import { openArchive, type StoredProfile } from "../service/model/profile.js";
import type { Session } from "../service/model/session.js";
import { downloadsFolder } from "./download-files.js";
import { extensionsFolder } from "./extensions.js";
import { packTar, unpackTar } from "./tar.js";
import type { BrowserFeature } from "./feature.js";

/** What the next browser does not need. The other caches of Chromium are data of websites. */
const excluded = [
  "Cache", "Code Cache", "GPUCache", "GPUPersistentCache", "DawnCache", "DawnGraphiteCache", "DawnWebGPUCache",
  "GraphiteDawnCache", "GrShaderCache", "ShaderCache", "Shared Dictionary",
  "DevToolsActivePort", "SingletonCookie", "SingletonLock", "SingletonSocket", "lockfile", "LOCK", "LOG", "LOG.old",
  "Crashpad", "Crash Reports", "BrowserMetrics*", extensionsFolder, downloadsFolder,
];

const cookieFile = "cookies.json";

/** The profile of a browser, and what is saved. */
interface LoadedProfile {
  folder: string;
  /** The profile that the browser loaded. */
  profile: StoredProfile | undefined;
  /** Whether the cookies are in their file. */
  isLeft?: boolean;
  archive?: StoredBytes;
  /** Why there is no archive. */
  problem?: string;
}

export interface BrowserProfiles extends BrowserFeature {
  /** Whether the browser of a session has its profile. A browser without a profile adopts an empty one. */
  isLoaded(session: Session): boolean;
  /**
   * Returns the data for the profile of a session; undefined when it saves none, or cannot, which is logged.
   *
   * @param ended Resolves when its browser has ended, if there was one.
   */
  left(session: Session, ended: Promise<unknown> | undefined): Promise<StoredBytes | undefined>;
}

/**
 * Creates the feature that loads and saves profiles.
 *
 * @param log Gets a line for each problem.
 */
export function createProfileFeature(storage: Storage, log: (line: string) => void): BrowserProfiles {
  const latest = new WeakMap<Session, LoadedProfile>();

  /** Returns the browser's profile if the session saves it. */
  function saving(session: Session, folder: string): LoadedProfile | undefined {
    const loaded = latest.get(session);
    if (loaded?.folder !== folder || loaded.profile !== session.profile) return undefined;
    return session.savesProfile && !session.profile?.isGone ? loaded : undefined;
  }

  return {
    async fillProfile(session, folder) {
      const profile = session.deletedAt === undefined ? session.profile : undefined; // or it would wait for itself
      const loaded: LoadedProfile = { folder, profile };
      latest.set(session, loaded);
      try {
        await profile?.saving;
        const archive = profile && await openArchive(profile);
        if (archive) await unpackTar(archive, folder);
      } catch (error) {
        loaded.profile = undefined; // so that incomplete data do not replace the saved ones
        loaded.problem = "it was not loaded.";
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder);
        log(`The browser of ${session.id} starts without the ${profileLabel(session)}: ${messageOf(error)}`);
      }
    },
    async prepare(_, cdp, folder) {
      const text = await readFile(join(folder, cookieFile), "utf8").catch(() => undefined);
      if (text === undefined) return;
      const give = (cookies: object[]) => cdp.send("Storage.setCookies", { cookies });
      const cookies = JSON.parse(text) as object[];
      // Chromium rejects all of them if it rejects one.
      await give(cookies).catch(() => Promise.allSettled(cookies.map((cookie) => give([cookie]))));
    },
    async beforeEnd(session, cdp, folder) {
      const loaded = saving(session, folder);
      if (!loaded) return;
      const { cookies } = await cdp.send("Storage.getCookies") as { cookies: object[] };
      await writeFile(join(folder, cookieFile), JSON.stringify(cookies));
      loaded.isLeft = true;
    },
    async afterEnd(session, folder) {
      const loaded = saving(session, folder);
      if (!loaded?.isLeft) return;
      try {
        loaded.archive = await storage.store(packTar(folder, excluded));
      } catch (error) {
        loaded.problem = messageOf(error);
      }
    },
    isLoaded(session) {
      const { profile } = session;
      const loaded = latest.get(session);
      if (!loaded || loaded.profile === profile) return true;
      if (loaded.profile || profile?.archive || profile?.saving) return false;
      loaded.profile = profile;
      return true;
    },
    async left(session, ended) {
      await ended;
      const { archive, problem = "its browser was not ready, or crashed." } = latest.get(session) ?? {};
      const isLost = !archive && session.profile && session.savesProfile && !session.profile.isGone;
      if (isLost) log(`The ${profileLabel(session)} is not saved from ${session.id}: ${problem}`);
      return archive;
    },
  };
}

/** Names the profile of a session in messages. */
export function profileLabel({ profile }: Session): string {
  return `profile ${profile?.name ?? profile?.id}`;
}
