/** The installed command, under every Node.js that the package promises. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { run } from "./run.js";

const { client, mock, tools } = inject("packed");
const command = (project: string) => join(project, "node_modules/.bin/cloud-browser-contract");

describe.each(["20", "22", "24", "26"])("cloud-browser-contract mock under Node.js %s", (major) => {
  const env = { PATH: `${join(tools, `node-${major}/bin`)}:${process.env.PATH}` };

  it("starts, answers, and ends on SIGTERM", async () => {
    const child = spawn(command(mock), ["mock", "--port", "0"], { env: { ...process.env, ...env } });
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    const [line] = await once(createInterface(child.stdout), "line") as [string];
    expect(line).toMatch(/^Mock server on http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${line.split(" ").at(-1)}/browsers/brw_7f3k2m9x/fs/move`, { method: "PUT" });
    expect(response.status).toBe(401);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
  it("says in one line what to install when its peers are missing, with the exit code 1", async () => {
    const { code, stdout, stderr } = await run(command(client), ["mock", "--port", "0"], client, env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^[^\n]*npm install --save-dev @stoplight\/prism-http@5\.12 find-my-way@9\n$/);
  });
});
