/** Tests invocations. */
import { expect, it } from "vitest";
import { allOf } from "../support/events.js";
import { stopTime } from "./still-time.js";
import { expectRefused, type Service, startService } from "./support.js";

const waiting = "iv9c4v8b2n6m1q5w7e3r0t9y";
const running = "iv2u6i1o9p5a3s8d4f7g0h2j";
const succeeded = "iv5a1s7d3f9g2h6j8k4l0z5x";
const main = { app_name: "price-watch", version: "1.2.0", action_name: "main" };

/** Starts an asynchronous invocation. */
const start = ({ client }: Service, body: object = {}) =>
  client.createInvocation({ body: { ...main, async: true, ...body } });

const get = ({ client }: Service, id: string) => client.getInvocation({ path: { id } });

/** Waits until there is a number of invocations, and returns the id of the newest. */
async function newestOf(client: Service["client"], count: number): Promise<string> {
  for (;;) {
    const all = await client.listInvocations();
    if (all.length === count) return all[0]!.id;
  }
}

/** Returns the status of each state event of a stream, and the kind of each other event. */
const told = (events: unknown[]) => events.map((event) => {
  const { event: kind, invocation } = event as { event: string; invocation?: { status: string } };
  return invocation?.status ?? kind;
});

it("an invocation returns its output when it has ended", async () => {
  const service = await startService();
  const payload = '{"url":"https://shop.example.com"}';
  const ended = await service.client.createInvocation({ body: { ...main, payload } });
  expect(ended).toEqual({ id: ended.id, action_name: "main", status: "succeeded", output: payload });
  const invocation = await get(service, ended.id);
  expect(invocation).toMatchObject({ ...main, payload, output: payload, status: "succeeded" });
  expect(Date.parse(invocation.finished_at ?? "")).toBeGreaterThan(Date.parse(invocation.started_at));
  expect((await service.client.createInvocation({ body: main })).output).toBe("null");
  const known = { ...main, action_name: "check-prices", payload };
  expect((await service.client.createInvocation({ body: known })).output).toBe('{"cheapest":19.9}');
});

it("an asynchronous invocation is queued, runs, and succeeds by itself", async () => {
  stopTime();
  const service = await startService();
  const queued = await start(service, { payload: "[1]" });
  expect(queued).toEqual({ id: queued.id, action_name: "main", status: "queued" });
  expect(service.mock.requests.at(-1)?.status).toBe(202);
  expect(await get(service, queued.id)).toMatchObject({ ...main, payload: "[1]", status: "queued", finished_at: null });
  await service.mock.advance(150);
  expect(await get(service, queued.id)).toMatchObject({ status: "running", finished_at: null });
  await service.mock.advance(150);
  expect(await get(service, queued.id)).toMatchObject({ status: "succeeded", output: "[1]" });
});

it("a payload can make an action fail", async () => {
  const service = await startService();
  const payload = '{"fail":"The page did not load."}';
  const why = { status: "failed", status_reason: "The page did not load." };
  const ended = await service.client.createInvocation({ body: { ...main, payload } });
  expect(ended).toEqual({ id: ended.id, action_name: "main", ...why });
  const { id } = await start(service, { payload });
  await service.mock.advance(300);
  expect(await get(service, id)).toMatchObject(why);
  expect(await get(service, id)).not.toHaveProperty("output");
  const { status } = await service.client.createInvocation({ body: { ...main, payload: '{"fail":true}' } });
  expect(status).toBe("succeeded");
});

it("an asynchronous invocation can take long, and fails after its timeout", async () => {
  stopTime();
  const service = await startService();
  const { mock } = service;
  const payload = '{"sleep":30}';
  const { id: inTime } = await start(service, { payload, async_timeout_seconds: 31 });
  const { id: late } = await start(service, { payload, async_timeout_seconds: 20 });
  const { id: usual } = await start(service, { payload: '{"sleep":901}' });
  await mock.advance(19_000);
  for (const id of [inTime, late, usual]) expect((await get(service, id)).status).toBe("running");
  await mock.advance(2000);
  expect(await get(service, late)).toMatchObject({ status: "failed", status_reason: expect.stringContaining("20") });
  await mock.advance(10_000);
  expect((await get(service, inTime)).status).toBe("succeeded");
  expect((await get(service, late)).status).toBe("failed");
  await mock.advance(868_000);
  expect((await get(service, usual)).status).toBe("running");
  await mock.advance(2000);
  expect((await get(service, usual)).status).toBe("failed");
});

it("a synchronous invocation ignores a long duration in its payload", async () => {
  const { client } = await startService();
  const { status } = await client.createInvocation({ body: { ...main, payload: '{"sleep":3600}' } });
  expect(status).toBe("succeeded");
});

