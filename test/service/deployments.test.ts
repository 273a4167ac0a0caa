/** Tests deployments, and the app versions that they create. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Apps } from "../../src/service/areas/apps.js";
import type { AreaContext } from "../../src/service/base/area.js";
import { createBudget } from "../../src/service/base/budget.js";
import { createClock } from "../../src/service/base/clock.js";
import { tooMany } from "../../src/service/base/collection.js";
import { createDeploymentStore } from "../../src/service/areas/deployments/store.js";
import { allOf } from "../support/events.js";
import { zipOf } from "../support/zip.js";
import { stopTime } from "./still-time.js";
import { expectRefused, type Service, startService } from "./support.js";

const running = "dp8r2t6y1u5i9o3p7a4s0d8f";
const failed = "dp6m2q8w4e1r7t3y9u5i0o6p";
const secret = "hunter2-and-more";
const source = { type: "github", url: "https://github.com/example/price-watch", ref: "main", entrypoint: "main.ts" };
/** Returns an archive of an app. */
const appOf = async (files: Record<string, string>) => new File([await zipOf(files)], "app.zip");

const archive = await appOf({ "package.json": '{"name":"shop-watch"}', "main.ts": "run()" });
const code = { file: archive, entrypoint_rel_path: "main.ts" };

/** Creates a deployment, advances the time by a second, and returns the deployment. */
async function deploy({ client, mock }: Service, body: object) {
  const { id } = await client.createDeployment({ body: body });
  await mock.advance(1000);
  return client.getDeployment({ path: { id } });
}

/** Returns the names of the apps that have a version of a deployment. */
async function appsOf({ client }: Service, deployment: string) {
  const all = await client.listApps();
  return all.filter((version) => version.deployment === deployment).map(({ app_name }) => app_name);
}

/** Returns the status of each state event of a stream, and the kind of each other event. */
const told = (events: unknown[]) => events.map((event) => {
  const { event: kind, deployment } = event as { event: string; deployment?: { status: string } };
  return deployment?.status ?? kind;
});

it("a deployment goes from queued to running, and then its app version exists", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const created = await client.createDeployment({ body: { ...code, version: "2.0.0", env_vars: { SHOP: secret } } });
  expect(created).toMatchObject({
    status: "queued",
    region: "aws.us-east-1a",
    entrypoint_rel_path: "main.ts",
    env_vars: { SHOP: "" },
    updated_at: null,
    source_type: "file",
    source_checksum: createHash("sha256").update(Buffer.from(await archive.arrayBuffer())).digest("hex"),
  });
  const path = { id: created.id };
  expect(await client.getDeployment({ path })).toEqual(created);
  expect(await appsOf(service, created.id)).toEqual([]);
  await mock.advance(200);
  expect((await client.getDeployment({ path })).status).toBe("in_progress");
  expect(await appsOf(service, created.id)).toEqual([]);
  await mock.advance(800);
  const { status, updated_at } = await client.getDeployment({ path });
  expect(status).toBe("running");
  expect(Date.parse(updated_at ?? "")).toBeGreaterThan(Date.parse(created.created_at));
  expect((await client.listApps())[0]).toMatchObject({
    app_name: "shop-watch",
    version: "2.0.0",
    region: "aws.us-east-1a",
    deployment: created.id,
    actions: [{ name: "main" }],
    env_vars: { SHOP: "" },
  });
});

it("an empty version counts as omitted", async () => {
  const service = await startService();
  const { id } = await deploy(service, { ...code, version: "" });
  expect(await service.client.listApps({ query: { version: "latest" } }))
    .toContainEqual(expect.objectContaining({ deployment: id, version: "latest" }));
});

