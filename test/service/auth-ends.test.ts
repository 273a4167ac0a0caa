/** Tests the end of logins, their event streams and their timelines. */
import { expect, it } from "vitest";
import type { ManagedAuthEvent } from "../../src/types.js";
import { showEvent } from "../../src/service/areas/auth/state.js";
import { createFlow } from "../../src/service/areas/auth/flow.js";
import { createClock } from "../../src/service/base/clock.js";
import { createRandom } from "../../src/service/base/random.js";
import { tooMany } from "../../src/service/base/collection.js";
import type { Session } from "../../src/service/model/session.js";
import type { Sessions } from "../../src/service/model/sessions.js";
import { allOf } from "../support/events.js";
import { entered, enteredForCode, startConnection } from "./auth-support.js";
import { stopTime } from "./still-time.js";
import { expectRefused, startService } from "./support.js";

const authenticated = "ac3m9n5b1v7c2x8z4l6k0j5h";
const waiting = "ac7d1f5g9h3j6k2l8q4w0e7r";
const unused = "ac9g5h2j7k3l8z1x6c4v0b9n";

it("a second login is refused until the first one ends or expires", async () => {
  const { client, mock, path, login, get } = await startConnection();
  const { flow_expires_at } = await login();
  const events = allOf(await client.streamAuthEvents({ path }));
  await expectRefused(client.startAuthLogin({ path }), 409, flow_expires_at);
  const { browser_session_id } = await get();
  await mock.advance(Date.parse(flow_expires_at) - Date.now());
  expect(await get()).toMatchObject({ status: "NEEDS_AUTH", flow_status: "EXPIRED", flow_step: "AWAITING_INPUT" });
  expect((await get()).fields).toBeUndefined();
  await expectRefused(client.getBrowser({ path: { id_or_name: browser_session_id ?? "" } }), 404, "bs");
  expect((await events).at(-1)).toMatchObject({ flow_status: "EXPIRED" });
  expect((await client.listAuthTimeline({ path }))[0]).toMatchObject({ status: "EXPIRED", step: "EXPIRED" });
  await expectRefused(client.submitAuthFields({ path, body: { field_values: entered } }), 422, "no login");
  await client.startAuthLogin({ path });
});

it("a login fails when its browser ends", async () => {
  const { client, path, login, get } = await startConnection();
  await login();
  const { browser_session_id } = await get();
  await client.deleteBrowser({ path: { id_or_name: browser_session_id ?? "" } });
  expect(await get()).toMatchObject({ flow_status: "FAILED", error_code: "browser_session_ended" });
  await client.startAuthLogin({ path });
});

it("nothing happens after a login has ended", async () => {
  const { client, mock, path, login, submit, get, current } = await startConnection();
  await login();
  await client.submitAuthFields({ path, body: await current({ selected_choice_id: "google" }) });
  const { browser_session_id } = await get();
  await client.deleteBrowser({ path: { id_or_name: browser_session_id ?? "" } });
  await mock.advance(1000);
  expect((await get()).flow_status).toBe("FAILED");
  await login();
  await submit({ field_values: enteredForCode });
  await submit({ selected_choice_id: "push" });
  await submit({ selected_choice_id: "sms_code" });
  await mock.advance(10_000); // the login no longer waits for the approval
  expect((await get()).flow_step).toBe("AWAITING_INPUT");
});

it("only the login fails when its credential cannot be stored", () => {
  const clock = createClock();
  const flow = createFlow({
    clock,
    random: createRandom(),
    sessions: { whenEnded: () => {}, end: () => {} } as unknown as Sessions,
    session: {} as Session,
    known: { answer: () => ({ entered: [] }), hasCode: true },
    show: (state) => showEvent(state, undefined, undefined),
    succeed: () => {
      throw tooMany("This mock keeps 20000 of a kind.");
    },
  }, {
    type: "LOGIN",
    status: "IN_PROGRESS",
    step: "DISCOVERING",
    asked: {},
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    updatedAt: clock.timestamp(),
  });
  clock.advance(1000);
  const error_message = "This mock keeps 20000 of a kind.";
  expect(flow.state).toMatchObject({ status: "FAILED", error_code: "not_kept", error_message });
});

