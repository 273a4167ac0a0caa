/** The SDK iterates over pages by the headers of the response, and stops after the last page. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OffsetPagination } from "@onkernel/sdk/pagination";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { call, createKernel } from "./call.js";
import { responsesOf, operations, requestsOf } from "../support/examples.js";

const lists = operations.filter(({ responses }) => responses[200]?.headers?.["X-Has-More"]);
const file = join(tmpdir(), `more-pages-${process.pid}.json`);

/** Two mocks: in the contract's examples, every page is the last; in this copy, the next page always starts at 20. */
let last: Mock;
let more: Mock;
beforeAll(async () => {
  const description = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));
  description.components.headers.HasMore.example = true;
  description.components.headers.NextOffset.example = 20;
  await writeFile(file, JSON.stringify(description));
  [last, more] = await Promise.all([startMock({ stateless: true }), startMock({ stateless: true, description: file })]);
});
afterAll(() => Promise.all([last.close(), more.close(), rm(file)]));

/** Sends the first request to the mock with more pages, and those for the next page to the other. */
const goOn: typeof fetch = (url, init) => {
  const isNext = new URL(url as string).searchParams.get("offset") === "20";
  return fetch(isNext ? (url as string).replace(more.url, last.url) : url, init);
};

describe.each(lists.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  const [[, request] = []] = requestsOf(operation);
  const [response] = responsesOf(operation);

  it("returns a page to the SDK that has the offset of the next one", async () => {
    const page = await call(createKernel(more.url), operation, request!) as OffsetPagination<unknown>;
    expect(page).toBeInstanceOf(OffsetPagination);
    expect([page.has_more, page.next_offset, page.hasNextPage()]).toEqual([true, 20, true]);
    expect((await page.getNextPage()).items).toEqual(response!.body);
    expect(more.requests.at(-1)?.operation).toBe(id);
    expect(new URL(more.requests.at(-1)!.url, more.url).searchParams.get("offset")).toBe("20");
  });

  it("returns every entry of every page to the SDK, and no others", async () => {
    const kernel = createKernel(more.url).withOptions({ fetch: goOn });
    const entries = [];
    for await (const entry of call(kernel, operation, request!) as Promise<never> & AsyncIterable<unknown>) {
      entries.push(entry);
    }
    expect(entries).toEqual([...response!.body as unknown[], ...response!.body as unknown[]]);
  });

  it("has no next page after the last", async () => {
    const page = await call(createKernel(last.url), operation, request!) as OffsetPagination<unknown>;
    await expect(page.getNextPage()).rejects.toThrow("No next page expected");
  });
});
