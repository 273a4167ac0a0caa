/** The samples that the contract shows of apps, deployments and invocations work on a mock that has just started. */
import { expect, it } from "vitest";
import { operation } from "../support/contract.js";
import { all, requestsOf } from "../support/examples.js";
import { startService } from "./support.js";

type Call = (request: object) => Promise<unknown>;

const tags = ["Apps", "Deployments", "Invocations"];
const shown = all.filter(({ id }) => operation(id).tags.some((tag) => tags.includes(tag)));

it("every sample succeeds, in the order of the page", async () => {
  const { client } = await startService();
  expect(shown).toHaveLength(13);
  for (const one of shown) {
    const requests = requestsOf(one).slice(0, one.id === "updateInvocation" ? 1 : undefined); // it can be ended once
    for (const [, request] of requests) {
      const answer = await (client[one.id as never] as Call)(request);
      if (one.id.startsWith("stream")) await expectEvent(answer as AsyncIterable<unknown>);
    }
  }
});

async function expectEvent(events: AsyncIterable<unknown>): Promise<void> {
  const stream = events[Symbol.asyncIterator]();
  expect((await stream.next()).done).toBe(false);
  await stream.return?.();
}
