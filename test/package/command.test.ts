/** The installed command starts and stops the mock on every version of Node.js that the package supports. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { move, session, write } from "../support/mock.js";
import { responsesOn, expectStatuses, open, put } from "../support/raw.js";
import { run } from "../support/run.js";

const { project, tools } = inject("packed");
const command = join(project, "node_modules/.bin/cloud-browser-contract");
const npx = ["npx", "--no", "cloud-browser-contract"] as const; // "--no" prevents downloads

describe.each(["20", "22", "24", "26"])("cloud-browser-contract mock on Node.js %s", (major) => {
  const env = { PATH: `${join(tools, `node-${major}/bin`)}:${process.env.PATH}` };

  /** Starts the command in the project, and waits until it listens. */
  async function start(program: string, ...args: string[]) {
    const child = spawn(program, [...args, "--port", "0"], {
      cwd: project,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true, // in its own process group, which can receive a signal, as in a terminal
    });
    const ended = once(child, "close") as Promise<[code: number | null]>;
    let isRunning = true;
    void ended.then(() => isRunning = false);
    const kill = (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal);
    onTestFinished(() => {
      if (isRunning) kill("SIGKILL");
    });
    const failed = ended.then(([code]): never => {
      throw new Error(`The command ended with ${code}.`);
    });
    const [line] = await Promise.race([once(createInterface(child.stdout), "line"), failed]) as [string];
    expect(line).toMatch(/^Mock server on http:\/\/127\.0\.0\.1:\d+$/);
    return { mock: { url: line.split(" ").at(-1) } as Mock, kill, ended };
  }

  it("starts by npx, responds to requests, and ends on Ctrl-C", async () => {
    expect((await run("node", ["--version"], project, env)).stdout).toMatch(new RegExp(`^v${major}\\.`));
    const { mock, kill, ended } = await start(...npx, "mock");
    expect(await write(mock, "/a", "x", { headers: { Authorization: "" } })).toMatchObject({ status: 401 });
    expect(await write(mock, "/a", "x")).toMatchObject({ status: 200 });
    expect(await move(mock, "/a", "/b")).toMatchObject({ status: 200 });
    expect(await move(mock, "/a", "/b")).toMatchObject({ status: 404 });
    kill("SIGINT");
    await ended;
  });
  it("responds to a client that ends its side of a keep-alive connection, and ends the connection", async () => {
    const { mock } = await start(command, "mock", "--latency", "100");
    const path = `/browsers/${session}/fs/write_file?path=/a`;
    const request = put(path, "application/octet-stream", "x", ["Connection: keep-alive"]);
    expectStatuses(await responsesOn(open(mock.url).end(request)), [200]);
  });
  it("ends on SIGTERM with the exit code 0", async () => {
    const { mock, kill, ended } = await start(command, "mock");
    expect(await write(mock, "/a", "x")).toMatchObject({ status: 200 });
    kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
});
