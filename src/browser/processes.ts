/** The processes of the browsers: one for each session that needs it, and no more than may run. */
import { join } from "node:path";
import type { BrowserRequest } from "../../generated/openapi.js";
import type { Session } from "../mock/service/sessions/index.js";
import { HttpError } from "../server/http-error.js";
import type { TemporaryFolder } from "../server/temporary-folder.js";
import type { BrowserOptions } from "./options.js";
import { type BrowserProcess, launchBrowser } from "./process.js";
import { argumentsOf, resize } from "./window.js";

/** How many browsers run at most, unless somebody says so. */
const usualMost = 8;

/** What of a session cannot be held by a browser on this machine. */
const unheld = ["stealth", "gpu", "chrome_policy"] as const satisfies (keyof BrowserRequest)[];

/** @param log Takes a line for what goes wrong, and for what is not held. */
export function createProcesses(
  executablePath: string,
  { headed = false, most = usualMost }: BrowserOptions,
  temporary: TemporaryFolder,
  log: (line: string) => void,
) {
  const running = new Map<Session, BrowserProcess>();
  const ending = new Set<Promise<unknown>>();
  const told = new Set<string>();
  let count = 0;

  /** @throws {HttpError} With 429 when as many run as may. */
  function checkRoom(): void {
    if (running.size < most) return;
    const message = `This mock runs ${most} browsers at most. End a session, or start it with more: --browsers N.`;
    throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
  }

  /** Says once what a browser of this machine does not have. */
  function tellUnheld({ settings }: Session): void {
    for (const name of unheld) {
      if (!settings[name] || told.has(name)) continue;
      told.add(name);
      log(`${name} is kept and shown, but the browser of this machine has no such thing.`);
    }
  }

  return {
    checkRoom,
    /**
     * Gives the process of a session. One that does not run is begun.
     *
     * @throws {HttpError} With 429 when as many run as may.
     */
    use(session: Session): BrowserProcess {
      const known = running.get(session);
      if (known) return known;
      checkRoom();
      tellUnheld(session);
      const browser = launchBrowser({
        executablePath,
        folder: temporary.path().then((path) => join(path, `${session.id}-${++count}`)),
        args: argumentsOf(session, headed),
        prepare: (send) => resize(send, session),
      });
      running.set(session, browser);
      const ended = browser.ended.then((how) => {
        ending.delete(ended);
        if (running.get(session) !== browser) return; // it was to end
        running.delete(session);
        log(`The browser of ${session.id} ${how} It is started again when it is needed.`);
      });
      ending.add(ended);
      return browser;
    },
    running: (session: Session) => running.get(session),
    end: (session: Session): void => {
      running.get(session)?.end();
      running.delete(session);
    },
    /** Resolves when those that were to end have ended. */
    ended: () => Promise.all(ending),
  };
}