it("latest is the newest version of an app, or the version of that name", async () => {
  const service = await startService();
  const { client } = service;
  const { id: one } = await deploy(service, { ...code, version: "1.0.0" });
  const { id: two } = await deploy(service, { ...code, version: "2.0.0" });
  const query = { app_name: "shop-watch", version: "latest" };
  const action = { ...query, action_name: "main" };
  const idsOf = (entries: { id?: string; deployment?: string }[]) => entries.map((one) => one.deployment ?? one.id);
  const listed = async () => [
    idsOf(await client.listApps({ query })),
    idsOf(await client.listDeployments({ query: { app_name: "shop-watch", app_version: "latest" } })),
  ];
  expect(await listed()).toEqual([[two], [two]]);
  const { id } = await client.createInvocation({ body: action });
  expect((await client.getInvocation({ path: { id } })).version).toBe("2.0.0");
  expect(idsOf(await client.listInvocations({ query }))).toEqual([id]);
  const { id: named } = await deploy(service, code);
  await deploy(service, { ...code, version: "3.0.0" });
  expect(await listed()).toEqual([[named], [named]]);
  expect(idsOf(await client.listInvocations({ query }))).toEqual([]);
  expect((await client.listApps({ query: { version: "latest" } })).map(({ version }) => version))
    .toEqual(["latest", "1.2.0"]);
  await expectRefused(client.createInvocation({ body: { ...action, app_name: "none" } }), 404, "no app none");
  expect(one).not.toBe(two);
});

it("a stream starts with the state, reports events, and ends when the deployment is stopped", async () => {
  stopTime();
  const { client, mock } = await startService();
  const { id } = await client.createDeployment({ body: { ...code, env_vars: { SHOP: secret } } });
  const events = allOf(await client.streamDeploymentEvents({ path: { id } }));
  await mock.advance(1000);
  const late = allOf(await client.streamDeploymentEvents({ path: { id } }));
  await client.deleteDeployment({ path: { id } });
  expect(told(await events))
    .toEqual(["queued", "in_progress", "log", "log", "app_version_summary", "running", "stopped"]);
  expect(told(await late)).toEqual(["running", "log", "log", "app_version_summary", "stopped"]);
  const [version] = await client.listApps();
  const { deployment: _, ...summary } = version!;
  expect((await events)[4]).toMatchObject(summary);
  expect(told(await allOf(await client.streamDeploymentEvents({ path: { id } }))))
    .toEqual(["stopped", "log", "log", "app_version_summary"]);
});

it("a stream of an initial deployment reports its state, too", async () => {
  const { client } = await startService();
  expect(told(await allOf(await client.streamDeploymentEvents({ path: { id: failed } })))).toEqual(["failed"]);
  const events = allOf(await client.streamDeploymentEvents({ path: { id: running } }));
  await client.deleteDeployment({ path: { id: running } });
  expect(told(await events)).toEqual(["running", "app_version_summary", "stopped"]);
});

it("a stream has a heartbeat while nothing happens, and does not end while the deployment runs", async () => {
  stopTime();
  const { client, mock } = await startService();
  const events = (await client.streamDeploymentEvents({ path: { id: running } }))[Symbol.asyncIterator]();
  await events.next();
  await events.next();
  await mock.advance(15_000);
  expect((await events.next()).value).toMatchObject({ event: "sse_heartbeat" });
  await mock.advance(15_000);
  expect((await events.next()).value).toMatchObject({ event: "sse_heartbeat" });
  await events.return?.();
});

it("since omits older lines of the log", async () => {
  stopTime(new Date("2026-11-20T12:00:30Z")); // all lines of the log have the same minute
  const service = await startService();
  const { client, mock } = service;
  const { id } = await deploy(service, code);
  await client.deleteDeployment({ path: { id } });
  await mock.advance(600_000);
  const logs = async (since?: string) => {
    const query = since === undefined ? {} : { since };
    const events = await allOf(await client.streamDeploymentEvents({ path: { id }, query }));
    expect(told(events).filter((kind) => kind !== "log")).toEqual(["stopped", "app_version_summary"]);
    return (events as { event: string; timestamp: string }[]).filter(({ event }) => event === "log");
  };
  const [first, second] = await logs();
  expect(second).toBeDefined();
  for (const all of ["1h", "1h30m", ".5h", "", first!.timestamp, "2020-01-01T00:00:00+02:00", "2026-11-19"]) {
    expect(await logs(all)).toEqual([first, second]);
  }
  expect(await logs(second!.timestamp)).toEqual([second]);
  const short = ["5m", "90s", "100ms", "1m1ns", "7us", "7µs", "1.m", "2100-01-01T00:00:00Z"];
  for (const none of [...short, "2100-01-01", "2100-01-01T07:00"]) expect(await logs(none)).toEqual([]);
  const withoutZone = second!.timestamp.replace("Z", ""); // it has milliseconds
  expect(await logs(withoutZone)).toEqual([second]);
  expect(await logs(withoutZone.slice(0, -7))).toEqual([first, second]); // to the minute
  for (const since of [
    "yesterday", "5", "5 m", "5min", "-5m", "1d", "m", "2026-13-20T00:00:00Z", "2026", "2026-02-30", "2026-11-20T09",
    "2026-11-20Z", "2026-11-20 09:00",
  ]) {
    await expectRefused(client.streamDeploymentEvents({ path: { id }, query: { since } }), 400, "since");
  }
});

