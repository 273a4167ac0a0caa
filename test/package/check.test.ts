/** The installed command works without a network, on every version of Node.js that the package supports. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { run } from "../support/run.js";

const { project, tools } = inject("packed");
const command = join(project, "node_modules/.bin/cloud-browser-contract");

describe.each(["20", "22", "24", "26"])("cloud-browser-contract on Node.js %s", (major) => {
  const env = { PATH: `${join(tools, `node-${major}/bin`)}:${process.env.PATH}` };

  /** Starts a command that listens, and returns the base URL in its first line. Ends it when the test ends. */
  async function start(...args: string[]): Promise<string> {
    const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];
    const child: ChildProcess = spawn(command, [...args, "--port", "0"], {
      cwd: project, env: { ...process.env, ...env }, stdio,
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const failed = once(child, "close").then(([code]): never => {
      throw new Error(`The command ended with ${code}.`);
    });
    const [line] = await Promise.race([once(createInterface(child.stdout!), "line"), failed]) as [string];
    return /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] as string;
  }

  it("lists its commands", async () => {
    expect((await run("node", ["--version"], project, env)).stdout).toMatch(new RegExp(`^v${major}\\.`));
    const { code, stdout } = await run(command, [], project, env);
    expect(code).toBe(0);
    for (const name of ["mock", "docs", "check", "proxy"]) expect(stdout).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
  });
  it("serves the page, and the description that the page offers to download", async () => {
    const url = await start("docs");
    for (const [file, text] of [["index.html", "movePath"], ["openapi.yaml", "movePath"]] as const) {
      const response = await fetch(`${url}/${file}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(text);
    }
  });
  it("checks a mock, prints its table, and leaves nothing behind", async () => {
    const url = await start("mock", "--quiet");
    const headers = { Authorization: "Bearer any-token" };
    const everything = () => Promise.all(["/profiles", "/browsers"].map(async (path) =>
      (await fetch(url + path, { headers })).json()));
    const before = await everything();
    const options = ["--token", "any-token", "--only", "Profiles", "--quiet"];
    const { code, stdout, stderr } = await run(command, ["check", url, ...options], project, env);
    expect([code, stderr], stdout).toEqual([0, ""]);
    expect(stdout).toMatch(/^Area +passed +failed +untried +cases\nProfiles +[1-9]\d* +0 +0 +\d+\nTotal /m);
    expect(stdout).toContain("No violation found on ");
    expect(await everything()).toEqual(before);
  });
});