it("a missing app, version or action, and a payload that is not JSON, are refused", async () => {
  const service = await startService();
  const before = await service.client.listInvocations();
  const refuse = (body: object, status: number, words: string) => expectRefused(start(service, body), status, words);
  await refuse({ app_name: "stock-watch" }, 404, "There is no app stock-watch.");
  await refuse({ version: "9.9.9" }, 404, "There is no version 9.9.9 of the app price-watch.");
  const noAction = "There is no action check-stock in version 1.2.0 of the app price-watch.";
  await refuse({ action_name: "check-stock" }, 404, noAction);
  await refuse({ payload: "{" }, 400, "payload");
  expect(await service.client.listInvocations()).toEqual(before);
});

it("an action can be invoked once its deployment runs", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const body = { file: new Blob(["code"]), entrypoint_rel_path: "shop.ts" };
  const { id: deployment_id } = await client.createDeployment({ body });
  const action = { app_name: "shop", version: "latest", action_name: "main" };
  await expectRefused(start(service, action), 404, "shop");
  await mock.advance(1000);
  const { id } = await start(service, action);
  expect(await client.listInvocations({ query: { deployment_id } })).toEqual([await get(service, id)]);
});

it("a stream starts with the state, reports events, and ends with the invocation", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const { id } = await start(service, { payload: "7" });
  const open = (query: { since?: string } = {}) => client.streamInvocationEvents({ path: { id }, query });
  const stream = async (query?: { since: string }) => allOf(await open(query));
  const events = allOf(await open());
  await mock.advance(150);
  const late = allOf(await open());
  await mock.advance(150);
  expect(told(await events)).toEqual(["queued", "running", "log", "log", "succeeded"]);
  expect(told(await late)).toEqual(["running", "log", "log", "succeeded"]);
  expect((await events).at(-1)).toMatchObject({ invocation: await get(service, id) });
  expect(told(await stream())).toEqual(["succeeded", "log", "log"]);
  await mock.advance(600_000);
  expect(told(await stream({ since: "5m" }))).toEqual(["succeeded"]);
  await expectRefused(stream({ since: "never" }), 400, "since");
});

it("a stream of an initial invocation reports its end, or sends a heartbeat", async () => {
  stopTime();
  const { client, mock } = await startService();
  const ended = await client.streamInvocationEvents({ path: { id: succeeded } });
  expect(told(await allOf(ended))).toEqual(["succeeded"]);
  const events = (await client.streamInvocationEvents({ path: { id: running } }))[Symbol.asyncIterator]();
  await events.next();
  await mock.advance(15_000);
  expect((await events.next()).value).toMatchObject({ event: "sse_heartbeat" });
  await client.updateInvocation({ path: { id: running }, body: { status: "failed" } });
  expect(told([(await events.next()).value])).toEqual(["failed"]);
  expect((await events.next()).done).toBe(true);
});

it("an update cancels an invocation, or ends it with an output", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const update = (id: string, body: { status: "succeeded" | "failed"; output?: string }) =>
    client.updateInvocation({ path: { id }, body });
  const { id } = await start(service);
  const canceled = await update(id, { status: "failed" });
  expect(canceled).toMatchObject({ ...main, status: "failed", status_reason: "The invocation was canceled." });
  expect(canceled.finished_at).toBeTruthy();
  await mock.advance(1_000_000);
  expect(await get(service, id)).toEqual(canceled); // it did not continue
  const output = "18.50 at shop.example.com"; // an output need not be JSON
  const ended = await update(running, { status: "succeeded", output });
  expect(ended).toMatchObject({ status: "succeeded", output });
  for (const over of [id, running, succeeded]) {
    const before = await get(service, over);
    await expectRefused(update(over, { status: "failed", output: "1" }), 400, over);
    expect(await get(service, over)).toEqual(before);
  }
  await expectRefused(update("iv", { status: "failed" }), 404, "iv");
});

it("a synchronous invocation reports that it was canceled", async () => {
  stopTime();
  const { client } = await startService();
  const response = client.createInvocation({ body: main });
  const id = await newestOf(client, 4);
  await client.updateInvocation({ path: { id }, body: { status: "failed" } });
  expect(await response).toMatchObject({ id, status: "failed", status_reason: "The invocation was canceled." });
});

it("the browsers of an invocation are the active ones that were created with its id", async () => {
  const { client } = await startService();
  const path = { id: running };
  const idsOf = async (id: string) => (await client.listInvocationBrowsers({ path: { id } })).browsers
    .map(({ session_id }) => session_id);
  expect(await idsOf(running)).toEqual([]);
  const [one, two] = [
    await client.createBrowser({ body: { invocation_id: running } }),
    await client.createBrowser({ body: { invocation_id: running } }),
  ];
  const { session_id: other } = await client.createBrowser({ body: { invocation_id: waiting } });
  expect(await client.listInvocationBrowsers({ path })).toEqual({ browsers: [one, two] });
  await client.deleteBrowser({ path: { id_or_name: one.session_id } });
  expect(await idsOf(running)).toEqual([two.session_id]);
  await client.deleteInvocationBrowsers({ path });
  expect(await idsOf(running)).toEqual([]);
  await expectRefused(client.getBrowser({ path: { id_or_name: two.session_id } }), 404, two.session_id);
  expect(await idsOf(waiting)).toEqual([other]);
  await client.deleteInvocationBrowsers({ path });
  expect(await idsOf(succeeded)).toEqual(["bs5c8m2r9k4t7w1x6v3n0q8z"]); // as the examples show
  for (const call of [client.listInvocationBrowsers, client.deleteInvocationBrowsers]) {
    await expectRefused(call({ path: { id: "iv" } }), 404, "iv");
  }
});

