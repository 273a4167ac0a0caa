/** Scenarios: the six that every mock has, and those of a test. */
import { expect, it } from "vitest";
import type { Scenarios } from "../../src/mock/index.js";
import { startService } from "../service/support.js";
import { authorized, countIn, lists } from "./lists.js";
import { archive } from "./recording/archives.js";

it("empty has nothing", async () => {
  const { mock } = await startService({ scenario: "empty" });
  for (const path of lists) expect([path, await countIn(mock.url, path)]).toEqual([path, 0]);
});

it("plan limit refuses to create, and nothing else", async () => {
  const { mock, kernel } = await startService({ scenario: "plan limit" });
  await expect(kernel.browsers.create()).rejects.toMatchObject({ status: 429 });
  await expect(kernel.profiles.create({ name: "ann" })).rejects.toMatchObject({ status: 403 });
  expect((await kernel.profiles.list()).getPaginatedItems().length).toBeGreaterThan(0);
  await mock.reset(); // goes back to the scenario
  await expect(kernel.browsers.create()).rejects.toMatchObject({ status: 429 });
});

it("slow takes two seconds for each response", async () => {
  const { kernel } = await startService({ scenario: "slow" });
  const began = performance.now();
  await kernel.profiles.list();
  expect(performance.now() - began).toBeGreaterThanOrEqual(1990);
});

it("failing answers 500 now and then, the same for the same seed", async () => {
  async function statuses() {
    const { mock } = await startService({ scenario: "failing", seed: 3 });
    const found: number[] = [];
    for (let number = 0; number < 40; number++) found.push((await fetch(`${mock.url}/profiles`, authorized)).status);
    return found;
  }
  const found = await statuses();
  const failed = found.filter((status) => status === 500).length;
  expect(failed).toBeGreaterThan(2);
  expect(failed).toBeLessThan(20);
  expect(await statuses()).toEqual(found);
});

it("second factor has a login that waits for a code", async () => {
  const { kernel } = await startService({ scenario: "second factor", empty: true });
  const [connection] = (await kernel.auth.connections.list({ profile_name: "second-factor" })).getPaginatedItems();
  expect(connection).toMatchObject({ flow_step: "AWAITING_INPUT", discovered_fields: [{ type: "code" }] });
  const { name = "" } = connection?.discovered_fields?.[0] ?? {};
  await kernel.auth.connections.submit(connection?.id ?? "", { fields: { [name]: "123456" } });
});

it("those of a test have recordings and overrides, and are exchanged at any time", async () => {
  const scenarios: Scenarios = {
    shop: { recording: archive({ url: "/browsers", sent: { name: "shop" }, received: { session_id: "session-1" } }) },
    maintenance: { overrides: { createBrowser: { status: 503 } } },
  };
  const { mock, kernel } = await startService({ scenarios, overrides: { listProfiles: { status: 403 } } });
  await mock.scenario("shop");
  await kernel.browsers.deleteByID("session-1");
  await mock.reset();
  expect(await kernel.browsers.retrieve("session-1")).toMatchObject({ name: "shop" });
  await mock.scenario("maintenance");
  await expect(kernel.browsers.retrieve("session-1")).rejects.toMatchObject({ status: 404 });
  await expect(kernel.browsers.create()).rejects.toMatchObject({ status: 503 });
  await expect(kernel.profiles.list()).rejects.toMatchObject({ status: 403 });
  await mock.scenario("shop");
  expect(await kernel.browsers.create()).toMatchObject({ headless: false });
});

it("is chosen over HTTP, and unknown ones are refused", async () => {
  const { mock, kernel } = await startService();
  const put = (body: string) => fetch(`${mock.url}/_mock/scenario`, { method: "PUT", body });
  const names = ["empty", "full lists", "plan limit", "slow", "failing", "second factor"];
  const chosen = async () => (await fetch(`${mock.url}/_mock/scenario`)).json();
  expect(await chosen()).toEqual({ name: null, names });
  expect((await put('{"name": "empty"}')).status).toBe(204);
  expect(await chosen()).toEqual({ name: "empty", names });
  expect((await kernel.profiles.list()).getPaginatedItems()).toEqual([]);
  expect((await put('{"name": null}')).status).toBe(204); // as without a scenario
  expect(await chosen()).toMatchObject({ name: null });
  expect((await kernel.profiles.list()).getPaginatedItems()).not.toEqual([]);
  await mock.scenario("empty");
  const unknown = await put('{"name": "emty"}');
  expect([unknown.status, await unknown.json()]).toMatchObject(
    [400, { message: 'There is no scenario "emty". Did you mean "empty"?' }]);
  expect(await chosen()).toMatchObject({ name: "empty" });
  await expect(startService({ scenario: "none" })).rejects.toThrow('There is no scenario "none".');
  const broken = { scenarios: { broken: { overrides: { nothing: {} } } } } as never;
  await expect(startService(broken)).rejects.toThrow('overrides: there is no operation "nothing".');
});

it("is in the recording", async () => {
  const { mock } = await startService({ record: true, scenario: "plan limit" });
  const { mock: other, kernel } = await startService();
  await other.restore(await mock.record());
  await expect(kernel.browsers.create()).rejects.toMatchObject({ status: 429 });
});
