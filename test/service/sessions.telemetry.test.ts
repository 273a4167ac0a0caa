/** Tests the telemetry settings of a session. */
import { expect, it } from "vitest";
import type { BrowserTelemetryRequest } from "../../src/types.js";
import { expectRefused, startService } from "./support.js";

const on = { enabled: true };
const off = { enabled: false };
const id = "td4k8s1f6h2j9l3z7x5c0v4b";
const sent = { otlp: { destination: { id } } };
const exported = { otlp: { enabled: true, destination: id } };

async function start() {
  const { client } = await startService();
  return {
    create: (telemetry: BrowserTelemetryRequest) => client.createBrowser({ body: { telemetry } }),
    update: async (id_or_name: string, telemetry: BrowserTelemetryRequest) =>
      (await client.updateBrowser({ path: { id_or_name }, body: { telemetry } })).telemetry,
  };
}

it("telemetry is exported to a destination, shown as a string, until that is turned off", async () => {
  const { create, update } = await start();
  const { session_id, telemetry } = await create({ ...on, export: sent });
  expect(telemetry?.export).toEqual(exported);
  const usual = telemetry?.browser;
  expect(await update(session_id, { browser: { page: on } })).toMatchObject({ export: exported });
  expect(await update(session_id, on)).toEqual({ browser: usual, export: exported });
  expect((await update(session_id, { export: { otlp: off } }))?.export).toEqual({ otlp: off });
  expect((await update(session_id, { export: sent }))?.export).toEqual(exported);
  const named = { otlp: { destination: { name: "grafana" } } };
  expect((await create({ ...on, export: named })).telemetry?.export?.otlp?.destination).toBeTypeOf("string");
});

it("a destination needs export and telemetry to be on", async () => {
  const { create, update } = await start();
  const refused = { otlp: { ...off, ...sent.otlp } };
  await expectRefused(create({ ...on, export: refused }), 400, "enabled");
  const all = { control: off, connection: off, system: off, captcha: off };
  for (const nothing of [{}, off, { browser: all }]) {
    await expectRefused(create({ ...nothing, export: sent }), 400, "telemetry to be on");
  }
  const { session_id } = await create({});
  await expectRefused(update(session_id, { export: sent }), 400, "telemetry to be on");
});

it("telemetry without storage needs a destination, and cannot change after creation", async () => {
  const { create, update } = await start();
  await expectRefused(create({ ...on, storage: off }), 400, "destination");
  await expectRefused(create({ ...off, storage: off }), 400, "destination");
  const { session_id, telemetry } = await create({ ...on, storage: off, export: sent });
  expect(telemetry).toMatchObject({ storage: off, export: exported });
  expect(await update(session_id, { storage: off })).toEqual(telemetry);
  await expectRefused(update(session_id, { storage: on }), 400, "can only be set");
  await expectRefused(update(session_id, { export: { otlp: off } }), 400, "destination");
  expect(await update(session_id, off)).toBeUndefined();
  await expectRefused(update(session_id, on), 400, "destination");
  expect((await update(session_id, { ...on, export: sent }))?.storage).toEqual(off);
  const kept = await create({ ...on, storage: on });
  expect(kept.telemetry?.storage).toEqual(on);
  await expectRefused(update(kept.session_id, { storage: off, export: sent }), 400, "can only be set");
  await expectRefused(update((await create(on)).session_id, { storage: off, export: sent }), 400, "can only be set");
});

it("the settings of the control category are merged independently of whether it is on", async () => {
  const { create, update } = await start();
  const cdp = { excluded_methods: ["Page.navigate" as const] };
  const { session_id, telemetry } = await create({ ...on, browser: { control: { cdp } } });
  expect(telemetry?.browser?.control).toEqual({ ...on, cdp });
  expect((await update(session_id, { browser: { control: off } }))?.browser?.control).toEqual({ ...off, cdp });
  expect((await update(session_id, on))?.browser?.control).toEqual(on);
});
