/** Real browsers for the sessions of a mock: what they do is what the session's requests ask. */
import type { BrowserType } from "playwright-core";
import { tooLong } from "../mock/service/playwright/code.js";
import type { Browsers } from "../mock/service/sessions/browsers.js";
import type { Session } from "../mock/service/sessions/index.js";
import { messageOf } from "../server/errors.js";
import { HttpError } from "../server/http-error.js";
import { createTemporaryFolder } from "../server/temporary-folder.js";
import { readClipboard, writeClipboard } from "./clipboard.js";
import { act } from "./controls.js";
import { execute } from "./execute.js";
import { findBrowser } from "./find.js";
import { createFront, type Front } from "./front.js";
import type { BrowserOptions } from "./options.js";
import { createProcesses } from "./processes.js";
import { openAddress, resize } from "./window.js";

export { tunnel } from "./tunnel.js";

/**
 * Makes the browsers, of which none runs yet.
 *
 * @param log Takes a line for what goes wrong, and for what is not held.
 * @throws {Error} When there is no browser, or no `playwright-core`. The message is one line that says what to install.
 */
export async function createBrowsers(options: BrowserOptions, log: (line: string) => void): Promise<Browsers> {
  const chromium = await loadPlaywright();
  const executablePath = await findBrowser(options.executablePath, chromium.executablePath());
  const temporary = createTemporaryFolder();
  const processes = createProcesses(executablePath, options, temporary, log);
  const fronts = new WeakMap<Session, Front>();

  /** Gives the page of a session that a person would see. */
  function frontOf(session: Session) {
    let front = fronts.get(session);
    if (!front) fronts.set(session, front = createFront(chromium, () => devTools(session)));
    return front();
  }

  async function devTools(session: Session) {
    try {
      return await processes.use(session).ready;
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(500, [], messageOf(error));
    }
  }

  return {
    devTools,
    life: {
      checkRoom: processes.checkRoom,
      begin: (session) => void processes.use(session),
      async change(session, { viewport, start_url }) {
        const process = processes.running(session);
        if (!process) return;
        await process.ready;
        if (viewport) await resize(process.send, session);
        if (start_url) await openAddress(await frontOf(session), session);
      },
      end: processes.end,
      async ended() {
        await processes.ended();
        await temporary.remove();
      },
    },
    controls: {
      act: async (session, action) => act(await frontOf(session), action),
      writeClipboard: async (session, text) => writeClipboard(await frontOf(session), text),
      readClipboard: async (session) => readClipboard(await frontOf(session)),
    },
    picture: {
      async screenshot(session, screen, region) {
        const clip = screen.part(region);
        return (await frontOf(session)).screenshot({ ...region && { clip }, scale: "css" });
      },
    },
    async runCode(session, code, signals) {
      const { port, path } = await devTools(session);
      const late = AbortSignal.timeout(code.limit * 1000);
      const ends = AbortSignal.any([...signals.filter((signal) => signal !== undefined), late]);
      const ran = await execute(`ws://127.0.0.1:${port}${path}`, code, await temporary.path(), ends);
      return late.aborted ? { ...ran, error: tooLong(code.limit) } : ran;
    },
  };
}

async function loadPlaywright(): Promise<BrowserType> {
  try {
    return (await import("playwright-core")).chromium;
  } catch {
    throw new Error("A real browser needs playwright-core. Install it: npm install -D playwright-core, pnpm add -D "
      + "playwright-core, or yarn add -D playwright-core.");
  }
}
