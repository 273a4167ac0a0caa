/** How a mock behaves. */
import type { MockHandlers } from "./overrides/types.js";

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
  /** Takes a line for each request. By default there is no log. */
  log?: (line: string) => void;
}

/**
 * Checks the options that have a range.
 *
 * @throws {RangeError} When one is out of it.
 */
export function checkOptions({ port = 0, latency = 0, storage = 1, token, host = "127.0.0.1" }: MockOptions): void {
  check("port", port, 0, 65535);
  check("latency", latency, 0, 2 ** 31 - 1);
  check("storage", storage, 1, 2 ** 30);
  if (token !== undefined && !sendable.test(token)) {
    throw new RangeError("token must be what a header can carry, without spaces around it.");
  }
  if (host === "") throw new RangeError("host must be an address or a name of this machine, such as 127.0.0.1.");
}

/** What a header carries (RFC 9110, section 5.5): visible characters, and spaces between them. */
const sendable = /^[!-~\x80-\xff](?:[ -~\x80-\xff]*[!-~\x80-\xff])?$/;

function check(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}