it("the app has its name from package.json in the archive, or else from the entrypoint", async () => {
  const service = await startService();
  const name = async (file: Blob, entrypoint_rel_path: string) => {
    const { id } = await deploy(service, { file, entrypoint_rel_path, force: true });
    return (await appsOf(service, id))[0];
  };
  expect(await name(archive, "main.ts")).toBe("shop-watch");
  expect(await name(archive, "./main.ts")).toBe("shop-watch");
  expect(await name(new Blob(["no ZIP archive"]), "src/watcher.py")).toBe("watcher");
  expect(await name(new Blob([]), "")).toBe("app");
  for (const manifest of ["{", "null", '{"name":7}', '{"name":""}', `{"name":"${"x".repeat(2 ** 20)}"}`]) {
    expect(await name(await appOf({ "package.json": manifest, "src/own.ts": "" }), "src/own.ts")).toBe("own");
  }
  const nested = await appOf({ "other/package.json": '{"name":"other"}', "own.ts": "" });
  expect(await name(nested, "own.ts")).toBe("own");
  const bytes = Buffer.from(await archive.arrayBuffer());
  const broken = Buffer.from(bytes.toString("latin1").replaceAll("package.json", "/ackage.json"), "latin1");
  expect(await name(new Blob([broken]), "own.ts")).toBe("own");
});

