/** Every method of the SDK gets a response from the mock, and returns what the contract shows. */
import { OffsetPagination } from "@onkernel/sdk/pagination";
import { Stream } from "@onkernel/sdk/streaming";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../src/contract/index.js";
import { type Mock, startMock } from "../../src/mock/index.js";
import { call, callWithId, createKernel, mayLeaveOut } from "./call.js";
import { type ExampleResponse, responsesOf, operations, type Request, requestsOf } from "../support/examples.js";

let mock: Mock;
beforeAll(async () => void (mock = await startMock({ stateless: true })));
afterAll(() => mock.close());

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  const requests = requestsOf(operation);
  const responses = responsesOf(operation);

  it.each(requests)("accepts %s from the SDK", async (_name, request) => {
    const result = await call(createKernel(mock.url), operation, request);
    const seen = mock.requests.at(-1)!;
    expect([seen.operation, seen.status]).toEqual([id, responses[0]!.status]);
    const { pathname, searchParams } = new URL(seen.url, mock.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(targetOf(operation, request));
    if (seen.headers["content-type"] === "application/json") expect(seen.body).toEqual(request.body);
    await expectResult(result, responses[0]!);
  });

  const named = responses.map((response) => [`${response.status} ${response.example ?? ""}`.trim(), response] as const);
  it.each(named)("returns %s to the SDK", async (_name, response) => {
    const Prefer = `code=${response.status}${response.example ? `, example=${response.example}` : ""}`;
    await expectResult(await call(createKernel(mock.url), operation, requests[0]![1], { Prefer }), response);
    expect(mock.requests.at(-1)).toMatchObject({ operation: id, status: response.status });
  });

  if (!mayLeaveOut(operation, requests[0]![1])) return;
  it("accepts the SDK's request without optional arguments", async () => {
    await expectResult(await callWithId(createKernel(mock.url), operation, requests[0]![1]), responses[0]!);
    expect(mock.requests.at(-1)?.operation).toBe(id);
  });
});

/** Returns the expected path and query of a request. The properties of an object in the query are in brackets. */
function targetOf(operation: Operation, { path, query }: Request): [string, Record<string, string>] {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] as string);
  const pairs = Object.entries(query).flatMap(([name, value]) => typeof value === "object"
    ? Object.entries(value as object).map(([key, value]) => [`${name}[${key}]`, `${value}`])
    : [[name, `${value as string}`]]);
  return [pathname, Object.fromEntries(pairs) as Record<string, string>];
}

/** Expects the SDK to return a response in the form for its media type, or as a page. */
async function expectResult(result: unknown, { type, body }: ExampleResponse): Promise<void> {
  if (result instanceof OffsetPagination) {
    expect(result.items).toEqual(body);
    expect([result.has_more, result.next_offset, result.hasNextPage()]).toEqual([false, 0, false]);
  } else if (result instanceof Stream) {
    const events = [];
    for await (const event of result) events.push(event);
    expect(events).toEqual(body);
  } else if (result instanceof Response) {
    expect(result.headers.get("Content-Type")).toBe(type ?? null);
    expect(new Uint8Array(await result.arrayBuffer())).toEqual(body ?? new Uint8Array());
  } else if (type === undefined) {
    expect(result ?? "").toBe(""); // null for 204, and an empty text for any other status
  } else {
    expect(result).toEqual(body);
  }
}