it("deleting a connection cancels its login, and ends its streams", async () => {
  const { client } = await startService();
  const events = allOf(await client.streamAuthEvents({ path: { id: waiting } }));
  await client.deleteAuthConnection({ path: { id: waiting } });
  expect(await events).toMatchObject([{ flow_status: "IN_PROGRESS" }, { flow_status: "CANCELED" }]);
  await expectRefused(client.streamAuthEvents({ path: { id: waiting } }), 404, waiting);
});

it("a stream contains the state of a login, then each change, with heartbeats, until the end", async () => {
  const { client, mock, path, login, submit } = await startConnection();
  const { hosted_url, live_view_url } = await login();
  const stream = (await client.streamAuthEvents({ path }))[Symbol.asyncIterator]();
  const next = async () => (await stream.next()).value as ManagedAuthEvent;
  expect(await next()).toMatchObject({
    event: "managed_auth_state",
    flow_status: "IN_PROGRESS",
    flow_step: "AWAITING_INPUT",
    flow_type: "LOGIN",
    hosted_url,
    live_view_url,
    fields: [{ id: "username" }, { id: "password" }],
    interaction_id: (await client.getAuthConnection({ path })).interaction_id,
  });
  await client.getAuthConnection({ path }); // by then the stream waits
  await mock.advance(15_000);
  expect(await next()).toMatchObject({ event: "sse_heartbeat" });
  await submit({ field_values: entered });
  const submitting = await next();
  expect(submitting).toMatchObject({ flow_step: "SUBMITTING", hosted_url });
  expect(submitting).not.toHaveProperty("interaction_id");
  const last = await next();
  expect(last).toMatchObject({ flow_status: "SUCCESS", post_login_url: "https://mail.example.com/account" });
  expect(last).not.toHaveProperty("hosted_url");
  expect((await stream.next()).done).toBe(true);
  expect(await allOf(await client.streamAuthEvents({ path }))).toEqual([last]); // also for a late subscriber
});

it("the stream of a connection without a login is empty; that of an ended login contains its end", async () => {
  const { client } = await startService();
  expect(await allOf(await client.streamAuthEvents({ path: { id: unused } }))).toEqual([]);
  expect(await allOf(await client.streamAuthEvents({ path: { id: authenticated } })))
    .toMatchObject([{ flow_status: "SUCCESS", flow_step: "COMPLETED", flow_type: "REAUTH" }]);
});

it("a reset ends what is in progress, and restores the initial state", async () => {
  const { client, mock } = await startService();
  const events = allOf(await client.streamAuthEvents({ path: { id: waiting } }));
  await mock.reset();
  expect((await events).at(-1)).toMatchObject({ flow_status: "CANCELED" });
  expect(await client.getAuthConnection({ path: { id: waiting } })).toMatchObject({ flow_step: "AWAITING_INPUT" });
});

it("the timeline has an entry for each login, newest first, which changes with the login", async () => {
  const { client, mock, path, login, submit, get } = await startConnection({ browser_telemetry: { enabled: true } });
  const lines = (query: object = {}) => client.listAuthTimeline({ path, query });
  expect(await lines()).toEqual([]);
  await client.startAuthLogin({ path });
  const [started, ...none] = await lines();
  const { browser_session_id } = await get();
  expect(none).toEqual([]);
  expect(started).toMatchObject({
    type: "login",
    status: "IN_PROGRESS",
    step: "DISCOVERING",
    browser_session_id,
    telemetry_captured: true,
  });
  expect(started).not.toHaveProperty("completed_at");
  await mock.advance(1000);
  await submit({ field_values: entered });
  const [ended] = await lines();
  expect(ended).toMatchObject({ ...started, status: "SUCCESS", step: "COMPLETED", updated_at: ended?.updated_at });
  expect(Date.parse(ended?.updated_at ?? "")).toBeGreaterThan(Date.parse(started?.updated_at ?? ""));
  expect(ended?.completed_at).toBe(ended?.updated_at);
  await login({ browser_telemetry: { enabled: false } });
  const all = await lines();
  expect(all.map(({ type }) => type)).toEqual(["reauth", "login"]);
  expect(all[0]?.telemetry_captured).toBe(false);
  expect(await lines({ type: "login" })).toEqual([ended]);
  expect(await lines({ limit: 1, offset: 1 })).toEqual([ended]);
});

