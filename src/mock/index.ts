/** A mock server that follows the contract: for frontends to run against, and for tests to start and stop. */
import { setImmediate } from "node:timers/promises";
import { loadContract } from "../contract/index.js";
import { listen } from "../server/node/listen.js";
import { createNodeServer } from "../server/node/server.js";
import { takeUpgrades } from "../server/node/upgrade.js";
import { createStorage, type Storage } from "../server/storage.js";
import { createCdpConnections } from "./cdp.js";
import type { Controls } from "./control.js";
import { createMockFetch } from "./fetch.js";
import type { Mock } from "./mock.js";
import { checkOptions, type MockOptions } from "./options.js";
import { createOverrides } from "./overrides/store.js";
import type { MockOverrides, Override, OverrideContext } from "./overrides/types.js";
import { createMockResponder } from "./responder.js";
import { createRequestHistory, type SeenRequest } from "./request-history.js";
import { createService } from "../service/index.js";
import { createDefaultsOf, createExampleOf } from "./examples.js";
import type { StoredFile } from "../service/model/stored-file.js";

export type { Mock, MockOverrides, MockOptions, Override, OverrideContext, SeenRequest, StoredFile };

/**
 * Starts a mock server on 127.0.0.1.
 *
 * It answers as the contract says: every error has the `Error` body, and a resource exists until it is deleted. A
 * `Prefer` header selects a response: `code=403`, `example=…`, `dynamic=true`. Mocks in the same process share no
 * state.
 *
 * @param options How it behaves.
 * @returns The running mock.
 * @throws {RangeError} If an option is out of range.
 * @throws {Error} If the description cannot be read, or the port is in use. The message is one line that says why.
 * @see `openapi.yaml`, info.description: Errors; `docs/mock.md`; RFC 7240 for `Prefer`
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
  const { port = 0, host = "127.0.0.1", maxStorageMiB = 4096, stateless, empty, log, populate } = options;
  const contract = await loadContract(options.description);
  const storage = createStorage(maxStorageMiB);
  let url = "";
  const { real, browsers, commands } = await loadPeers(options, storage);
  const origin = () => url;
  const examples = { exampleOf: createExampleOf(contract), defaultsOf: createDefaultsOf(contract) };
  const service = createService({ storage, ...examples, origin, browsers, commands });
  const history = createRequestHistory();
  const overrides = createOverrides(contract);
  overrides.setInitial(options.overrides ?? {});
  let isPopulating = false; // the requests of `populate` are neither listed nor logged
  const controls: Controls = {
    requests: history.requests,
    replaceOverride: (operation, override) => overrides.replace(operation, override),
    resetOverrides: (operation) => overrides.reset(operation),
    advance: (ms) => mock.advance(ms),
    reset: () => mock.reset(),
  };
  const responder = createMockResponder({
    contract,
    storage,
    overrides,
    history: {
      ...history,
      add(...exchange) {
        if (!isPopulating) history.add(...exchange);
      },
    },
    controls,
    ...!stateless && { service },
  }, {
    ...options,
    ...log && {
      log(line) {
        if (!isPopulating) log(line);
      },
    },
  });
  const server = createNodeServer(responder, (error) => log?.(`Invalid request ${error.status}: ${error.summary}`));
  const connections = real && service.devTools
    && createCdpConnections(service, service.devTools, host, real.tunnel, (line) => log?.(line));
  if (connections) takeUpgrades(server.http, connections.take);
  const mock: Mock = {
    url,
    requests: history.requests,
    file: service.file,
    fetch: createMockFetch(responder),
    use: (added) => overrides.add(added),
    setInitialOverrides: (initial) => overrides.setInitial(initial),
    async advance(ms) {
      service.advance(ms);
      await setImmediate(); // lets events reach their subscribers
    },
    async reset() {
      overrides.reset();
      await restoreService();
      history.clear();
      await runPopulate();
    },
    async close() {
      connections?.end();
      await server.close(() => service.end());
      await commands?.close();
      await storage.close();
    },
  };
  await restoreService();
  url = await listen(server.http, port, host);
  await runPopulate().catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  return Object.assign(mock, { url });

  /** Restores what exists at the start. A stateless mock needs none of it. */
  async function restoreService(): Promise<void> {
    await service.end();
    if (!stateless && !empty) await service.seed();
  }

  async function runPopulate(): Promise<void> {
    isPopulating = true;
    try {
      await populate?.(url);
    } finally {
      isPopulating = false;
    }
  }
}

/** Loads what runs the browsers and the commands, if the options ask for them. */
async function loadPeers({ browser, shell, log }: MockOptions, storage: Storage) {
  const real = browser ? await import("../browser/index.js") : undefined;
  const browsers = await real?.createBrowsers(
    typeof browser === "object" ? browser : {}, storage, (line) => log?.(line),
  );
  const commands = shell ? await (await import("../shell/index.js")).createCommands() : undefined;
  if (commands) log?.("Commands of requests run in a simulated shell, on the files of their session.");
  return { real, browsers, commands };
}
