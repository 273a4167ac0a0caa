/** A mock server that keeps the contract: for a frontend to run against, and for tests to start and end. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Contract, loadContract } from "../contract/index.js";
import { createSeen, type SeenRequest } from "./http/seen.js";
import { createMockServer } from "./http/server.js";
import { createService, type Shown, type StoredFile } from "./service/index.js";
import { createStorage } from "./storage.js";

export type { SeenRequest, StoredFile };

/** Options of `startMock`; the command has the same. */
export interface MockOptions {
  /** Port on 127.0.0.1. By default 0, which picks a free one. */
  port?: number;
  /** The only bearer token that is accepted. By default any is. */
  token?: string;
  /** Milliseconds before each answer. By default 0. */
  latency?: number;
  /** Whether to remember nothing, and to answer every valid request by its example. By default false. */
  stateless?: boolean;
  /** How much the files may take, in MiB. Each file and directory counts 4 KiB beside its bytes. By default 4096. */
  storage?: number;
  /** Path of the OpenAPI description to serve, in YAML or JSON. By default it is the contract. */
  description?: string;
  /** Takes a line for each request. By default there is no log. */
  log?: (line: string) => void;
}

/** A running mock. */
export interface Mock {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The latest requests, oldest first: at most 1,000. */
  requests: readonly SeenRequest[];
  /** A file that was written to a browser session, or moved there. */
  file(session: string, path: string): StoredFile | undefined;
  /**
   * Moves the time of the mock forward, so that a test need not wait: for a timeout, or for a deployment to run.
   *
   * @param ms Milliseconds. Whatever becomes due in them has happened, in its order, when this resolves.
   * @throws {RangeError} When it is not a number that time can go forward by.
   */
  advance(ms: number): Promise<void>;
  /** Brings the start back: what was created, changed or deleted since, and every request, is forgotten. */
  reset(): Promise<void>;
  /** Answers what is in flight, then ends the server and removes its files. */
  close(): Promise<void>;
}

/**
 * Starts a mock server on 127.0.0.1.
 *
 * It answers as the contract says: every error has the `Error` body, and what was created is there until it is deleted.
 * A `Prefer` header asks for a response: `code=403`, `example=…`, `dynamic=true`. Two mocks in one process share
 * nothing that a request can change.
 *
 * @param options How it behaves.
 * @returns The running mock.
 * @throws {RangeError} When an option is out of its range.
 * @throws {Error} When the description cannot be read, or the port is in use. The message is one line that says why.
 * @see Service description, sections 4, 5 and 7; RFC 7240 for `Prefer`
 * @example
 * import { createClient, unwrap } from "cloud-browser-contract";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const client = createClient({ baseUrl: mock.url, token: "any-token" });
 * const params = { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" }, query: { path: "/notes.txt" } };
 * await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params, body: "Remember the milk.\n" }));
 * mock.file("bs5c8m2r9k4t7w1x6v3n0q8z", "/notes.txt")?.size; // 19
 * mock.requests[0]?.operation; // "writeFile"
 * await mock.close();
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, latency = 0, storage: limit = 4096, stateless = false, token, description, log } = options;
  check("port", port, 0, 65535);
  check("latency", latency, 0, 2 ** 31 - 1);
  check("storage", limit, 1, 2 ** 30);
  if (token !== undefined && !sendable.test(token)) {
    throw new RangeError("token must be what a header can carry, without spaces around it.");
  }
  const contract = await (description === undefined ? own ??= loadContract() : loadContract(description));
  const storage = createStorage(limit);
  let url = "";
  const service = createService(storage, shownBy(contract), () => url);
  if (!stateless) await service.reset(); // what nobody asks need not be there
  const seen = createSeen();
  const { handlers, isTokenOf } = service;
  const rules = { contract, storage, token, ...stateless ? { handlers: {} } : { handlers, isTokenOf } };
  const server = createMockServer(rules, { latency, log, see: seen.add });
  server.http.listen(port, "127.0.0.1");
  await once(server.http, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on 127.0.0.1:${port}: ${message}.`);
    throw new Error(`Port ${port} on 127.0.0.1 is in use. End what uses it, or take another port.`);
  });
  url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  return {
    url,
    requests: seen.requests,
    file: service.file,
    // eslint-disable-next-line @typescript-eslint/require-await -- so that what is due may take its time one day
    async advance(ms) {
      if (!(ms >= 0 && ms < Infinity)) throw new RangeError(`advance takes milliseconds, from 0 on, not ${ms}.`);
      service.advance(ms);
    },
    async reset() {
      seen.clear();
      await service.reset();
    },
    async close() {
      await server.close();
      await service.end();
      await storage.close();
    },
  };
}

/** The package's own contract, which every mock of a process asks. */
let own: Promise<Contract> | undefined;

/** Gives what a contract shows for the success of an operation; nothing for one that it does not have. */
function shownBy(contract: Contract): Shown {
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  return async (id) => {
    const operation = operations.get(id);
    return operation && structuredClone((await contract.exampleAnswer(operation)).body) as never;
  };
}

/** What a header carries (RFC 9110, section 5.5): visible characters, and spaces between them. */
const sendable = /^[!-~\x80-\xff](?:[ -~\x80-\xff]*[!-~\x80-\xff])?$/;

function check(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}
