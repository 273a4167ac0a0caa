/** Downloads: a completed download becomes a file of the session. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, parse, relative, sep } from "node:path";
import { messageOf } from "../server/errors.js";
import type { Session } from "../service/model/session.js";
import type { BrowserReports } from "../service/ports/reports.js";
import { type DownloadFiles, downloadsFolder, filesElsewhere, filesHere } from "./download-files.js";
import type { BrowserFeature } from "./feature.js";

/** The default folder of downloads in a session. */
const sessionFolder = "/home/user/downloads";
/** Whether Playwright set the path of a download, with an id for a name. It needs the file, and removes it itself. */
const isOfPlaywright = (file: string) => basename(dirname(file)).startsWith("playwright-artifacts-");
/** How many names are tried for a file whose name is taken. */
const maxAttempts = 100;

/** Downloads, as a feature of every browser. */
export interface Downloads extends BrowserFeature {
  /** Resolves when the completed downloads of a browser are among the files of its session. */
  settled: (session: Session) => Promise<void>;
}

/**
 * Creates the feature that moves downloads to the session's files.
 *
 * @param isElsewhere Whether the browsers run on another machine.
 * @param log Gets a line for each download that cannot be stored.
 */
export function createDownloads(
  reports: BrowserReports,
  isElsewhere: boolean,
  log: (line: string) => void,
): Downloads {
  /** Waits for the downloads of a session that have started. */
  const waits = new WeakMap<Session, () => Promise<unknown>>();

  return {
    settled: async (session) => void await waits.get(session)?.(),
    // A setting of CDP ends when any client disconnects. Without preferences, Chromium would then use the user's home.
    async fillProfile(_, folder) {
      if (isElsewhere) return;
      const download = { default_directory: join(folder, downloadsFolder), prompt_for_download: false };
      await setPreferences(folder, { download });
    },
    async prepare(session, cdp, folder) {
      const names = new Map<string, string>();
      const keeping = new Set<Promise<void>>();
      const keep = createSaver(session, reports, isElsewhere ? filesElsewhere(cdp) : filesHere(folder));
      cdp.on("Browser.downloadWillBegin", ({ guid, suggestedFilename }) => void names.set(guid, suggestedFilename));
      cdp.on("Browser.downloadProgress", ({ guid, state, filePath = "" }) => {
        const name = names.get(guid);
        if (state === "inProgress" || name === undefined) return;
        names.delete(guid);
        if (state === "canceled") return;
        const kept = keep(filePath, name).catch((error: unknown) => {
          if (session.deletedAt !== undefined) return;
          log(`The download ${name} could not be stored in ${session.id}: ${messageOf(error)}`);
        }).finally(() => keeping.delete(kept));
        keeping.add(kept);
      });
      waits.set(session, async () => {
        if (names.size > 0) await cdp.send("Browser.getVersion").catch(() => {}); // earlier events have arrived then
        await Promise.all(keeping);
      });
      await cdp.send("Browser.setDownloadBehavior", { behavior: "default", eventsEnabled: true });
    },
  };
}

/** Creates the function that stores a completed download in the session's files, under the name that its page gave. */
function createSaver(session: Session, reports: BrowserReports, files: DownloadFiles) {
  const coming = new Set<string>();

  function pathOf(file: string, name: string): string {
    if (files.isDefault(file) || isOfPlaywright(file)) return freePath(name);
    return `/${relative(parse(file).root, file).split(sep).join("/")}`; // the path that a client set
  }

  function freePath(name: string): string {
    const end = name.search(/(?:\.tar)?\.[^.]*$/);
    const [stem, extension] = end > 0 ? [name.slice(0, end), name.slice(end)] : [name, ""];
    for (let number = 0; number < maxAttempts; number++) {
      const path = `${sessionFolder}/${stem}${number === 0 ? "" : ` (${number})`}${extension}`;
      if (!coming.has(path) && !reports.hasFile(session, path)) return path;
    }
    throw new Error(`there are ${maxAttempts} files of that name already.`);
  }

  return async (file: string, name: string): Promise<void> => {
    const { read, close, remove } = await files.open(file);
    try {
      const path = pathOf(file, name);
      coming.add(path);
      await reports.file(session, path, read).finally(() => coming.delete(path));
      if (!isOfPlaywright(file)) await remove(); // the session has it now, as on the service
    } finally {
      await close();
    }
  };
}

/**
 * Sets preferences in the profile of a browser that has not started yet. Other preferences stay.
 *
 * @param folder Its profile directory.
 * @param changes The preferences, by group and name.
 */
async function setPreferences(folder: string, changes: Record<string, object>): Promise<void> {
  const profile = join(folder, "Default");
  const path = join(profile, "Preferences");
  const preferences = await readFile(path, "utf8").then(JSON.parse).catch(() => ({})) as Record<string, object>;
  for (const [group, values] of Object.entries(changes)) preferences[group] = { ...preferences[group], ...values };
  await mkdir(profile, { recursive: true });
  await writeFile(path, JSON.stringify(preferences));
}
