/** The installed command serves the docs of the package. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, it, onTestFinished } from "vitest";
import { run } from "../support/run.js";

const { project } = inject("packed");
const command = join(project, "node_modules/.bin/cloud-browser-contract");
const installed = join(project, "node_modules/cloud-browser-contract");

/** Starts the command, and waits until it prints its URL. */
async function start(...options: string[]) {
  const child = spawn(command, ["docs", "--port", "0", ...options], { cwd: project });
  const warnings: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => warnings.push(text));
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close");
  const [line] = await once(createInterface(child.stdout), "line") as [string];
  expect(line).toMatch(/^Docs on http:\/\/127\.0\.0\.1:\d+\. Calls go to a mock in the page, /);
  return { url: /http:\/\/[\d.:]+\d/.exec(line)?.[0] as string, child, ended, warnings };
}

it("serves the page and the contract unchanged, with their media types, and ends on Ctrl-C", async () => {
  const { url, child, ended } = await start();
  const files = {
    "/": ["dist/docs/index.html", "text/html; charset=utf-8"],
    "/index.html": ["dist/docs/index.html", "text/html; charset=utf-8"],
    "/openapi.yaml": ["openapi.yaml", "application/yaml"],
    "/cloud-browser-mock.js": ["dist/cloud-browser-mock.js", "text/javascript; charset=utf-8"],
  };
  for (const [path, [file = "", mediaType]] of Object.entries(files)) {
    const response = await fetch(url + path);
    expect(response.headers.get("content-type"), path).toBe(mediaType);
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(join(installed, file))), path).toBe(true);
  }
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
});
it("responds to HEAD without a body, with 304 for an unchanged file, and with 404 for a missing one", async () => {
  const { url } = await start();
  const head = await fetch(`${url}/openapi.yaml`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const known = { "If-None-Match": head.headers.get("etag") as string };
  expect((await fetch(`${url}/openapi.yaml`, { headers: known })).status).toBe(304);
  for (const path of ["/nothing", "/..%2f..%2fpackage.json", "/console/"]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
  expect((await fetch(url, { method: "POST" })).status).toBe(405);
});
it("warns only if it listens on every address of the machine", async () => {
  const { warnings: none } = await start();
  const { warnings } = await start("--host", "0.0.0.0");
  await expect.poll(() => warnings.join("")).toBe("Anyone who can reach 0.0.0.0 can read these docs.\n");
  expect(none).toEqual([]);
});
it("names the port that is in use, and says what to do", async () => {
  const { url } = await start();
  const { port } = new URL(url);
  const { code, stderr } = await run(command, ["docs", "--port", port], project);
  const advice = "Stop that program, or choose another port with --port.";
  const why = `Port ${port} on 127.0.0.1 is in use by another program. ${advice}\n`;
  expect([code, stderr]).toEqual([1, why]);
});
