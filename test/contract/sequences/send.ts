/** Sends a sequence to a mock, and expects the responses that it states. */
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { findLacked } from "../../../src/check/behavior/compare-events.js";
import { partsOf } from "../../../src/check/behavior/parts.js";
import { isShown } from "../../../src/check/behavior/shown.js";
import { takeFrom, valueIn } from "../../../src/check/behavior/taken.js";
import { fillIn, type Variables } from "../../../src/check/behavior/variables.js";
import { readResponse } from "../../../src/check/http/read.js";
import { requestOf } from "../../../src/check/http/request.js";
import { type CheckedOperation, checkedOperations, isStreamed } from "../../../src/check/operations.js";
import { loadContract } from "../../../src/contract/node/load.js";
import { valueAt } from "../../../src/openapi/index.js";
import { type Sequence, step, type Step } from "../../../src/sequences/index.js";

const operations = new Map(checkedOperations(await loadContract()).map((operation) => [operation.id, operation]));
let runs = 0;

/** How many times a read is sent until it shows what it has to, and at which interval. */
const maxReads = 60;
const readIntervalMs = 50;

/** The status that a step expects: the first success that its operation declares, unless it states another. */
const successOf = ({ responses }: CheckedOperation) =>
  Number(Object.keys(responses).find((status) => status.startsWith("2")));

/** Sends the steps of a sequence to the mock at a URL, and expects what they state. */
export async function send({ steps }: Sequence, baseUrl: string, fetch: typeof globalThis.fetch): Promise<void> {
  const server = { baseUrl, token: "any-token" };
  const variables: Variables = { run: `run${String(++runs).padStart(4, "0")}` }; // none is the beginning of another
  if (JSON.stringify(steps).includes("{session}")) await sendStep(step("createBrowser", {}, { as: "browser" }));
  variables.session = valueAt(variables, "/browser/session_id");
  for (const one of steps) await sendStep(one);

  async function sendStep(one: Step): Promise<void> {
    const operation = operations.get(one.operation) as CheckedOperation;
    for (let reads = 1; ; reads++) {
      const started = fetch(requestOf(operation, partsOf(one, operation, variables), server));
      if (isStreamed(operation)) await started; // another request may wait for what is sent meanwhile
      const causes = sendMeanwhile(one).then(() => undefined);
      const [response] = await Promise.all([started.then((one) => readResponse(one, operation, causes)), causes]);
      const value = valueIn(response);
      const isExpected = response.status === (one.status ?? successOf(operation))
        && Object.entries(one.headers ?? {}).every(([name, value]) => response.headers.get(name) === value)
        && !findLacked(fillIn(one.lacks ?? [], variables), response)
        && (!("shows" in one) || isShown(fillIn(one.shows, { ...variables, [one.as ?? ""]: value }), value));
      if (isExpected || operation.method !== "GET" || reads === maxReads) {
        expect(isExpected, `${JSON.stringify(one)} gets ${response.status} ${response.text.slice(0, 500)}`).toBe(true);
        takeFrom(one, response, variables);
        return;
      }
      await wait(readIntervalMs);
    }
  }

  async function sendMeanwhile({ meanwhile = [] }: Step): Promise<void> {
    for (const one of meanwhile) await sendStep(one);
  }
}
