/** A mock server that keeps the contract: for a frontend to run against, and for tests to start and end. */
import { setImmediate } from "node:timers/promises";
import { loadContract } from "../contract/index.js";
import { listen } from "../listen.js";
import { createSeen, type SeenRequest } from "./http/seen.js";
import { createMockServer } from "./http/server.js";
import { checkOptions, type MockOptions } from "./options.js";
import { type MockHandlers, putOver } from "./overrides.js";
import { createService } from "./service/index.js";
import { defaultsOf, shownBy } from "./shown.js";
import { createStorage } from "./storage.js";
import type { StoredFile } from "./stored-file.js";

export type { MockHandlers, MockOptions, SeenRequest, StoredFile };

/** A running mock. */
export interface Mock {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The latest requests, oldest first: at most 1,000. */
  requests: readonly SeenRequest[];
  /** A file that was written to a browser session, or moved there. */
  file(session: string, path: string): StoredFile | undefined;
  /**
   * Puts handlers over those of the mock, in place of those that were put there before.
   *
   * @throws {RangeError} When there is no such operation.
   */
  use(handlers: MockHandlers): void;
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
  checkOptions(options);
  const { port = 0, host = "127.0.0.1", latency = 0, storage: limit = 4096, stateless, empty } = options;
  const { token, description, log, seed } = options;
  const contract = await loadContract(description);
  const storage = createStorage(limit);
  let url = "";
  const service = createService(storage, shownBy(contract), defaultsOf(contract), () => url);
  const seen = createSeen();
  const below = stateless ? {} : service.handlers;
  const rules = { contract, storage, token, handlers: below, ...!stateless && { isTokenOf: service.isTokenOf } };
  const mock: Mock = {
    url,
    requests: seen.requests,
    file: service.file,
    use(handlers) {
      rules.handlers = putOver(contract, below, handlers);
    },
    async advance(ms) {
      if (!(ms >= 0 && ms <= longest)) throw new RangeError(`advance takes from 0 to ${longest} ms, not ${ms}.`);
      service.advance(ms);
      await setImmediate(); // what has happened is on its way to those who follow it
    },
    async reset() {
      await begin();
      seen.clear();
      await addSeed();
    },
    async close() {
      await server.close(() => service.end());
      await storage.close();
    },
  };
  mock.use(options.handlers ?? {});
  await begin();
  let isSeeding = false; // what the seed asks is nobody's request
  const server = createMockServer(rules, {
    latency,
    log: log && ((line) => isSeeding || log(line)),
    see: (...request) => isSeeding || seen.add(...request),
    controls: mock,
  });
  url = await listen(server.http, port, host);
  await addSeed().catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  return Object.assign(mock, { url });

  /** Brings what exists at the start. What nobody can ask for need not be there. */
  async function begin(): Promise<void> {
    await service.end();
    if (!stateless && !empty) await service.seed();
  }

  async function addSeed(): Promise<void> {
    isSeeding = true;
    try {
      await seed?.(url);
    } finally {
      isSeeding = false;
    }
  }
}

/** How far the time goes forward at once: some hundred years, in milliseconds. */
const longest = 2 ** 42;
