/** A mock server that keeps the contract: for a frontend to run against, and for tests to start and end. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { loadDescription } from "./description.js";
import { createFiles, type StoredFile } from "./files.js";
import { placeOf } from "./place.js";
import { createSeen, type SeenRequest } from "./seen.js";
import { createMockServer } from "./server.js";

export type { SeenRequest, StoredFile };

/** Options of `startMock`; the command has the same. */
export interface MockOptions {
  /** Port on 127.0.0.1. By default 0, which picks a free one. */
  port?: number;
  /** The only bearer token that is accepted. By default any is. */
  token?: string;
  /** Milliseconds before each answer. By default 0. */
  latency?: number;
  /** Whether to forget files as soon as they are written, and to take every move for done. By default false. */
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
  /** Forgets every file and every request. */
  reset(): Promise<void>;
  /** Answers what is in flight, then ends the server and removes its files. */
  close(): Promise<void>;
}

/**
 * Starts a mock server on 127.0.0.1.
 *
 * It answers as the contract says: every error has the `Error` body, and files are there after they were written. A
 * `Prefer` header asks for a response: `code=403`, `example=…`, `dynamic=true`. Two mocks in one process share nothing.
 *
 * @param options How it behaves.
 * @returns The running mock.
 * @throws {RangeError} When an option is out of its range.
 * @throws {Error} When packages are missing, the description cannot be served, or the port is in use. Every message is
 *   one line that says what to do.
 * @see Service description, sections 4, 5 and 7; RFC 7240 for `Prefer`
 * @example
 * import { createClient, unwrap } from "cloud-browser-contract";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const client = createClient({ baseUrl: mock.url, token: "any-token" });
 * const params = { path: { id: "brw_7f3k2m9x" }, query: { path: "/notes.txt" } };
 * await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params, body: "Remember the milk.\n" }));
 * mock.file("brw_7f3k2m9x", "/notes.txt")?.size; // 19
 * mock.requests[0]?.operation; // "writeFile"
 * await mock.close();
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, latency = 0, storage = 4096, stateless = false, token, description, log } = options;
  check("port", port, 0, 65535);
  check("latency", latency, 0, 2 ** 31 - 1);
  check("storage", storage, 1, 2 ** 30);
  if (token !== undefined && !/^[!-~]+$/.test(token)) throw new RangeError("token must be visible ASCII.");
  const files = createFiles(storage);
  const seen = createSeen();
  const rules = { description: await loadDescription(description), files: stateless ? undefined : files, token };
  const server = createMockServer(rules, { latency, log, see: (request) => seen.add(request) });
  server.http.listen(port, "127.0.0.1");
  await once(server.http, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on 127.0.0.1:${port}: ${message}.`);
    throw new Error(`Port ${port} on 127.0.0.1 is in use. End what uses it, or take another port.`);
  });
  return {
    url: `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`,
    requests: seen.requests,
    file: (session, path) => files.get(session, placeOf("path", path)),
    async reset() {
      seen.clear();
      await files.reset();
    },
    async close() {
      await server.close();
      await files.close();
    },
  };
}

function check(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}