it("an archive with too many entries is accepted without reading it", async () => {
  const service = await startService();
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.subarray(-22); // the record at the end (PKWARE APPNOTE, section 4.3.16)
  const directory = Array<Buffer>(5001).fill(bytes.subarray(end.readUInt32LE(16), -22)); // of two entries
  end.writeUInt16LE(10_002, 8);
  end.writeUInt16LE(10_002, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  const file = new Blob([Buffer.concat([bytes.subarray(0, end.readUInt32LE(16)), ...directory, end])]);
  const deployment = await deploy(service, { file, entrypoint_rel_path: "own.ts" });
  expect(deployment.status).toBe("running");
  expect(await appsOf(service, deployment.id)).toEqual(["own"]);
});

it("an archive without the entrypoint fails, and says why", async () => {
  const service = await startService();
  const deployment = await deploy(service, { file: archive, entrypoint_rel_path: "src/app.ts" });
  expect(deployment).toMatchObject({
    status: "failed",
    status_reason: "The entrypoint src/app.ts is not in the archive.",
  });
  expect(await appsOf(service, deployment.id)).toEqual([]);
  const events = await service.client.streamDeploymentEvents({ path: { id: deployment.id } });
  expect(told(await allOf(events))[0]).toBe("failed");
});

it("code from GitHub shows its source, and hides the token", async () => {
  const service = await startService();
  const auth = { method: "github_token", token: secret };
  const deployment = await deploy(service, { version: "2", source: { ...source, path: "apps/watcher", auth } });
  expect(deployment).toMatchObject({
    status: "running",
    entrypoint_rel_path: "main.ts",
    source_type: "github",
    source_url: source.url,
    source_ref: "main",
    source_path: "apps/watcher",
  });
  expect(deployment).not.toHaveProperty("source_checksum");
  expect(await appsOf(service, deployment.id)).toEqual(["watcher"]);
  const root = await deploy(service, { version: "2", source: { ...source, url: `${source.url}.git` } });
  expect(root).not.toHaveProperty("source_path");
  expect(await appsOf(service, root.id)).toEqual(["price-watch"]);
  const bare = await deploy(service, { version: "2", source: { ...source, url: "https://git.example" } });
  expect(await appsOf(service, bare.id)).toEqual(["main"]);
});

it("responses never contain secrets", async () => {
  const service = await startService();
  const { client } = service;
  const source_ = { ...source, auth: { method: "github_token", token: secret } };
  const { id } = await deploy(service, { version: "2", source: source_, env_vars: { TOKEN: secret, OTHER: secret } });
  const events = allOf(await client.streamDeploymentEvents({ path: { id } }));
  await client.deleteDeployment({ path: { id } });
  const everything = JSON.stringify([await events, await client.listDeployments(), await client.listApps()]);
  expect(everything).toContain('"TOKEN":""');
  expect(everything).not.toContain(secret);
});

it("code from two sources, or from an impossible repository, is refused", async () => {
  const service = await startService();
  const { client } = service;
  const before = await client.listDeployments();
  const refuse = (body: object, status: number, words: string) =>
    expectRefused(client.createDeployment({ body: body }), status, words);
  await refuse({ ...code, source }, 400, "only one of these: Code in an archive, Code in a repository");
  await refuse({ source: { ...source, url: "price-watch" } }, 400, "source.url");
  await refuse({ source: { ...source, url: `https://me:${secret}@github.com/example/a` } }, 400, "source.auth");
  await refuse({ source: { ...source, url: "https://github.invalid/example/a" } }, 404, "source.url");
  expect(await client.listDeployments()).toEqual(before);
});

it("versions are unique, unless force replaces one", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const versions = () => client.listApps({ query: { app_name: "price-watch", version: "1.2.0" } });
  const [before] = await versions();
  const listed = await client.listDeployments();
  const create = (force: boolean) => client.createDeployment({ body: { version: "1.2.0", source, force } as never });
  await expectRefused(create(false), 400, "price-watch");
  expect(await client.listDeployments()).toEqual(listed);
  const { id } = await create(true);
  expect(await versions()).toEqual([before]);
  await mock.advance(1000);
  expect(await versions()).toEqual([expect.objectContaining({ deployment: id, actions: [{ name: "main" }] })]);
});

it("of two simultaneous deployments of a new version, the later one fails", async () => {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const { id: one } = await client.createDeployment({ body: code });
  await mock.advance(100);
  const { id: other } = await client.createDeployment({ body: code });
  const { id: forced } = await client.createDeployment({ body: { ...code, force: true } });
  await mock.advance(1000);
  const statusOf = async (id: string) => (await client.getDeployment({ path: { id } })).status;
  expect(await Promise.all([one, other, forced].map(statusOf))).toEqual(["running", "failed", "running"]);
  const { status_reason } = await client.getDeployment({ path: { id: other } });
  expect(status_reason).toContain("shop-watch");
});

it("a deployment can be stopped once, unless it failed", async () => {
  stopTime();
  const { client, mock } = await startService();
  const path = { id: running };
  await client.deleteDeployment({ path });
  const stopped = await client.getDeployment({ path });
  expect(stopped.status).toBe("stopped");
  await mock.advance(1000);
  await client.deleteDeployment({ path });
  expect(await client.getDeployment({ path })).toEqual(stopped);
  await client.deleteDeployment({ path: { id: failed } });
  expect((await client.getDeployment({ path: { id: failed } })).status).toBe("failed");
  const { id } = await client.createDeployment({ body: code });
  await client.deleteDeployment({ path: { id } });
  await mock.advance(1000);
  expect((await client.getDeployment({ path: { id } })).status).toBe("stopped"); // it did not continue
  for (const call of [client.getDeployment, client.deleteDeployment, client.streamDeploymentEvents]) {
    await expectRefused(call({ path: { id: "dp" } }), 404, "dp");
  }
});