it("the initial timeline is that of the example", async () => {
  const { client } = await startService();
  const types = (await client.listAuthTimeline({ path: { id: authenticated } })).map(({ type }) => type);
  expect(types).toEqual(["health_check", "reauth", "health_check", "login", "login"]);
  const checks = await client.listAuthTimeline({ path: { id: authenticated }, query: { type: "health_check" } });
  expect(checks.map(({ status }) => status)).toEqual(["AUTHENTICATED", "NEEDS_AUTH"]);
});

it("a handoff code can be exchanged once, before it expires, and only with its own connection", async () => {
  const { client, mock, path, login } = await startConnection();
  const exchange = (code: string, id = path.id) => client.exchangeAuthCode({ path: { id }, body: { code } });
  const { handoff_code: code = "", hosted_url } = await login();
  expect(new URL(hosted_url).searchParams.get("code")).toBe(code);
  await expectRefused(exchange(code, authenticated), 400, "code");
  await expectRefused(exchange("invented-handoff-code"), 400, "code");
  const { jwt, invocation_id } = await exchange(code);
  expect(invocation_id).toMatch(/^iv/);
  const [, payload = ""] = jwt.split(".");
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({ sub: path.id });
  await expectRefused(exchange(code), 410, "before");
  await mock.advance(20 * 60_000);
  const { handoff_code: other = "", flow_expires_at } = await login();
  expect(other).not.toBe(code);
  await mock.advance(20 * 60_000);
  await expectRefused(exchange(other), 410, flow_expires_at);
});

it("the next login creates a deleted profile again", async () => {
  const { client, login, submit } = await startConnection();
  await client.deleteProfile({ path: { id_or_name: "mail-login" } });
  await login();
  await submit({ field_values: entered });
  expect(await client.downloadProfile({ path: { id_or_name: "mail-login" } })).toBeDefined();
});

it("the official SDK creates a connection, logs in and follows the login to its end", async () => {
  stopTime();
  const { kernel, mock } = await startService();
  const { connections } = kernel.auth;
  const { id } = await connections.create({ domain: "mail.example.com", profile_name: "mail-login" });
  await connections.login(id);
  const events = connections.follow(id);
  const steps = [];
  for await (const event of await events) {
    if (event.event !== "managed_auth_state") continue;
    steps.push(event.flow_step);
    // This SDK does not know interaction_id yet, so it can only submit the older form.
    if (event.fields?.[0]?.id === "username") await connections.submit(id, { fields: enteredForCode });
    if (event.fields?.[0]?.type === "code") await connections.submit(id, { fields: { code: "1" } });
    await mock.advance(1000);
  }
  expect(steps).toEqual(["DISCOVERING", "AWAITING_INPUT", "SUBMITTING", "AWAITING_INPUT", "SUBMITTING", "COMPLETED"]);
  const listed = [];
  for await (const connection of connections.list({ limit: 1, query: "mail" })) listed.push(connection.status);
  expect(listed).toEqual(["AUTHENTICATED"]);
  for await (const line of connections.timeline(id)) expect(line.status).toBe("SUCCESS");
  await connections.update(id, { health_checks: false });
  expect((await connections.retrieve(id)).health_checks).toBe(false);
  await connections.delete(id);
  await expect(connections.retrieve(id)).rejects.toMatchObject({ status: 404 });
});