it("invocations can be filtered by every parameter of the list", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  await mock.advance(600_000);
  const { id } = await start(service);
  const ids = async (query: object = {}) => (await client.listInvocations({ query })).map((one) => one.id);
  expect(await ids()).toEqual([id, waiting, running, succeeded]);
  expect(await ids({ limit: 2, offset: 1 })).toEqual([waiting, running]);
  expect(await ids({ app_name: "price-watch" })).toEqual([id, waiting, running, succeeded]);
  expect(await ids({ app_name: "price" })).toEqual([]);
  expect(await ids({ version: "1.3.0" })).toEqual([]);
  expect(await ids({ action_name: "main" })).toEqual([id, running]);
  expect(await ids({ action_name: "main", status: "running" })).toEqual([running]);
  expect(await ids({ status: "succeeded" })).toEqual([succeeded]);
  expect(await ids({ deployment_id: "dp8r2t6y1u5i9o3p7a4s0d8f", query: "CHECK" })).toEqual([waiting, succeeded]);
  expect(await ids({ deployment_id: "dp6m2q8w4e1r7t3y9u5i0o6p" })).toEqual([]);
  expect(await ids({ query: "PRICE-W" })).toHaveLength(4);
  expect(await ids({ query: succeeded })).toEqual([succeeded]);
  const { started_at } = await get(service, id);
  expect(await ids({ since: started_at, action_name: "main", app_name: "price-watch" })).toContain(id);
  expect(await ids({ since: "2026-11-20T09:28:00Z" })).toEqual(expect.arrayContaining([waiting, running]));
  expect(await ids({ since: "2026-11-20T09:28:00Z" })).not.toContain(succeeded);
  await mock.advance(60_000);
  const { id: latest } = await start(service);
  expect(await ids({ since: "30s" })).toContain(latest);
  expect(await ids({ since: "30s" })).not.toContain(id);
  await expectRefused(ids({ since: "lately" }), 400, "since");
});

it("a reset ends what is in progress, and restores the initial state", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const before = await client.listInvocations();
  const { id } = await start(service, { payload: '{"sleep":60}' });
  const events = allOf(await client.streamInvocationEvents({ path: { id } }));
  const response = client.createInvocation({ body: main });
  await newestOf(client, 5);
  await mock.reset();
  expect(told(await events).at(-1)).toBe("failed");
  expect((await response).status).toBe("failed");
  expect(await client.listInvocations()).toEqual(before);
});

it("the official SDK invokes actions, follows one, and cancels one", async () => {
  const { kernel, mock } = await startService();
  expect((await kernel.invocations.create({ ...main, payload: "{}" })).output).toBe("{}");
  const { id } = await kernel.invocations.create({ ...main, async: true, async_timeout_seconds: 10 });
  const events = await kernel.invocations.follow(id, { since: "1h" });
  await mock.advance(1000);
  expect(told(await allOf(events)).at(-1)).toBe("succeeded");
  expect((await kernel.invocations.update(running, { status: "failed" })).status).toBe("failed");
  const ids = [];
  for await (const one of kernel.invocations.list({ action_name: "main", limit: 1 })) ids.push(one.id);
  expect(ids).toHaveLength(3);
  const { session_id } = await kernel.browsers.create({ invocation_id: id });
  expect((await kernel.invocations.listBrowsers(id)).browsers[0]?.session_id).toBe(session_id);
  await kernel.invocations.deleteBrowsers(id);
  expect((await kernel.invocations.listBrowsers(id)).browsers).toEqual([]);
});

it("the deployment of an action logs what its invocations print", async () => {
  stopTime();
  const { kernel, client, mock } = await startService();
  const [app] = await client.listApps({ query: { app_name: main.app_name, version: main.version } });
  const { id } = await kernel.invocations.create({ ...main, async: true });
  const early = allOf(await kernel.deployments.follow(app!.deployment, { since: "5m" }));
  await mock.advance(1000);
  expect((await kernel.invocations.retrieve(id)).status).toBe("succeeded");
  await kernel.deployments.delete(app!.deployment);
  const messages = (events: unknown[]) =>
    (events as { event: string; message?: string }[]).flatMap(({ message = [] }) => message);
  expect(messages(await early)).toEqual(["The action main started.", "The action main ended."]);
  const late = await allOf(await kernel.deployments.follow(app!.deployment, { since: "5m" }));
  expect(messages(late)).toEqual(messages(await early));

  await kernel.invocations.create({ ...main, async: true }); // its version is still there
  await mock.advance(1000);
  expect(await allOf(await kernel.deployments.follow(app!.deployment))).toHaveLength(late.length);
});
