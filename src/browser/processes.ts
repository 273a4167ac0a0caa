/** The browsers that run: one for each session that needs one, up to a limit. */
import { join } from "node:path";
import type { CreateBrowserRequest } from "../../generated/openapi.js";
import { HttpError } from "../server/http-error.js";
import type { TemporaryFolder } from "../server/node/temporary-folder.js";
import type { Session } from "../service/model/session.js";
import type { SpecialSettings } from "../service/ports/browsers.js";
import { logOnce } from "./log-once.js";
import type { Engine } from "./engines/engine.js";
import type { BrowserOptions } from "./options.js";
import { type BrowserProcess, launchBrowser } from "./process.js";
import type { BrowserFeature } from "./feature.js";

/** Settings of a session that no browser here supports. */
const unsupported = [
  "stealth", "gpu", "memory", "video_memory", "chrome_policy", "vaults",
] as const satisfies (keyof CreateBrowserRequest)[];

/**
 * Creates the processes. None is started yet.
 *
 * @param features The features of each browser.
 * @param log Gets a line for each problem, and for each setting that the browsers do not support.
 */
export function createBrowserProcesses(
  engine: Engine,
  { maxBrowsers = engine.maxBrowsers }: BrowserOptions,
  features: readonly BrowserFeature[],
  temporary: TemporaryFolder,
  log: (line: string) => void,
) {
  const running = new Map<Session, BrowserProcess>();
  const ending = new Set<Promise<unknown>>();
  const logLineOnce = logOnce(log);
  let count = 0;

  /** @throws {HttpError} With 429 if the limit is reached. */
  function checkRoom(session?: Session): void {
    if (running.size < maxBrowsers || (session && running.has(session))) return;
    const more = engine.elsewhere ? "." : ", or allow more with --browsers N.";
    const message = `This mock runs at most ${maxBrowsers} browsers. End a session${more}`;
    throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
  }

  /** @throws {HttpError} With 400 if settings have what the engine has no way to give. */
  function checkSettings(settings: SpecialSettings): void {
    const [setting, reason] = engine.lacks?.(settings) ?? [];
    if (setting) throw new HttpError(400, [`${setting} is not possible with ${engine.elsewhere}: ${reason}.`]);
  }

  /** Logs each unsupported setting once. */
  function logUnsupported({ settings, network }: Session): void {
    const { refresh_rate } = settings.viewport;
    const { allowed_hosts, proxy_routes } = network ?? {};
    const ofOthers = {
      "viewport.refresh_rate": refresh_rate !== undefined,
      "network.allowed_hosts": allowed_hosts !== undefined,
      "network.proxy_routes": Boolean(proxy_routes?.length),
    };
    const others = Object.entries(ofOthers).filter(([, isSet]) => isSet).map(([name]) => name);
    for (const name of [...unsupported.filter((name) => settings[name]), ...others]) {
      logLineOnce(`${name} is stored and returned, but the browser does not support it.`);
    }
  }

  return {
    checkRoom,
    checkSettings,
    /**
     * Returns the process of a session. It is started if it does not run.
     *
     * @throws {HttpError} With 404 if the session has ended; with 429 if the limit is reached.
     */
    use(session: Session): BrowserProcess {
      const known = running.get(session);
      if (known) return known;
      if (session.deletedAt !== undefined) throw new HttpError(404, [], `The browser session ${session.id} has ended.`);
      checkRoom(session);
      checkSettings(session);
      logUnsupported(session);
      const browser = launchBrowser({
        engine,
        folder: temporary.path().then((path) => join(path, `${session.id}-${++count}`)),
        session,
        features,
      });
      running.set(session, browser);
      let hasCrashed = false;
      const forget = () => {
        hasCrashed ||= running.get(session) === browser; // otherwise it was ended on purpose
        if (hasCrashed && running.get(session) === browser) running.delete(session);
      };
      browser.gone.addEventListener("abort", forget); // from now on, another one may start
      const wasGiven = browser.given.then(() => true, () => false); // otherwise the requests for it tell why
      const ended = browser.ended.then(async (how) => {
        ending.delete(ended);
        forget();
        if (hasCrashed && await wasGiven) log(`The browser of ${session.id} ${how} It restarts when it is needed.`);
      });
      ending.add(ended);
      return browser;
    },
    running: (session: Session) => running.get(session),
    /** Ends the process of a session, if it runs. Returns a promise of its end. */
    end(session: Session): Promise<string> | undefined {
      const browser = running.get(session);
      browser?.end();
      running.delete(session);
      return browser?.ended;
    },
    /** Resolves when all processes that are ending have ended. */
    ended: () => Promise.all(ending),
  };
}
