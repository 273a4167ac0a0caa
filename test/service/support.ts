/** A mock whose every answer is checked against the contract, and the clients that its tests have of it. */
import Kernel from "@onkernel/sdk";
import { expect, onTestFinished } from "vitest";
import { type ContractClient, createClient } from "../../src/index.js";
import { type Mock, type MockOptions, startMock } from "../../src/mock/index.js";
import { operation } from "../support/contract.js";
import { problemsIn } from "../support/judge.js";
import { read } from "../support/send.js";

export interface Service {
  mock: Mock;
  client: ContractClient;
  kernel: Kernel;
}

/** Starts a mock for a test. An answer that the contract does not have fails the test. */
export async function startService(options: MockOptions = {}): Promise<Service> {
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  const checked = async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given);
    const answer = await read(response.clone());
    const id = mock.requests.at(-1)?.operation;
    if (id !== undefined) expect(problemsIn(operation(id), answer)).toEqual([]);
    return response;
  };
  return {
    mock,
    client: createClient({ baseUrl: mock.url, token: "any-token", fetch: checked }),
    kernel: new Kernel({ baseURL: mock.url, apiKey: "My API Key", maxRetries: 0, fetch: checked }),
  };
}

/** Expects a call to be refused, with a status and words that say why. */
export async function expectRefused(call: Promise<unknown>, status: number, words: string): Promise<void> {
  const error = await call.then(() => undefined, (thrown: unknown) => thrown);
  expect(error).toMatchObject({ status, message: expect.stringContaining(words) as string });
}
