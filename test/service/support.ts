/** Starts a mock whose every response is validated against the contract, and creates clients for it. */
import Kernel from "@onkernel/sdk";
import { expect, onTestFinished } from "vitest";
import { type ContractClient, createClient } from "../../src/index.js";
import { type Mock, type MockOptions, startMock } from "../../src/mock/index.js";
import { loadContract } from "../../src/contract/node/load.js";
import { type Operation, operation } from "../support/contract.js";
import { problemsIn } from "../support/judge.js";
import { read } from "../support/send.js";

export interface Service {
  mock: Mock;
  client: ContractClient;
  kernel: Kernel;
}

/** Starts a mock that is closed when the test ends. A response that the contract does not declare fails the test. */
export async function startService(options: MockOptions = {}): Promise<Service> {
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  const contract = await loadContract();
  const checked = async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given);
    const [input, init] = given;
    const { method = "GET", url } = input instanceof Request ? input : { ...init, url: String(input) };
    const { pathname } = new URL(url);
    const id = contract.find(method, pathname.replace(/^\/vm\//, "/browsers/"))?.operation.id;
    if (id === undefined) return response;
    if (response.headers.get("Content-Type") === "text/event-stream") return checkEvents(operation(id), response);
    expect(problemsIn(operation(id), await read(response.clone()))).toEqual([]);
    checkAssumption(operation(id), response);
    return response;
  };
  return {
    mock,
    client: createClient({ baseUrl: mock.url, token: "any-token", fetch: checked }),
    kernel: new Kernel({ baseURL: mock.url, apiKey: "My API Key", maxRetries: 0, fetch: checked }),
  };
}

/** Expects the assumption that a refusal names to be one of the operation. */
function checkAssumption({ assumptions }: Operation, { status, headers }: Response): void {
  const named = headers.get("Mock-Assumed");
  if (named !== null) expect(assumptions).toContainEqual(expect.objectContaining({ id: named, status }));
}

/** Validates every event of a stream as it passes, because the stream may not end before the test does. */
function checkEvents(operation: Operation, response: Response): Response {
  const { status, headers, body } = response;
  const decoder = new TextDecoder();
  let rest = "";
  const check = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const text of blocks) {
        expect(problemsIn(operation, { status, headers, mediaType: "text/event-stream", text })).toEqual([]);
      }
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(check), { status, headers });
}

/** Expects a call to be refused with a status, and a message that contains some words. */
export async function expectRefused(call: Promise<unknown>, status: number, words: string): Promise<void> {
  const error = await call.then(() => undefined, (thrown: unknown) => thrown);
  expect(error).toMatchObject({ status, message: expect.stringContaining(words) as string });
}
