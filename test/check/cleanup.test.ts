/** The report lists every resource that a check leaves on a server, whatever the server responds to deletions. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../../src/index.js";
import { program } from "../support/cli.js";
import { session, startTestMock } from "../support/mock.js";
import { type Broken, check, error, type Passing, startBroken, startMockForFile } from "./broken.js";
import { startForgetful } from "./forgetful.js";
import { profileOperations } from "./profile-operations.js";

const mock = await startMockForFile();

it.each([
  ["streamDeploymentEvents", "deleteDeployment", /^POST \/deployments$/, "id", ""],
  ["streamFileEvents", "stopFileWatch", /^POST .*watch$/, "watch_id", `${session} `],
])("a resource is left if a server confirms its deletion and still shows it: %s, %s", async (
  id, end, creation, name, within,
) => {
  const created: string[] = [];
  const failing: string[] = []; // deployments that fail by themselves, sooner or later
  const baseUrl = await startBroken(mock.url, {
    instead: ({ method }, response) => method === "DELETE" && Boolean(response.writeHead(204).end()),
    answer: ({ status, text }, { method, url }) => status < 300 && creation.test(`${method} ${url}`)
      && url.includes(within.trim())
      && (text.includes("none.ts") ? failing : created).push((JSON.parse(text) as Record<string, string>)[name] ?? ""),
  });
  const { leftovers } = await check(baseUrl, { only: [id], session, timeoutMs: 500 }); // the stream does not end
  expect(created.length).toBeGreaterThan(0);
  const expected = created.map((one) => `${end} ${within}${one} (still there after 204)`);
  const left = leftovers.filter((one) => one.startsWith(end) && !failing.some((id) => one.includes(id)));
  expect(left.sort()).toEqual(expected.sort());
}, 60_000);

it("a resource is left if a server confirms its deletion and still lists it", async () => {
  const baseUrl = await startForgetful("to delete");
  const { leftovers } = await check(baseUrl, { only: [...profileOperations] });
  const profiles = await createClient({ baseUrl, token: "any-token" }).listProfiles({ query: { limit: 100 } });
  expect(profiles.length).toBeGreaterThan(1);
  expect(leftovers.sort()).toEqual(profiles.map(({ id }) => `deleteProfile ${id} (still there after 204)`).sort());
});

it("a deletion is sent again after a 429 without Retry-After", async () => {
  const requests = new Map<string, number>();
  const baseUrl = await startBroken(mock.url, error(429, ({ method, url }) => {
    if (method !== "DELETE") return false;
    requests.set(url, (requests.get(url) ?? 0) + 1);
    return Number(requests.get(url)) < 3;
  }));
  const { leftovers } = await check(baseUrl, { only: ["downloadProfile"] });
  expect(leftovers).toEqual([]);
  expect(Math.max(...requests.values())).toBe(3);
});

it("the cleanup ends if a server always returns 429", async () => {
  const baseUrl = await startBroken(mock.url, error(429, ({ method }) => method === "DELETE"));
  const { leftovers } = await check(baseUrl, { only: ["createProfile", "createCredential"] });
  expect(leftovers.length).toBeGreaterThan(5);
}, 30_000);

const ignoresKill = (isIgnored: (text: string) => boolean): Broken => ({
  instead: ({ url, text, headers }, response) => url.endsWith("/kill") && isIgnored(text) && headers.authorization
    ? Boolean(response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}'))
    : false,
});

it("a process that ignores a signal gets the next one", async () => {
  const baseUrl = await startBroken(mock.url, ignoresKill((text) => text.includes("TERM")));
  const { leftovers } = await check(baseUrl, { only: ["writeProcessStdin"], session });
  expect(leftovers).toEqual([]);
});

it("a process that ignores every signal is left", async () => {
  const baseUrl = await startBroken(mock.url, ignoresKill(() => true));
  const { leftovers } = await check(baseUrl, { only: ["writeProcessStdin"], session });
  expect(leftovers).not.toEqual([]);
  const expected = new RegExp(`^killProcess ${session} [0-9a-f-]{36} \\(still there after 200\\)$`);
  for (const one of leftovers) expect(one).toMatch(expected);
});

it("a replay that does not stop and a file that is not deleted are left", async () => {
  const baseUrl = await startBroken(mock.url, {
    instead: ({ url }, response) => /\/(stop|delete_\w+)$/.test(url) && Boolean(response.writeHead(200).end()),
  });
  const { leftovers } = await check(baseUrl, {
    only: ["downloadReplay", "readFile"], session, timeoutMs: 2000, // the replay is never ready
  });
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const path = { id: session };
  const home = await client.listFiles({ path, query: { path: "/home/user" } });
  const files = home.filter(({ name }) => name.includes("check-"));
  const recorded = (await client.listReplays({ path })).filter(({ finished_at }) => finished_at === null);
  expect([files.length > 0, recorded.length]).toEqual([true, 1]);
  expect(leftovers.sort()).toEqual([
    ...files.map((one) => `${one.is_dir ? "deleteDirectory" : "deleteFile"} ${session} ${one.path}`),
    ...recorded.map(({ replay_id }) => `stopReplay ${session} ${replay_id}`),
  ].map((one) => `${one} (still there after 200)`).sort());
});

it("a resource that was created again under its old name is deleted, even if nothing shows it", async () => {
  const isList = ({ method, url }: Passing) => method === "GET" && url === `/browsers/${session}/playwright/executors`;
  const baseUrl = await startBroken(mock.url, error(403, isList));
  const { leftovers } = await check(baseUrl, { only: ["executePlaywrightCode", "deletePlaywrightExecutor"], session });
  expect(leftovers).toEqual([]);
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const { executors: kept } = await client.listPlaywrightExecutors({ path: { id: session } });
  expect(kept.filter(({ name }) => name.includes("-check-"))).toEqual([]);
});

it("a resource that is only known by its name is left, too", async () => {
  const baseUrl = await startBroken(mock.url, {
    // Its creation returns an error, and its deletion does nothing.
    answer: (response, { method, url }) => method === "POST" && url === "/profiles" && (response.status = 500),
    ...error(204, ({ method }) => method === "DELETE"),
  });
  const { leftovers } = await check(baseUrl, { only: ["createProfile"] });
  expect(leftovers.length).toBeGreaterThan(0);
  for (const one of leftovers) expect(one).toMatch(/^deleteProfile pf\w+ \(still there after 204\)$/);
});

it("a second Ctrl-C ends the check at once, and lists what is left", async () => {
  const { url } = await startTestMock({ empty: true });
  const client = createClient({ baseUrl: url, token: "any-token" });
  const baseUrl = await startBroken(url, { instead: ({ method }) => method === "DELETE" });
  const child = spawn(process.execPath, [program, "check", baseUrl, "--token", "any-token"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => stderr += chunk.toString());
  while ((await client.listBrowsers({})).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill("SIGINT");
  while (!stderr.includes("Interrupted")) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  child.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(performance.now() - start).toBeLessThan(1000);
  const left = [
    ...(await client.listBrowsers({})).map(({ session_id }) => `  deleteBrowser ${session_id}`),
    ...(await client.listProfiles({})).map(({ id }) => `  deleteProfile ${id}`),
    ...(await client.listProxies({})).map(({ id }) => `  deleteProxy ${id}`),
    ...(await client.listExtensions({})).map(({ id }) => `  deleteExtension ${id}`),
    ...(await client.listDeployments({})).map(({ id }) => `  deleteDeployment ${id}`),
  ];
  const [, list = ""] = stderr.split("Interrupted again. These resources remain on the server:\n");
  expect(list.trimEnd().split("\n").sort()).toEqual(left.sort());
});

it("a session that ended with its pool is not deleted again", async () => {
  const { url } = await startTestMock({ empty: true });
  const requests: string[] = [];
  const baseUrl = await startBroken(url, {
    answer: ({ status }, { method, url }) => requests.push(`${status} ${method} ${url}`),
  });
  const { leftovers } = await check(baseUrl, { only: ["deleteBrowserPool"] });
  expect(leftovers).toEqual([]);
  const acquired = requests.filter((one) => one.startsWith("200 POST /browser_pools/") && one.endsWith("/acquire"));
  expect(acquired.length).toBeGreaterThan(0);
  expect(requests.filter((one) => one.startsWith("404 DELETE /browsers/"))).toEqual([]);
});
