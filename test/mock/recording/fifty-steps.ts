/** Fifty steps of the official SDK, in every area. They run in web pages, too. */
import type Kernel from "@onkernel/sdk";

/** Bytes that are no text. */
export const bytes = new Uint8Array(5000).map((_, index) => index % 251);

/** Takes the steps. Returns how many there were. */
export async function takeFiftySteps(kernel: Kernel): Promise<number> {
  let steps = 0;
  async function step<Result>(result: PromiseLike<Result>): Promise<Result> {
    steps++;
    return result;
  }

  // Sessions, with what they build upon.
  const profile = await step(kernel.profiles.create({ name: "ann" }));
  await step(kernel.profiles.create({ name: "bob" }));
  await step(kernel.profiles.update(profile.id, { name: "anna" }));
  await step(kernel.profiles.delete("bob"));
  const { id: proxy = "" } = await step(kernel.proxies.create({ type: "datacenter", name: "p" }));
  await step(kernel.extensions.upload({ file: new File([bytes], "extension.zip"), name: "blocker" }));
  const { session_id: id } = await step(kernel.browsers.create({
    name: "shop", timeout_seconds: 3600, profile: { name: "anna" }, proxy_id: proxy,
  }));
  const { session_id: gone } = await step(kernel.browsers.create({ headless: true }));
  await step(kernel.browsers.update(id, { tags: { team: "blue" } }));
  await step(kernel.browsers.create({ name: "shop" }).catch(() => {})); // is refused

  // Files: text, bytes, a form, and what moves them.
  const { fs } = kernel.browsers;
  await step(fs.createDirectory(id, { path: "/work" }));
  await step(fs.writeFile(id, new Blob(["sku,price\nA,größer\n"]), { path: "/work/prices.csv" }));
  await step(fs.writeFile(id, new Blob([bytes]), { path: "/work/raw.bin", mode: "0600" }));
  await step(fs.upload(id, { files: [{ dest_path: "/work/form.bin", file: new File([bytes], "form.bin") }] }));
  await step(fs.move(id, { src_path: "/work/prices.csv", dest_path: "/work/old prices.csv" }));
  await step(fs.setFilePermissions(id, { path: "/work/raw.bin", mode: "0644" }));
  await step(fs.writeFile(id, new Blob(["x"]), { path: "/work/temporary" }));
  await step(fs.deleteFile(id, { path: "/work/temporary" }));
  await step(fs.watch.start(id, { path: "/work" }));

  // Processes, the mouse, the clipboard, replays and code.
  await step(kernel.browsers.process.exec(id, { command: "cat", args: ["/work/old prices.csv"] }));
  await step(kernel.browsers.process.spawn(id, { command: "echo", args: ["done"] }));
  await step(kernel.browsers.computer.moveMouse(id, { x: 10, y: 20 }));
  await step(kernel.browsers.computer.clickMouse(id, { x: 30, y: 40 }));
  await step(kernel.browsers.computer.typeText(id, { text: "Hello" }));
  await step(kernel.browsers.computer.writeClipboard(id, { text: "copied" }));
  await step(kernel.browsers.computer.captureScreenshot(id));
  const replay = await step(kernel.browsers.replays.start(id, { framerate: 10 }));
  await step(kernel.browsers.replays.stop(replay.replay_id, { id }));
  await step(kernel.browsers.playwright.execute(id, { code: "return 1 + 1" }));
  await step(kernel.browsers.deleteByID(gone));

  // A pool whose only browser two clients want at once: the second waits until the first releases it.
  const pool = await step(kernel.browserPools.create({ name: "pool", size: 1, timeout_seconds: 3600 }));
  const leased = await step(kernel.browserPools.acquire("pool", { acquire_timeout_seconds: 30 }));
  const waiting = step(kernel.browserPools.acquire("pool", { acquire_timeout_seconds: 30 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await step(kernel.browserPools.release(pool.id, { session_id: leased.session_id }));
  await waiting;
  await step(kernel.browserPools.update(pool.id, { size: 2 }));

  // An app: deployed, called, and its call ended by another one.
  const file = new File(["export {};"], "main.ts");
  const { id: deployment } = await step(kernel.deployments.create({ file, entrypoint_rel_path: "watcher.ts" }));
  for await (const event of await kernel.deployments.follow(deployment)) {
    if (event.event === "app_version_summary") break;
  }
  const call = { app_name: "watcher", action_name: "main", version: "latest", payload: '{"sku":"A"}', async: true };
  const { id: invocation } = await step(kernel.invocations.create(call));
  for await (const event of await kernel.invocations.follow(invocation)) void event;
  await step(kernel.invocations.create(call));

  // Credentials, and a login that asks for a code.
  const credential = await step(kernel.credentials.create({
    name: "shop", domain: "shop.example.com", values: { username: "ann", password: "a secret" },
  }));
  await step(kernel.credentials.update(credential.id, { values: { password: "another" } }));
  await step(kernel.credentials.create({ name: "bank", domain: "bank.example.com", values: { username: "ann" } }));
  await step(kernel.credentials.delete("bank"));
  const connection = { domain: "shop.example.com", profile_name: "anna" };
  const { id: login } = await step(kernel.auth.connections.create(connection));
  await step(kernel.auth.connections.login(login));
  for await (const event of await kernel.auth.connections.follow(login)) {
    if (event.event !== "managed_auth_state" || event.flow_step !== "AWAITING_INPUT") continue;
    const fields = (event.discovered_fields ?? []).map(({ name, type }) => [name, type === "code" ? "123456" : "mfa"]);
    await step(kernel.auth.connections.submit(login, { fields: Object.fromEntries(fields) as Record<string, string> }));
  }
  await step(kernel.browsers.create({ profile: { name: "anna" }, timeout_seconds: 3600 }));
  for (const name of ["a", "b", "c"]) await step(kernel.profiles.create({ name }));
  await kernel.post("/_mock/advance", { body: { ms: 60_000 } }); // what takes time has happened
  return steps;
}