it("deployments and apps are listed by app, by version, and by part of the app's name", async () => {
  const service = await startService();
  const { client } = service;
  const { id } = await deploy(service, { ...code, version: "2.0.0" });
  const ids = async (query: object) => (await client.listDeployments({ query })).map((deployment) => deployment.id);
  expect(await ids({})).toEqual([id, running, failed]);
  expect(await ids({ limit: 1, offset: 1 })).toEqual([running]);
  expect(await ids({ app_name: "shop-watch" })).toEqual([id]);
  expect(await ids({ app_name: "price-watch", app_version: "1.2.0" })).toEqual([running]);
  expect(await ids({ app_name: "price-watch", app_version: "2.0.0" })).toEqual([]);
  expect(await ids({ query: "-WATCH" })).toEqual([id, running]);
  expect(await ids({ query: failed })).toEqual([failed]);
  await expectRefused(ids({ app_version: "1.2.0" }), 400, "app_name");
  const versions = async (query: object) => (await client.listApps({ query })).map((version) => version.deployment);
  expect(await versions({})).toEqual([id, running]);
  expect(await versions({ limit: 1, offset: 1 })).toEqual([running]);
  expect(await versions({ app_name: "shop-watch" })).toEqual([id]);
  expect(await versions({ version: "1.2.0" })).toEqual([running]);
  expect(await versions({ app_name: "shop-watch", version: "1.2.0" })).toEqual([]);
  expect(await versions({ query: "SHOP" })).toEqual([id]);
  expect(await versions({ query: "av4k9d2p7s1m6w3z8x5c0v2b" })).toEqual([running]);
});

it("a reset ends what is in progress, and restores the initial state", async () => {
  stopTime();
  const { client, mock } = await startService();
  const before = [await client.listDeployments(), await client.listApps()];
  const { id } = await client.createDeployment({ body: code });
  const events = allOf(await client.streamDeploymentEvents({ path: { id } }));
  await mock.reset();
  expect(told(await events)).not.toContain("running");
  await mock.advance(1000);
  expect([await client.listDeployments(), await client.listApps()]).toEqual(before);
});

it("the official SDK deploys an app, follows it until it runs, and stops it", async () => {
  stopTime();
  const { kernel, mock } = await startService();
  const { id } = await kernel.deployments.create({ ...code, version: "2.0.0", env_vars: { A: "1", B: "2" } });
  const events = await kernel.deployments.follow(id, { since: "5m" });
  await mock.advance(1000);
  const seen = [];
  for await (const event of events) {
    seen.push(event);
    if (event.event === "deployment_state" && event.deployment.status === "running") break;
  }
  expect(told(seen)).toContain("app_version_summary"); // clients stop reading at "running", so it must come before
  expect((await kernel.deployments.retrieve(id)).env_vars).toEqual({ A: "", B: "" });
  const ids = [];
  for await (const deployment of kernel.deployments.list({ limit: 1 })) ids.push(deployment.id);
  expect(ids).toEqual([id, running, failed]);
  const versions = [];
  for await (const { version } of kernel.apps.list({ app_name: "shop-watch" })) versions.push(version);
  expect(versions).toEqual(["2.0.0"]);
  await kernel.deployments.delete(id);
  expect((await kernel.deployments.retrieve(id)).status).toBe("stopped");
});

it("only the deployment fails when its version cannot be stored", () => {
  const why = "This mock keeps 20000 of a kind.";
  const clock = createClock();
  const apps = {
    peek: () => undefined,
    broughtBy: () => undefined,
    release() {
      throw tooMany(why);
    },
  } as unknown as Apps;
  const deployments = createDeploymentStore({ clock, budget: createBudget() } as AreaContext, apps);
  const created_at = clock.timestamp();
  const deployment = { id: "dp1", status: "queued", region: "aws.us-east-1a", created_at } as const;
  deployments.start(deployment, { app: "shop", actions: ["main"], version: "1", force: false, problem: undefined });
  clock.advance(1000);
  expect(deployments.collection.get("dp1").resource).toMatchObject({ status: "failed", status_reason: why });
});
