/**
 * ChromeDriver, which speaks WebDriver and WebDriver BiDi for a browser that runs. Each browser has its own (17 ms, 19
 * MB), so that a client sees no other sessions, and it ends with the browser.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { HttpError } from "../../server/http-error.js";
import type { DevTools } from "../../service/ports/browsers.js";
import { createLeftovers } from "../engines/leftovers.js";
import { findDriver } from "../find.js";
import type { BrowserOptions } from "../options.js";

/** A driver that runs. */
export interface Driver {
  /** Its URL, without a slash at the end. */
  url: string;
  /** Where it finds the browser, as a host and a port. */
  debuggerAddress: string;
  /** Is aborted when the browser has ended. */
  gone: AbortSignal;
}

/** The drivers of a mock's browsers. */
export interface Drivers {
  /**
   * Returns the driver of a browser. It is started if it does not run.
   *
   * @throws {HttpError} With 501 if there is none on this machine, or none for this browser.
   */
  of: (browser: DevTools) => Promise<Driver>;
  /** Notes that all browsers have ended. */
  end: () => void;
}

/** Creates the drivers. None is started yet. */
export function createDrivers({ executablePath }: BrowserOptions): Drivers {
  const leftovers = createLeftovers();
  const running = new WeakMap<AbortSignal, Promise<Driver>>();

  async function start({ url: browser, gone }: DevTools): Promise<Driver> {
    const { protocol, host: debuggerAddress, pathname } = new URL(browser);
    if (protocol !== "ws:" || !pathname.startsWith("/devtools/")) {
      throw new HttpError(501, [], `ChromeDriver cannot reach the browser at ${browser}. Connect to cdp_ws_url.`);
    }
    const path = await findDriver(executablePath);
    if (!path) {
      throw new HttpError(501, [], "WebDriver needs ChromeDriver, of the browser's version. Install it with apt-get "
        + "install chromium-driver (Debian, Ubuntu), or give its path in CHROMEDRIVER. Or connect to cdp_ws_url.");
    }
    const forget = () => running.delete(gone); // the next call starts another one
    const url = `http://127.0.0.1:${await startProgram(path, gone, forget)}`;
    const noLongerUsed = leftovers.use(`${url}/shutdown`);
    gone.addEventListener("abort", noLongerUsed);
    return { url, debuggerAddress, gone };
  }

  return {
    of(browser) {
      const known = running.get(browser.gone);
      if (known) return known;
      const started = start(browser);
      running.set(browser.gone, started);
      started.catch(() => running.delete(browser.gone)); // it may be installed meanwhile
      return started;
    },
    end: leftovers.end,
  };
}

/** Starts ChromeDriver until a signal. Returns its port. */
async function startProgram(path: string, until: AbortSignal, onExit: () => void): Promise<string> {
  const child = spawn(path, ["--port=0"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true, // Ctrl-C must only end the mock itself
    signal: until,
  });
  child.once("exit", onExit);
  const failed = once(child, "exit").then(
    ([code, signal]: unknown[]) => `ended with ${String(signal ?? code)}`,
    (error: unknown) => `could not be started: ${String(error)}`,
  );
  const port = new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const [, found] = /started successfully on port (\d+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return Promise.race([port, failed.then((how) => Promise.reject(new HttpError(502, [], `ChromeDriver ${how}.`)))]);
}
