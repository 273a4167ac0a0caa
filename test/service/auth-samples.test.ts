/** The documented samples of managed authentication, one after the other on a mock that has just started. */
import { expect, it } from "vitest";
import type { ContractClient } from "../../src/index.js";
import type { Operation } from "../../src/contract/index.js";
import { allOf } from "../support/events.js";
import { all, requestsOf } from "../support/examples.js";
import { startService } from "./support.js";

const operations = all.filter(({ path }) => path.startsWith("/auth/connections"));

it("every sample works on a fresh mock, in the order of the page", async () => {
  const { client, mock } = await startService();
  for (const operation of operations) {
    const answer = await call(client, operation, 0);
    await mock.advance(1000);
    if (operation.id === "streamAuthEvents") {
      expect(await allOf(answer as AsyncIterable<unknown>)).toMatchObject([{ flow_status: "SUCCESS" }]);
    }
  }
  expect(mock.requests.map(({ operation, status }) => ({ operation, isSuccess: status < 300 })))
    .toEqual(operations.map(({ id }) => ({ operation: id, isSuccess: true })));
  expect(operations).toHaveLength(10);
});

it("every other sample works on a fresh mock, too", async () => {
  for (const operation of operations) {
    for (const [index] of requestsOf(operation).entries()) {
      const { client } = await startService();
      await call(client, operation, index);
    }
  }
});

/** Calls an operation as the contract shows it. */
function call(client: ContractClient, operation: Operation, index: number): Promise<unknown> {
  const operations = client as unknown as Record<string, (request: unknown) => Promise<unknown>>;
  return (operations[operation.id] as (request: unknown) => Promise<unknown>)(requestsOf(operation)[index]?.[1]);
}
