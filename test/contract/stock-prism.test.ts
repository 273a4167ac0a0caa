/**
 * Requirements of the contract that stock Prism does not meet, in addition to those derived from `openapi.yaml`
 * (`shortfalls.ts`). They are expected to fail there; every other target must pass.
 */
import { expect, it } from "vitest";
import { type CheckedOperation, operations, validParts } from "../support/cases.js";
import { authorization, expectDeclared, read, send, target } from "../support/send.js";

const itFailsOnStockPrism = target.stockPrism ? it.fails : it;
const [move, write] = ["movePath", "writeFile"]
  .map((id) => operations.find((operation) => operation.id === id)) as [CheckedOperation, CheckedOperation];

itFailsOnStockPrism("a file of more than 10 MB is written", async () => {
  const response = await send(write, { ...validParts(write), body: new Uint8Array(11 * 2 ** 20) });
  expect(response.status).toBe(200);
});

itFailsOnStockPrism("an empty file is written", async () => {
  const response = await send(write, { ...validParts(write), body: new Uint8Array(0) });
  expect(response.status).toBe(200);
});

itFailsOnStockPrism("an unknown path gets 404 with the Error body", async () => {
  const response = await read(await fetch(`${target.baseUrl}/no/such/path`, { headers: authorization }));
  expect(response.status).toBe(404);
  expectDeclared(move, response);
});

itFailsOnStockPrism("an unknown method gets an error with the Error body", async () => {
  const response = await send({ ...move, method: "PATCH" }, validParts(move));
  expect(response.status).toBeGreaterThanOrEqual(400);
  expectDeclared(move, response);
});
