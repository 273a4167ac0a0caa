/** Starts a mock on Node.js: on a port, with files on disk, and with what runs browsers and commands if asked for. */
import { Script } from "node:vm";
import { deflateSync } from "node:zlib";
import { loadContract } from "../../contract/node/load.js";
import { listen } from "../../server/node/listen.js";
import { createNodeServer } from "../../server/node/server.js";
import { createDiskStorage } from "../../server/node/storage.js";
import { takeUpgrades } from "../../server/node/upgrade.js";
import type { Responder } from "../../server/http.js";
import type { Storage } from "../../server/storage.js";
import type { Platform } from "../../service/ports/platform.js";
import { version } from "../../version.js";
import { readAsset, readPanel } from "./assets.js";
import { createCdpConnections } from "./cdp.js";
import { withDiscovery } from "./discovery.js";
import { withWebDriver } from "./webdriver.js";
import { createMockCore } from "../core.js";
import type { Mock } from "../mock.js";
import { openRecording } from "./har-file.js";
import { nodeZip } from "./zip.js";
import { checkOptions, type MockOptions } from "../options.js";
import type { MockPlatform } from "../platform.js";

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
  const { port = 0, host = "127.0.0.1", maxStorageMiB = 4096, log } = options;
  const contract = await loadContract(options.description);
  const storage = createDiskStorage(maxStorageMiB);
  let url = "";
  const { real, browsers, webDriver, commands } = await loadPeers(options, storage);
  const served = { contract, origin: () => url, version: await version() };
  const { close: closeRecording, ...recorded } = await openRecording(options, served);
  const core = createMockCore(options, { ...nodePlatform, ...served, ...recorded, storage, browsers, commands });
  const { service } = core;
  const { devTools, reach } = service;
  const access = devTools && reach && { service, devTools, reach, host, log: (line: string) => log?.(line) };
  const gate = createGate(access && webDriver
    ? withWebDriver(withDiscovery(core.responder, access), access, webDriver)
    : core.responder);
  const server = createNodeServer(gate.responder, (error) =>
    log?.(`Invalid request ${error.status}: ${error.summary}`));
  const connections = real && access && webDriver && createCdpConnections(access, real.tunnel, webDriver);
  if (connections) takeUpgrades(server.http, connections.take);

  async function close(): Promise<void> {
    connections?.end();
    await server.close(() => service.end());
    webDriver?.end();
    await commands?.close();
    await storage.close();
    await closeRecording();
  }

  try {
    url = await listen(server.http, port, host); // addresses in what a recording has made begin with it
    const { restored } = await core.start();
    gate.open();
    if (!restored) await core.populate();
    return { ...core.mock, url, close, ...restored && { restored } };
  } catch (error) {
    gate.open();
    await close();
    throw error;
  }
}

/** Creates a responder that lets requests wait until what they build upon exists. */
function createGate(responder: Responder) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => open = resolve);
  const gated: Responder = {
    ...responder,
    async respond(request) {
      await opened;
      return responder.respond(request);
    },
  };
  return {
    responder: gated,
    open() {
      gated.respond = responder.respond; // from now on without a turn
      open();
    },
  };
}

/** What Node.js has built in. */
const nodePlatform = {
  readAsset,
  readPage: readPanel,
  zip: nodeZip,
  deflate: deflateSync,
  parseJavaScript: (code: string) => void new Script(code),
} satisfies Platform & Pick<MockPlatform, "readPage">;

/** Loads what runs the browsers and the commands, if the options ask for them. */
async function loadPeers({ browser, shell, log }: MockOptions, storage: Storage) {
  const real = browser ? await import("../../browser/index.js") : undefined;
  const browserOptions = typeof browser === "object" ? browser : {};
  const browsers = await real?.createBrowsers(browserOptions, storage, nodePlatform, (line) => log?.(line));
  const webDriver = real?.createWebDriver(browserOptions);
  const commands = shell ? await (await import("../../shell/index.js")).createCommands() : undefined;
  if (commands) log?.("Commands of requests run in a simulated shell, on the files of their session.");
  return { real, browsers, webDriver, commands };
}
