/** A mock without a port: for web pages, workers, Deno and Bun, where `fetch` and `Request` are all there is. */
import type { Mock } from "../mock.js";
import { createWebMock } from "./create.js";
import type { WebMockOptions } from "./options.js";

export type { Mock } from "../mock.js";
export type { MockOverrides, Override, OverrideContext } from "../overrides/types.js";
export type { CoverageReport, OperationCoverage, Seen } from "../../coverage/index.js";
export type { Har, HarEntry, HarSource } from "../../har/index.js";
export type { RestoreOptions, RestoreProblem, RestoreReport } from "../recording/types.js";
export type { Scenario, Scenarios } from "../scenarios/index.js";
export type { SeenRequest } from "../seen-request.js";
export type { StoredFile } from "../../service/model/stored-file.js";
export type { WebMockOptions } from "./options.js";

/**
 * Creates a mock that answers in the same page or process, by its `fetch`.
 *
 * @param options How it behaves.
 * @returns The mock. Its state is lost with the page; `startWorker` keeps it.
 * @throws {RangeError} If an option is out of range.
 * @see `docs/mock-in-pages.md`
 * @example
 * import { createClient } from "cloud-browser-contract";
 * import { createMock } from "cloud-browser-contract/mock/web";
 *
 * const mock = await createMock();
 * const client = createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch });
 * const { session_id } = await client.createBrowser({ body: { name: "shop" } });
 * mock.requests[0]?.operation; // "createBrowser"
 */
export async function createMock(options: WebMockOptions = {}): Promise<Mock> {
  const { mock } = await createWebMock(options);
  return mock;
}
