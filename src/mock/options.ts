/** How a mock behaves. */
import type { BrowserOptions } from "../browser/options.js";
import type { MockHandlers } from "./overrides/types.js";
import { isLoopback } from "./trusted.js";

/** Options of `startMock`; the command has the same. */
export interface MockOptions {
  /** Port. By default 0, which picks a free one. */
  port?: number;
  /** Address or name to listen on. By default 127.0.0.1, so that only this machine reaches the mock. */
  host?: string;
  /** The only bearer token that is accepted. By default any is. */
  token?: string;
  /** Milliseconds before each answer. By default 0. */
  latency?: number;
  /** Whether to remember nothing, and to answer every valid request by its example. By default false. */
  stateless?: boolean;
  /** Whether nothing exists at the start. By default it is what the examples of the contract show. */
  empty?: boolean;
  /** Overrides of operations. A reset brings them back. */
  handlers?: MockHandlers;
  /** Adds to what exists at the start, also after a reset. It gets the base URL of the mock. */
  seed?: (url: string) => unknown;
  /** How much the files may take, in MiB. Each file and directory counts 4 KiB beside its bytes. By default 4096. */
  storage?: number;
  /** Path of the OpenAPI description to serve, in YAML or JSON. By default it is the contract. */
  description?: string;
  /**
   * Whether each session has a real browser, and which. It needs `playwright-core`, and Chrome or Chromium. Code that
   * requests carry is then run on this machine. By default nothing runs.
   */
  browser?: boolean | BrowserOptions;
  /** Takes a line for each request. By default there is no log. */
  log?: (line: string) => void;
}

/**
 * Checks the options that have a range.
 *
 * @throws {RangeError} When one is out of it.
 */
export function checkOptions(options: MockOptions): void {
  const { port = 0, latency = 0, storage = 1, token, host = "127.0.0.1", browser, stateless } = options;
  check("port", port, 0, 65535);
  check("latency", latency, 0, 2 ** 31 - 1);
  check("storage", storage, 1, 2 ** 30);
  if (token !== undefined && !sendable.test(token)) {
    throw new RangeError("token must be what a header can carry, without spaces around it.");
  }
  if (browser) {
    if (stateless) throw new RangeError("browser needs a mock with state: leave stateless out.");
    if (typeof browser === "object" && browser.most !== undefined) check("browser.most", browser.most, 1, 1000);
    if (token === undefined && !isLoopback(host)) {
      throw new RangeError(`browser runs code of requests: at ${host}, where others reach it, it needs a token.`);
    }
  }
  if (host === "") throw new RangeError("host must be an address or a name of this machine, such as 127.0.0.1.");
}

/** What a header carries (RFC 9110, section 5.5): visible characters, and spaces between them. */
const sendable = /^[!-~\x80-\xff](?:[ -~\x80-\xff]*[!-~\x80-\xff])?$/;

function check(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}
