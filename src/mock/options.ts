/** The options of a mock. */
import type { BrowserOptions } from "../browser/options.js";
import type { MockOverrides } from "./overrides/types.js";
import { endOfTime } from "../service/base/clock.js";
import type { HarSource } from "../har/index.js";
import type { Scenarios } from "./scenarios/index.js";
import { isLoopback } from "../trusted.js";

/** Options of `startMock`; the command has the same. */
export interface MockOptions {
  /** Port. By default 0, which picks a free one. */
  port?: number;
  /** Address or name to listen on. By default 127.0.0.1, so that only this machine reaches the mock. */
  host?: string;
  /** The only bearer token that is accepted. By default, every token is. */
  token?: string;
  /** How long each response is delayed, in milliseconds. By default 0. */
  latencyMs?: number;
  /** Whether to keep no state, and to answer every valid request by its example. By default false. */
  stateless?: boolean;
  /** Whether nothing exists at the start. By default, the resources of the contract's examples exist. */
  empty?: boolean;
  /** Overrides of operations. A reset restores them. */
  overrides?: MockOverrides;
  /** Adds to what exists at the start and after each reset. It gets the mock's base URL. */
  populate?: (url: string) => unknown;
  /**
   * Makes ids, names and keys the same in each run that sends the same requests, for screenshots and snapshots: a whole
   * number of 32 bits. By default, they are random.
   */
  seed?: number;
  /**
   * The time at which the mock's clock stands: it moves by `advance` alone, so that times are the same in each run.
   * What takes time, such as a deployment, then waits for `advance`. By default, the clock shows the machine's time.
   */
  now?: Date;
  /** Scenarios besides those that every mock has, for `mock.scenario(name)`. */
  scenarios?: Scenarios;
  /** Name of the scenario to start with. By default none. */
  scenario?: string;
  /** A recording to start from, as `restore` takes it. A reset goes back to it. */
  recording?: HarSource;
  /**
   * Path of an HTTP Archive to start from: a recording of a mock, the proxy or a web browser. A reset goes back to it.
   */
  har?: string;
  /** Base URL of the API in `har`, if it has a path, such as `https://app.example.com/api`. */
  harBaseUrl?: string;
  /** Whether to keep `har` up to date, so that what has changed is there at the next start. By default false. */
  save?: boolean;
  /** Whether to record what changes the mock, for `mock.record()`. It is kept in memory. By default false. */
  record?: boolean;
  /** How much the files may take, in MiB. Each file and directory counts 4 KiB besides its bytes. By default 4096. */
  maxStorageMiB?: number;
  /** Path of the OpenAPI description to serve, in YAML or JSON. By default, the contract. */
  description?: string;
  /**
   * Whether each session has a real browser, and which. It needs `playwright-core`, and Chrome or Chromium. Code in
   * requests then runs on this machine. By default, nothing runs.
   */
  browser?: boolean | BrowserOptions;
  /**
   * Whether commands of requests run, in a simulated shell on the files of their session. It needs `just-bash`. By
   * default, the mock runs only a few simple commands itself.
   */
  shell?: boolean;
  /** URL of the docs, to which the start page links. By default, it says how to serve them. */
  docsUrl?: string;
  /** Gets a line for each request. By default, there is no log. */
  log?: (line: string) => void;
}

/**
 * Checks the values of the options.
 *
 * @throws {RangeError} If one is out of range, or two cannot be combined.
 */
export function checkOptions(options: MockOptions): void {
  const { port = 0, latencyMs = 0, maxStorageMiB = 1, token, host = "127.0.0.1", browser, shell, stateless } = options;
  const { docsUrl, seed = 0, now } = options;
  checkRecording(options);
  checkInteger("port", port, 0, 65535);
  checkInteger("latencyMs", latencyMs, 0, 2 ** 31 - 1);
  checkInteger("maxStorageMiB", maxStorageMiB, 1, 2 ** 30);
  checkInteger("seed", seed, 0, 2 ** 32 - 1);
  const time = now instanceof Date ? now.getTime() : NaN; // JavaScript may pass a text
  if (now !== undefined && !(time >= 0 && time < endOfTime)) {
    throw new RangeError(`now must be a Date between the years 1970 and 9998, not ${String(now)}.`);
  }
  if (token !== undefined && !sendable.test(token)) {
    throw new RangeError("token must have only characters that a header can carry, and no spaces around it.");
  }
  if (browser) {
    if (stateless) throw new RangeError("browser needs a mock with state: omit stateless.");
    const { maxBrowsers, url, executablePath } = typeof browser === "object" ? browser : {};
    for (const one of url?.split(",") ?? []) checkAddress(one.trim());
    if (url !== undefined && executablePath !== undefined) {
      throw new RangeError("browser.url and browser.executablePath cannot be combined: browsers run there or here.");
    }
    if (maxBrowsers !== undefined) checkInteger("browser.maxBrowsers", maxBrowsers, 1, 1000);
    if (token === undefined && !isLoopback(host)) {
      throw new RangeError(`browser runs code from requests, and other machines can reach ${host}: set a token.`);
    }
  }
  if (shell && stateless) throw new RangeError("shell needs a mock with state: omit stateless.");
  if (docsUrl !== undefined && !/^https?:\/\/./.test(docsUrl)) {
    throw new RangeError("docsUrl must start with http:// or https://.");
  }
  if (host === "") throw new RangeError("host must be an address or a name of this machine, such as 127.0.0.1.");
}

/** Checks the address of a browser, or of a Selenium Grid. */
function checkAddress(url: string): void {
  const { protocol, username, search } = URL.canParse(url) ? new URL(url) : {};
  if (/^https?:$/.test(protocol ?? "") && !username && !search) return;
  throw new RangeError(`browser.url must have HTTP addresses, such as http://chrome:9222, not ${url}. A user name or a `
    + "query in them is not supported.");
}

function checkRecording({ record, recording, har, save, scenario, browser, stateless }: MockOptions): void {
  const [name] = Object.entries({ record, recording, har }).find(([, value]) => Boolean(value)) ?? [];
  if (save && har === undefined) throw new RangeError("save needs har, the path of the file.");
  if (scenario !== undefined && (recording ?? har) !== undefined) {
    throw new RangeError("scenario cannot be combined with a recording.");
  }
  if (recording !== undefined && har !== undefined) throw new RangeError("recording and har cannot be combined.");
  if (name === undefined) return;
  if (browser) throw new RangeError(`${name} cannot be combined with browser: a recording has no pages.`);
  if (stateless) throw new RangeError(`${name} needs a mock with state: omit stateless.`);
}

/** What a header can carry (RFC 9110, section 5.5): visible characters, with spaces between them. */
const sendable = /^[!-~\x80-\xff](?:[ -~\x80-\xff]*[!-~\x80-\xff])?$/;

function checkInteger(name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}.`);
}
