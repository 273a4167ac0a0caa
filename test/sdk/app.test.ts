/**
 * A small app, as a user of the SDK would write it: it watches prices, acquires a browser from a pool, deploys itself,
 * and logs in with a second factor. It does not know that the service is a mock, and waits for whatever takes time.
 */
import Kernel from "@onkernel/sdk";
import { expect, it } from "vitest";
import { startService } from "../service/support.js";

/** Works with files, processes and the mouse of a browser session, and records it. */
async function watchPrices(kernel: Kernel) {
  const { session_id: id } = await kernel.browsers.create({ stealth: true, timeout_seconds: 600 });
  const replay = await kernel.browsers.replays.start(id, { framerate: 10 });
  await kernel.browsers.fs.writeFile(id, new Blob(["sku,price\n"]), { path: "/work/prices.csv" });
  const skus = { dest_path: "/work/skus.txt", file: new File(["A-100"], "skus.txt") };
  await kernel.browsers.fs.upload(id, { files: [skus] });
  await kernel.browsers.fs.move(id, { src_path: "/work/prices.csv", dest_path: "/work/old.csv" });
  const names = (await kernel.browsers.fs.listFiles(id, { path: "/work" })).map(({ name }) => name);
  const { stdout_b64 = "" } = await kernel.browsers.process.exec(id, { command: "cat", args: ["/work/skus.txt"] });
  const { process_id = "" } = await kernel.browsers.process.spawn(id, { command: "echo", args: ["done"] });
  const printed = [];
  for await (const event of await kernel.browsers.process.stdoutStream(process_id, { id })) printed.push(event);
  await kernel.browsers.computer.moveMouse(id, { x: 10, y: 20 });
  const mouse = await kernel.browsers.computer.getMousePosition(id);
  const screenshot = await (await kernel.browsers.computer.captureScreenshot(id)).arrayBuffer();
  await kernel.browsers.replays.stop(replay.replay_id, { id });
  const video = await (await kernel.browsers.replays.download(replay.replay_id, { id })).arrayBuffer();
  await kernel.browsers.deleteByID(id);
  return { names, sku: Buffer.from(stdout_b64, "base64").toString(), printed, mouse, screenshot, video };
}

/** Acquires a browser from a pool as soon as one is available, and releases it. */
async function usePool(kernel: Kernel) {
  const pool = await kernel.browserPools.create({ name: "watchers", size: 1 });
  const leased = await kernel.browserPools.acquire("watchers", { acquire_timeout_seconds: 30 });
  await kernel.browserPools.release(pool.id, { session_id: leased.session_id });
  return kernel.browserPools.retrieve("watchers");
}

/** Deploys an app, follows it until it runs, and calls it. */
async function deploy(kernel: Kernel) {
  const { id } = await kernel.deployments.create({
    file: new File(["export {};"], "main.ts"),
    entrypoint_rel_path: "watcher.ts",
    env_vars: { SHOP: "https://shop.example.com" },
  });
  let version = "";
  for await (const event of await kernel.deployments.follow(id)) {
    if (event.event !== "app_version_summary") continue;
    version = event.version;
    break;
  }
  const app = (await kernel.apps.list({ app_name: "watcher", version })).getPaginatedItems()[0];
  const invocation = await kernel.invocations.create({
    app_name: "watcher", action_name: "main", version, payload: '{"sku":"A-100"}', async: true,
  });
  for await (const event of await kernel.invocations.follow(invocation.id)) void event;
  return { app, invocation: await kernel.invocations.retrieve(invocation.id) };
}

/** Logs in to a website that also requests a code. */
async function logIn(kernel: Kernel) {
  const { id } = await kernel.auth.connections.create({ domain: "shop.example.com", profile_name: "watcher" });
  await kernel.auth.connections.login(id);
  const asked: string[][] = [];
  for await (const event of await kernel.auth.connections.follow(id)) {
    if (event.event !== "managed_auth_state" || event.flow_step !== "AWAITING_INPUT") continue;
    asked.push((event.discovered_fields ?? []).map(({ name }) => name));
    const fields = Object.fromEntries((event.discovered_fields ?? []).map(({ name, type }) =>
      [name, type === "code" ? "123456" : "mfa"]));
    await kernel.auth.connections.submit(id, { fields });
  }
  const { status, profile_name } = await kernel.auth.connections.retrieve(id);
  const browser = await kernel.browsers.create({ profile: { name: profile_name } });
  return { asked, status, profile: browser.profile?.name };
}

it("a small app works in browsers, pools, deployments and logins", async () => {
  const { kernel } = await startService();
  const { screenshot, video, ...watched } = await watchPrices(kernel);
  expect(watched).toEqual({
    names: expect.arrayContaining(["old.csv", "skus.txt"]) as string[],
    sku: "A-100",
    printed: [{ stream: "stdout", data_b64: btoa("done\n") }, { event: "exit", exit_code: 0 }],
    mouse: { x: 10, y: 20 },
  });
  expect([screenshot, video].map(({ byteLength }) => byteLength > 100)).toEqual([true, true]);
  expect(await usePool(kernel)).toMatchObject({ available_count: 1, acquired_count: 0 });
  const { app, invocation } = await deploy(kernel);
  expect(app).toMatchObject({ app_name: "watcher", actions: [{ name: "main" }] });
  expect(invocation).toMatchObject({ status: "succeeded", output: '{"sku":"A-100"}' });
  expect(await logIn(kernel)).toEqual({
    asked: [["username", "password"], [expect.any(String)]],
    status: "AUTHENTICATED",
    profile: "watcher",
  });
});
