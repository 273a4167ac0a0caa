/** Every operation is called by its id, over HTTP and in the process, and gives what the contract shows. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError, createClient, type OperationId } from "../../src/index.js";
import type { Call, CallOptions } from "../../src/types.js";
import { type Mock, startMock } from "../../src/mock/index.js";
import { all, type ExampleResponse, responsesOf, type Request, requestsOf } from "../support/examples.js";

let mock: Mock;
beforeAll(async () => void (mock = await startMock({ stateless: true })));
afterAll(() => mock.close());

function callById(way: string, id: string, request: Request, headers: Record<string, string> = {}): Call<unknown> {
  const own = way === "mock.fetch" && { fetch: mock.fetch };
  const client = createClient({ baseUrl: mock.url, token: "any-token", ...own });
  const method = client[id as OperationId] as (call: Request, options?: CallOptions) => Call<unknown>;
  return method(request, { headers });
}

const ways = ["HTTP", "mock.fetch"].flatMap((way) => all.map((operation) => [operation.id, way, operation] as const));
describe.each(ways)("%s by %s", (id, way, operation) => {
  const requests = requestsOf(operation);
  const responses = responsesOf(operation);

  it.each(requests)("sends %s", async (_name, request) => {
    await expectData(await callById(way, id, request), responses[0]!);
    expect(mock.requests.at(-1)).toMatchObject({ operation: id, status: responses[0]!.status });
  });

  const named = responses.map((answer) => [`${answer.status} ${answer.example ?? ""}`.trim(), answer] as const);
  it.each(named)("gives %s", async (_name, answer) => {
    const Prefer = `code=${answer.status}${answer.example ? `, example=${answer.example}` : ""}`;
    const { data, response } = await callById(way, id, requests[0]![1], { Prefer }).withResponse();
    expect(response.status).toBe(answer.status);
    await expectData(data, answer);
  });

  it("throws an error before it gives anything", async () => {
    const error = await callById(way, id, requests[0]![1], { Prefer: "code=500" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, code: "internal_server_error" });
  });
});

/** Expects data as its type says it: a JSON value, a response with bytes, events one by one, or nothing. */
async function expectData(data: unknown, { type, body }: ExampleResponse): Promise<void> {
  if (type === undefined) expect(data).toBeUndefined();
  else if (type === "text/event-stream") {
    const events = [];
    for await (const event of data as AsyncIterable<unknown>) events.push(event);
    expect(events).toEqual(body);
  } else if (data instanceof Response) {
    expect(data.headers.get("Content-Type")).toBe(type);
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(body);
  } else expect(data).toEqual(body);
}
