/** A mock without a port: for web pages, workers, Deno and Bun, where `fetch` and `Request` are all there is. */
import { base64ToUint8Array } from "uint8array-extras";
import { assets, document, version } from "virtual:embedded";
import { createContract } from "../../contract/index.js";
import { createBlobStorage } from "../../server/blob-storage.js";
import { createMockCore } from "../core.js";
import type { Mock } from "../mock.js";
import { checkOptions, type MockOptions } from "../options.js";

/** Options of `createMock`: those of `startMock` that need no port, files or processes. */
export interface WebMockOptions
  extends Omit<MockOptions, "port" | "host" | "description" | "browser" | "shell"> {
  /** Base URL of the mock: the start of the addresses in its responses. By default `https://mock.test`. */
  url?: string;
}

/** How much the files may take by default, in MiB. They are in memory, or wherever the browser moves them. */
const defaultStorageMiB = 512;

/**
 * Creates a mock that answers in the same process, by its `fetch`.
 *
 * @param options How it behaves.
 * @returns The mock. Its state is lost with the page.
 * @throws {RangeError} If an option is out of range.
 */
export async function createMock({ url = "https://mock.test", ...options }: WebMockOptions = {}): Promise<Mock> {
  checkOptions(options);
  const { host } = new URL(url);
  const storage = createBlobStorage(options.maxStorageMiB ?? defaultStorageMiB);
  const { mock, service, restore, populate } = createMockCore({ ...options, host }, {
    contract: createContract(document),
    storage,
    origin: () => url,
    readAsset: (name) => Promise.resolve(base64ToUint8Array(assets[name] ?? "")),
    version,
  });
  await restore();
  await populate();
  return {
    ...mock,
    url,
    async close() {
      await service.end();
      await storage.close();
    },
  };
}
