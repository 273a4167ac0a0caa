/** Runs `npm start` in a fresh clone: quick to serve, and quick to follow an edit. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { eventsOf } from "../../src/client/events.js";
import { startServer } from "../support/server.js";
import { freePort } from "../support/started.js";
import { run } from "../support/run.js";

it("serves a clean clone, and follows each edit of openapi.yaml until Ctrl-C", { timeout: 120_000 }, async () => {
  const clone = await copyOfSources();
  const started = await start(clone);
  const { mock, docs, edit, printed } = started;
  await printed("Mock http");
  const listed = await fetch(`${mock}/browsers`, { headers: { Authorization: "Bearer any-token" } });
  expect(listed.status).toBe(200);
  await printed("Docs http");
  expect(await (await fetch(docs)).text()).toContain("<title>");
  const home = await (await fetch(mock, { headers: { Accept: "text/html" } })).text();
  expect(home).toContain("<title>Mock of the cloud browser API</title>");
  const docsUrl = `${docs}/?base_url=${mock}`;
  expect(await firstEvent(`${mock}/_mock/events`)).toMatchObject({ settings: { docsUrl } });

  await edit((yaml) => yaml.replace("\npaths:\n", "\npaths:\n  - not: [a map\n"));
  await printed(/^openapi\.yaml:\d+:\d+: /m);
  expect((await fetch(`${mock}/browsers`)).status).toBe(401); // the mock still serves the contract before

  await edit((yaml) => yaml.replace("summary: List browser sessions", "summary: LIST."));
  await printed("The contract does not lint");
  expect(await (await fetch(docs)).text()).toContain("LIST.");
  expect((await fetch(`${mock}/browsers`)).status).toBe(401);
  await started.interrupt();
  const answers = (url: string) => fetch(url).then(() => true, () => false);
  expect([await answers(mock), await answers(docs)]).toEqual([false, false]);
});

/** Reads what an event stream starts with. */
async function firstEvent(url: string): Promise<unknown> {
  for await (const event of eventsOf(await fetch(url))) return event;
  return undefined;
}

const phases = ["Starting the mock", "Mock http", "Generating"];
it.each(phases)("ends quietly, and leaves nothing behind, on Ctrl-C after %j", async (phase) => {
  const clone = await copyOfSources();
  if (phase === "Generating") await rm(join(clone, "generated/source.sha256"));
  const { interrupt, printed } = await start(clone);
  await printed(phase);
  expect(await interrupt()).not.toMatch(/Fix openapi\.yaml|does not (?:lint|start)|Error/);
  await expect.poll(() => processesIn(clone), { timeout: 5000 }).toEqual([]); // a busy machine takes a while to end one
});
it.each(["port", "docs-port"])("names a port in use, and the option for another one: --%s", async (option) => {
  const { port } = new URL((await startServer()).baseUrl);
  const { code, stderr } = await run("npm", ["start", "--silent", "--", `--${option}`, port], ".");
  const advice = `Stop the program that uses it, or choose another: npm start -- --${option} ${Number(port) + 10}`;
  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use. ${advice}\n`);
});
it("refuses an unknown option, and suggests the nearest one", async () => {
  const { code, stderr } = await run("npm", ["start", "--silent", "--", "--prot", "1"], ".");
  expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean "--port"?')]);
});

/** Runs `npm start` in a folder, and kills it when the test ends. */
async function start(folder: string) {
  const [port, docsPort] = [await freePort(), await freePort()];
  const args = ["start", "--", "--port", `${port}`, "--docs-port", `${docsPort}`];
  const child = spawn("npm", args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(child, "close");
  let [isRunning, output, isRead] = [true, "", 0];
  void ended.then(() => isRunning = false);
  onTestFinished(() => {
    if (isRunning) process.kill(-(child.pid as number), "SIGKILL");
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => output += String(bytes));
  const file = join(folder, "openapi.yaml");
  const yaml = await readFile(file, "utf8");
  return {
    mock: `http://127.0.0.1:${port}`,
    docs: `http://127.0.0.1:${docsPort}`,
    /** Writes the contract with a change. */
    edit: (change: (yaml: string) => string) => writeFile(file, change(yaml)),
    /** Waits until a text is printed, after those before. */
    printed: async (text: string | RegExp) => {
      for (;;) {
        const found = output.slice(isRead).search(text);
        if (found >= 0) return void (isRead += found + 1);
        if (!isRunning) throw new Error(`npm start ended:\n${output}`);
        await wait(20);
      }
    },
    /** Sends Ctrl-C, and returns what is still printed. */
    interrupt: async () => {
      process.kill(-(child.pid as number), "SIGINT");
      await ended;
      return output.slice(isRead);
    },
  };
}

/** Copies the repository as `git clone` and `npm ci` leave it: with its packages, but without build output. */
async function copyOfSources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "clone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const excluded = ["node_modules", "dist", "pictures", ".git"];
  await cp(".", folder, { recursive: true, filter: (path) => !excluded.includes(basename(path)) });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Returns the ids of the processes that run in a folder. */
async function processesIn(folder: string): Promise<string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => "")));
  return ids.filter((_, index) => folders[index] === folder);
}
