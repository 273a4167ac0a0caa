/** A mock server that keeps the contract: for a frontend to run against, and for tests to start and end. */
import { setImmediate } from "node:timers/promises";
import { loadContract } from "../contract/index.js";
import { listen } from "../server/node/listen.js";
import { createNodeServer } from "../server/node/server.js";
import { createStorage } from "../server/storage.js";
import { takeUpgrades } from "../server/node/upgrade.js";
import { createCdp } from "./cdp.js";
import type { Controls } from "./control.js";
import { createMockFetch } from "./fetch.js";
import { checkOptions, type MockOptions } from "./options.js";
import { createOverrides } from "./overrides/store.js";
import type { MockHandlers, Override, OverrideContext } from "./overrides/types.js";
import { createMockResponder } from "./responder.js";
import { createSeen, type SeenRequest } from "./seen.js";
import { createService } from "./service/index.js";
import { defaultsOf, shownBy } from "./shown.js";
import type { StoredFile } from "./stored-file.js";

export type { MockHandlers, MockOptions, Override, OverrideContext, SeenRequest, StoredFile };

/** A running mock. */
export interface Mock {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The latest requests, oldest first: at most 1,000. */
  requests: readonly SeenRequest[];
  /** A file that was written to a browser session, or moved there. */
  file(session: string, path: string): StoredFile | undefined;
  /**
   * Answers a request in the process, without a port: `createClient({ baseUrl: mock.url, token, fetch: mock.fetch })`.
   * It stands in wherever a `fetch` is taken.
   */
  fetch: typeof fetch;
  /**
   * Adds overrides, over those that are there. `reset` takes them away again.
   *
   * @throws {RangeError} When there is no such operation, or an override is none.
   */
  use(handlers: MockHandlers): void;
  /**
   * Replaces the overrides that the mock was started with. Those that were added since are gone.
   *
   * @throws {RangeError} When there is no such operation, or an override is none.
   */
  startWith(handlers: MockHandlers): void;
  /**
   * Moves the time of the mock forward, so that a test need not wait: for a timeout, or for a deployment to run.
   *
   * @param ms Milliseconds. Whatever becomes due in them has happened, in its order, when this resolves.
   * @throws {RangeError} When the time cannot go forward by so much: it ends with the year 9998.
   */
  advance(ms: number): Promise<void>;
  /** Brings back the start. What was created, changed or deleted since, overrides and requests are forgotten. */
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
  const { port = 0, host = "127.0.0.1", storage: limit = 4096, stateless, empty } = options;
  const { description, log, seed, browser } = options;
  const contract = await loadContract(description);
  const storage = createStorage(limit);
  let url = "";
  const real = browser ? await import("../browser/index.js") : undefined;
  const tell = (line: string) => log?.(line);
  const browsers = await real?.createBrowsers(typeof browser === "object" ? browser : {}, tell);
  const service = createService(storage, shownBy(contract), defaultsOf(contract), () => url, browsers);
  const seen = createSeen();
  const overrides = createOverrides(contract);
  overrides.startWith(options.handlers ?? {});
  let isSeeding = false; // what the seed asks is nobody's request
  const controls: Controls = {
    requests: seen.requests,
    override: (operation, override) => overrides.replace(operation, override),
    dropOverrides: (operation) => overrides.reset(operation),
    advance: (ms) => mock.advance(ms),
    reset: () => mock.reset(),
  };
  const responder = createMockResponder({
    contract,
    storage,
    overrides,
    seen: { ...seen, add: (...exchange) => void (isSeeding || seen.add(...exchange)) },
    controls,
    ...!stateless && { service },
  }, { ...options, ...log && { log: (line: string) => void (isSeeding || log(line)) } });
  const server = createNodeServer(responder, (error) => log?.(`Invalid request ${error.status}: ${error.summary}`));
  const cdp = real && service.devTools && createCdp(service, service.devTools, host, real.tunnel, tell);
  if (cdp) takeUpgrades(server.http, cdp.take);
  const mock: Mock = {
    url,
    requests: seen.requests,
    file: service.file,
    fetch: createMockFetch(responder),
    use: (handlers) => overrides.add(handlers),
    startWith: (handlers) => overrides.startWith(handlers),
    async advance(ms) {
      service.advance(ms);
      await setImmediate(); // what has happened is on its way to those who follow it
    },
    async reset() {
      overrides.reset();
      await begin();
      seen.clear();
      await addSeed();
    },
    async close() {
      cdp?.end();
      await server.close(() => service.end());
      await storage.close();
    },
  };
  await begin();
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
