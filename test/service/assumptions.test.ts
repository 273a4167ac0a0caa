/** Tests that the mock names the assumption of the contract behind each refusal that the contract only assumes. */
import { expect, it } from "vitest";
import { ApiError } from "../../src/index.js";
import { operations } from "../support/contract.js";
import { authRefusals } from "./assumptions.auth.js";
import { resourceRefusals } from "./assumptions.resources.js";
import { sessionRefusals } from "./assumptions.sessions.js";
import { id as session, type Refusals, twins } from "./assumptions.support.js";
import { startService } from "./support.js";
import { stopTime } from "./still-time.js";

const refusals: Refusals = { ...resourceRefusals, ...sessionRefusals, ...authRefusals };
const assumed = operations.flatMap(({ id: operation, assumptions }) => assumptions
  .filter(({ status }) => status !== undefined)
  .map(({ id, status }) => ({ operation, id, status })));

/** Returns the error of a call. */
async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

it.each(assumed)("$operation returns $status for $id, and names it", async ({ operation, id, status }) => {
  stopTime();
  const refused = refusals[operation as keyof Refusals]?.[id];
  if (!refused) throw new Error("Add a request for it to one of the files test/service/assumptions.*.ts.");
  const { response } = await errorOf(refused(await startService()));
  expect([response.status, response.headers.get("Mock-Assumed")]).toEqual([status, id]);
});

it("every request belongs to an assumption of the contract", () => {
  const sent = Object.entries(refusals).flatMap(([operation, byId]) =>
    Object.keys(byId).map((id) => `${operation} ${id}`));
  expect(sent.sort()).toEqual(assumed.map(({ operation, id }) => `${operation} ${id}`).sort());
});

it("a refusal that the contract states names no assumption", async () => {
  const service = await startService();
  const { client } = service;
  const name = "twin";
  await twins(service);
  await client.createProfile({ body: { name } });
  for (const call of [
    client.getProxy({ path: { id_or_name: name } }),
    client.createProfile({ body: { name } }),
    client.writeFile({ path: { id: session }, query: { path: "/notes/" }, body: "" }),
  ]) {
    expect((await errorOf(call)).response.headers.get("Mock-Assumed")).toBeNull();
  }
});
