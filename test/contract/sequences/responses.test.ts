/** Sends the sequences to the mock: it responds as they state, in the same process and over HTTP. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { partsOf } from "../../../src/check/behavior/parts.js";
import { isShown, valueIn } from "../../../src/check/behavior/shown.js";
import { fillIn, type Variables } from "../../../src/check/behavior/variables.js";
import { readResponse } from "../../../src/check/http/read.js";
import { requestOf } from "../../../src/check/http/request.js";
import { type CheckedOperation, checkedOperations } from "../../../src/check/operations.js";
import { loadContract } from "../../../src/contract/index.js";
import { startMock } from "../../../src/mock/index.js";
import { valueAt } from "../../../src/openapi/index.js";
import { type Sequence, sequences, step, type Step } from "../../../src/sequences/index.js";

const contract = await loadContract();
const operations = new Map(checkedOperations(contract).map((operation) => [operation.id, operation]));
const mock = await startMock({ empty: true });
afterAll(() => mock.close());
const server = { baseUrl: mock.url, token: "any-token" };
let runs = 0;

/** How many times a read is sent until it shows what it has to, and at which interval. */
const maxReads = 60;
const readIntervalMs = 50;
/** How long a stream has to start before its events are caused, in milliseconds. */
const startDelayMs = 100;

/** The status that a step expects: the first success that its operation declares, unless it states another. */
const successOf = ({ responses }: CheckedOperation) =>
  Number(Object.keys(responses).find((status) => status.startsWith("2")));

/** Sends the steps of a sequence, and expects what they state. */
async function send({ steps }: Sequence, fetch: typeof globalThis.fetch): Promise<void> {
  const variables: Variables = { run: `run${++runs}` };
  if (JSON.stringify(steps).includes("{session}")) await sendStep(step("createBrowser", {}, { as: "browser" }));
  variables.session = valueAt(variables, "/browser/session_id");
  for (const one of steps) await sendStep(one);

  async function sendStep(one: Step): Promise<void> {
    const operation = operations.get(one.operation) as CheckedOperation;
    for (let reads = 1; ; reads++) {
      const request = requestOf(operation, partsOf(one, operation, variables), server);
      const causes = sendMeanwhile(one);
      const [response] = await Promise.all([
        fetch(request).then((response) => readResponse(response, operation, causes)),
        causes,
      ]);
      const value = valueIn(response);
      const isExpected = response.status === (one.status ?? successOf(operation))
        && Object.entries(one.headers ?? {}).every(([name, value]) => response.headers.get(name) === value)
        && (!("shows" in one) || isShown(fillIn(one.shows, { ...variables, [one.as ?? ""]: value }), value));
      if (isExpected || operation.method !== "GET" || reads === maxReads) {
        expect(isExpected, `${JSON.stringify(one)} gets ${response.status} ${response.text.slice(0, 500)}`).toBe(true);
        if (one.as !== undefined) variables[one.as] = value;
        return;
      }
      await wait(readIntervalMs);
    }
  }

  async function sendMeanwhile({ meanwhile = [] }: Step): Promise<void> {
    if (meanwhile.length > 0) await wait(startDelayMs);
    for (const one of meanwhile) await sendStep(one);
  }
}

describe.each(Object.entries(sequences))("%s", (_, ofArea) => {
  it.concurrent.each(ofArea)("$proves", async (sequence) => {
    await send(sequence, mock.fetch);
    await send(sequence, fetch);
  });
});
