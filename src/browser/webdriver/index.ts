/** WebDriver and WebDriver BiDi, by ChromeDriver. A new session attaches to the browser that runs. */
import { HttpError } from "../../server/http-error.js";
import type { Upgrade } from "../../server/node/upgrade.js";
import type { DevTools } from "../../service/ports/browsers.js";
import type { BrowserOptions } from "../options.js";
import { tunnel } from "../tunnel.js";
import { bridgeBidi } from "./bidi.js";
import { withDebuggerAddress } from "./capabilities.js";
import { createDrivers } from "./drivers.js";

/** A command of WebDriver, as HTTP has it. */
export interface WebDriverCommand {
  method: string;
  path: string;
  body?: string | undefined;
  signal: AbortSignal;
}

/** Speaks WebDriver for browsers. Each function rejects with a 501 if ChromeDriver is not installed. */
export interface WebDriver {
  /** Executes a command. Returns the status and the JSON of its response. */
  send: (browser: DevTools, command: WebDriverCommand) => Promise<{ status: number; body: string }>;
  /**
   * Connects a client by BiDi, to a session at a path, or to the one that it begins.
   *
   * @param onData Is called for what the client sends.
   * @returns What closes the connection.
   */
  connect: (browser: DevTools, upgrade: Upgrade, path: string, onData: () => void) => Promise<() => void>;
  /** Notes that all browsers have ended. */
  end: () => void;
}

/** Creates it. No driver is started yet. */
export function createWebDriver(options: BrowserOptions): WebDriver {
  const drivers = createDrivers(options);
  return {
    async send(browser, { method, path, body, signal }) {
      const { url, debuggerAddress } = await drivers.of(browser);
      const isNew = method === "POST" && path === "/session";
      const sent = isNew && body ? withAddress(body, debuggerAddress) : body;
      const headers = { "Content-Type": "application/json; charset=utf-8" };
      const response = await fetch(`${url}${path}`, { method, headers, signal, ...sent && { body: sent } });
      return { status: response.status, body: await response.text() };
    },
    async connect(browser, upgrade, path, onData) {
      const driver = await drivers.of(browser);
      if (path === "" || path === "/session") return bridgeBidi(upgrade, driver, onData);
      const url = `${driver.url.replace("http", "ws")}${path}`;
      const { end, isOpen } = tunnel(upgrade, { ...browser, url, ready: Promise.resolve() }, onData);
      if (await isOpen) return end;
      throw new HttpError(502, [], "ChromeDriver does not accept the connection.");
    },
    end: drivers.end,
  };
}

/** @throws {HttpError} With 400 if a text is not JSON. */
function withAddress(body: string, debuggerAddress: string): string {
  let parameters: object;
  try {
    parameters = JSON.parse(body) as object;
  } catch {
    throw new HttpError(400, ["The request body is not valid JSON."]);
  }
  return JSON.stringify(withDebuggerAddress(parameters, debuggerAddress));
}
