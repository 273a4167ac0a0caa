/** Sends the sequences to the mock over HTTP: it responds as they state. */
import { afterAll, describe, it } from "vitest";
import { startMock } from "../../../src/mock/index.js";
import { sequences } from "../../../src/sequences/index.js";
import { send } from "./send.js";

const mock = await startMock({ empty: true });
afterAll(() => mock.close());

describe.concurrent.each(Object.entries(sequences))("%s", (_, ofArea) => {
  it.each(ofArea)("$proves", (sequence) => send(sequence, mock.url, fetch));
});
