/** Whatever request arrives, the mock answers soon, and as the contract says. */
import { Agent, request } from "node:http";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { type AnyRequest, framed } from "../support/any-request.js";
import { requests } from "../support/arbitrary.js";
import { type Operation, operations } from "../support/contract.js";
import { expectContract, FUZZ_RUNS, runs } from "../support/fuzz.js";
import { type TestResponse, problemsIn } from "../support/judge.js";
import { startTestMock } from "../support/mock.js";

it("answers any request within a second, as the contract says", async () => {
  const mock = await startTestMock();
  const reached = new Set<number>();
  const check = async (sent: AnyRequest, agent: Agent) => {
    const response = await send(mock, agent, sent);
    const { method, headers } = sent;
    if (response.status === 204 && method === "OPTIONS") {
      const names = headers.map(([name]) => name);
      expect(names).toEqual(expect.arrayContaining(["Origin", "Access-Control-Request-Method"]));
    } else if (response.status < 300) {
      const isSilent = response.mediaType === "text/event-stream" && response.text === ""; // no event yet
      const problems = operationsAt(sent).map((operation) => problemsIn(operation, response));
      if (!isSilent) expect(problems).toContainEqual([]);
    }
    expectContract(response, headers.filter(([name]) => name === "Prefer").join(), method === "HEAD");
    reached.add(response.status);
  };
  await fc.assert(fc.asyncProperty(fc.array(requests, { maxLength: 6 }), fc.boolean(), async (sequence, atOnce) => {
    await mock.reset();
    const agent = new Agent({ keepAlive: true });
    if (atOnce) await Promise.all(sequence.map((sent) => check(sent, agent)));
    else for (const sent of sequence) await check(sent, agent);
    agent.destroy();
  }), runs(100));
  const expected = [200, 201, 204, 400, 401, 403, 404, 500, 503];
  if (!FUZZ_RUNS) expect([...reached]).toEqual(expect.arrayContaining(expected));
});

/** The operations that a request may lead to. */
function operationsAt({ method, target }: AnyRequest): Operation[] {
  return operations.filter((operation) => method === operation.method
    && new RegExp(`${operation.path.replace(/\{\w+\}/g, "[^/]*")}(?:[?#]|$)`).test(target));
}

/**
 * Sends a request, and expects its response within a second: the clock of the mock runs fast, so nothing is waited for.
 * Of an event stream it is what comes at once.
 */
async function send(mock: Mock, agent: Agent, sent: AnyRequest): Promise<TestResponse> {
  const began = performance.now();
  const clock = setInterval(() => void mock.advance(60_000), 100);
  const { headers, body } = framed(sent);
  const answer = await new Promise<TestResponse>((resolve, reject) => {
    const options = { agent, method: sent.method, path: sent.target, headers, timeout: 1000 };
    const outgoing = request(mock.url, options as object, (response) => {
      let text = "";
      const headers = new Headers(response.headers as Record<string, string>);
      const mediaType = response.headers["content-type"];
      const finish = () => resolve({ status: response.statusCode ?? 0, headers, mediaType, text });
      response.on("data", (chunk: Buffer) => text += chunk.toString()).on("error", reject).on("end", finish);
      if (mediaType === "text/event-stream") setTimeout(() => (finish(), outgoing.destroy()), 20);
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("The mock hangs."))).on("error", reject);
    outgoing.end(body, "latin1");
  }).finally(() => clearInterval(clock));
  expect(performance.now() - began).toBeLessThan(1000);
  return answer;
}
