/** Creates a mock where `fetch` and `Request` are all there is: in web pages, workers, Deno and Bun. */
import { assets, document, version } from "virtual:embedded";
import { bytesOfBase64 } from "../../bytes.js";
import { createContract } from "../../contract/index.js";
import { createBlobStorage } from "../../server/blob-storage.js";
import { createFetch } from "../../server/fetch.js";
import { createMockCore } from "../core.js";
import type { JournalStore } from "../journal/journal.js";
import type { ReplayFailure } from "../journal/replay.js";
import type { Mock } from "../mock.js";
import { checkOptions } from "../options.js";
import type { WebMockOptions } from "./options.js";

/** A mock, and what a worker needs of it. */
export interface WebMock {
  mock: Mock;
  /** Answers a request as it is, also one of a navigation. */
  answer: (request: Request) => Promise<Response>;
  /** The calls of the journal that could not be made again. */
  failures: ReplayFailure[];
}

/** How much the files may take by default, in MiB. They are in memory, or wherever the browser moves them. */
const defaultStorageMiB = 512;

/**
 * Creates a mock.
 *
 * @param journal Keeps what changes it, if anything does.
 * @param readPage Reads the page of the panel, if there is one.
 * @throws {RangeError} If an option is out of range.
 */
export async function createWebMock(
  { url: baseUrl = "https://mock.test", ...options }: WebMockOptions,
  journal?: JournalStore,
  readPage?: () => Promise<Uint8Array>,
): Promise<WebMock> {
  checkOptions(options);
  if (!URL.canParse(baseUrl)) throw new RangeError(`url must be a URL such as https://mock.test, not "${baseUrl}".`);
  const url = baseUrl.replace(/\/+$/, "");
  const { host, pathname } = new URL(url);
  const basePath = pathname === "/" ? "" : pathname;
  const storage = createBlobStorage(options.maxStorageMiB ?? defaultStorageMiB);
  const { mock, responder, service, endPanel, start, populate } = createMockCore({ ...options, host }, {
    contract: createContract(document),
    storage,
    origin: () => url,
    basePath,
    readAsset: (name) => Promise.resolve(bytesOfBase64(assets[name] ?? "")),
    version,
    journal,
    readPage,
  });
  const { failures, restored } = await start();
  await populate();
  async function close(): Promise<void> {
    endPanel();
    await service.end();
    await storage.close();
  }
  const answer = createFetch(responder, basePath);
  return { mock: { ...mock, url, close, ...restored && { restored } }, answer, failures };
}
