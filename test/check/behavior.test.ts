/** The sequences, sent to a mock and to the reference: the two do not differ, and a wrong one is found. */
import { expect, it, onTestFinished } from "vitest";
import { runAreas } from "../../src/check/behavior/areas.js";
import { causesOf } from "../../src/check/behavior/causes.js";
import { createPatience } from "../../src/check/behavior/patience.js";
import { startReference } from "../../src/check/behavior/reference.js";
import { type CheckedOperation, checkedOperations } from "../../src/check/operations.js";
import { createSend } from "../../src/check/http/send.js";
import { loadContract } from "../../src/contract/index.js";
import { sequences } from "../../src/sequences/index.js";
import { values } from "./faults.js";
import { startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const operations = new Map(checkedOperations(await loadContract()).map((operation) => [operation.id, operation]));

async function causesOn(baseUrl: string, areas: string[]) {
  const reference = await startReference(10_000);
  const send = createSend({ baseUrl, token: "any-token", timeoutMs: 10_000, signal: undefined });
  onTestFinished(async () => reference.close());
  const results = await runAreas(areas.map((name) => ({ name, sequences: sequences[name] ?? [] })), 4, {
    operations,
    reference,
    fixtures: {
      suffix: "-check-own",
      sendAsIs: async (operation: CheckedOperation, parts) => ({ parts, outcome: await send(operation, parts) }),
    },
    session: undefined,
    isLacking: () => false,
    isReported: () => false,
    isValid: () => true,
    patience: createPatience(1000),
    signal: undefined,
  });
  return causesOf(results, operations);
}

it("the mock does what the reference does", async () => {
  const causes = await causesOn(mock.url, ["Profiles", "Filesystem", "Proxies", "Credentials", "Extensions"]);
  expect(causes.map(({ failed: [first] }) => first?.parted.difference)).toEqual([]);
});

it("a server that stores another domain has one cause", async () => {
  const broken = values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.domain = "other.example.com";
  });
  const causes = await causesOn(await startBroken(mock.url, broken), ["Credentials"]);
  expect(causes.map(({ feature }) => feature)).toEqual(["createCredential"]);
});
