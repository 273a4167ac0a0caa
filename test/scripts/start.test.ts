/** Runs `npm start` in a fresh clone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../support/server.js";
import { freePort } from "../support/started.js";
import { run, succeed } from "../support/run.js";

it("serves the docs and the mock from a clean clone, and stops on Ctrl-C", { timeout: 400_000 }, async () => {
  const clone = await copyOfSources();
  const [port, docsPort] = [await freePort(), await freePort()];
  const args = ["start", "--", "--port", `${port}`, "--docs-port", `${docsPort}`];
  const child = spawn("npm", args, { cwd: clone, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(child, "close");
  let isRunning = true;
  void ended.then(() => isRunning = false);
  onTestFinished(() => {
    if (isRunning) process.kill(-(child.pid as number), "SIGKILL");
  });
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  while (isRunning && !await answers(`http://127.0.0.1:${docsPort}`)) await wait(500);
  if (!isRunning) throw new Error(`npm start ended:\n${await stdout}${await stderr}`);
  expect(await (await fetch(`http://127.0.0.1:${docsPort}`)).text()).toContain("<title>");
  const listed = await fetch(`http://127.0.0.1:${port}/browsers`, { headers: { Authorization: "Bearer any-token" } });
  expect(listed.status).toBe(200);
  const example = await succeed("npm", ["run", "example"], clone, { BASE_URL: `http://127.0.0.1:${port}` });
  expect(example).toContain("Hello, browser.\nExit code 0\n");
  process.kill(-(child.pid as number), "SIGINT");
  await ended;
  const lines = (await stdout).trimEnd().split("\n").filter((line) => !/^[A-Z]+ \//.test(line));
  expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(10);
  expect(lines.at(-1)).toBe(`Try  curl -i http://127.0.0.1:${port}/browsers -H 'Authorization: Bearer any-token'`);
  expect(await answers(`http://127.0.0.1:${port}`)).toBe(false);
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

/** Copies the repository as `git clone` and `npm ci` leave it: with its packages, but without build output. */
async function copyOfSources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "clone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const excluded = ["node_modules", "dist", "pictures", ".git"];
  await cp(".", folder, { recursive: true, filter: (path) => !excluded.includes(basename(path)) });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

const answers = (url: string) => fetch(url).then(() => true, () => false);
