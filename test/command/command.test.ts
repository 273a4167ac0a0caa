/** The command as users type it: what it prints, how it ends, and which files it leaves. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { command as check } from "../../src/cli/check.js";
import { command as docs } from "../../src/cli/docs.js";
import { warnIfExposed } from "../../src/cli/exposure.js";
import { command as mock } from "../../src/cli/mock.js";
import { command as proxy } from "../../src/cli/proxy.js";
import { command as worker } from "../../src/cli/worker.js";
import { program, run, start } from "../support/cli.js";
import { newFolder } from "../support/folder.js";
import { move, write } from "../support/mock.js";
import { startServer } from "../support/server.js";

const commands = [mock, worker, docs, check, proxy];

describe("cloud-browser-contract", () => {
  it("prints an overview with a line for each command", async () => {
    const { code, stdout, stderr } = await run([]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Usage: cloud-browser-contract <command> \[options\]$/m);
    for (const { name, summary } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
    for (const args of [["--help"], ["-h"], ["help"], ["help", "mokc"]]) {
      expect(await run(args)).toEqual({ code, stdout, stderr });
    }
  });
  it.each(commands)("$name --help prints its help, even if other options are wrong", async ({ name, help }) => {
    const ways = [[name, "--help"], [name, "-h"], [name, "--prot", "1", "--help"], [name, "help"], ["help", name]];
    for (const words of ways) {
      expect(await run(words)).toEqual({ code: 0, stdout: help, stderr: "" });
    }
    expect(help).toMatch(new RegExp(`^Usage: cloud-browser-contract ${name} `));
  });
  it.each([["mock", "--prot", "1"], ["check"], ["check", "--help"], ["proxy"], ["--version"]])(
    "answers quickly, without loading the contract or the mock: %j", async (...command) => {
      const folder = await newFolder();
      await run(command, program, { NODE_V8_COVERAGE: folder });
      const [file = ""] = await readdir(folder);
      const { result } = JSON.parse(await readFile(join(folder, file), "utf8")) as { result: { url: string }[] };
      const loaded = result.flatMap(({ url }) => /\/dist\/[^?]+/.exec(url) ? [new URL(url)] : []);
      expect(loaded.filter(({ pathname }) => /\/(mock|check)\.js$/.test(pathname))).toEqual([]);
      const sources = (await Promise.all(loaded.map((url) => readFile(url, "utf8"))))
        .flatMap((code) => [...code.matchAll(/^\/\/ ((?:src|node_modules)\/.+)$/gm)].map(([, source = ""]) => source));
      expect(sources).toContain("src/cli/index.ts");
      const unwanted = /contract\/|mock\/|node_modules|(check|proxy)\/index/;
      expect(sources.filter((source) => unwanted.test(source))).toEqual([]);
    });
  it.each([[], ["mock"], ["worker"], ["docs"], ["check"], ["proxy"]])("prints its version: %j", async (...command) => {
    expect(await run([...command, "--version"])).toEqual({ code: 0, stdout: "0.1.0\n", stderr: "" });
  });
  it.each([
    [["--port", "1"], "The command is missing."],
    [["--hepl"], 'The command is missing. Did you mean "--help"?'],
    [["hlep"], 'There is no command "hlep". Did you mean "help"?'],
    [["mokc"], 'There is no command "mokc". Did you mean "mock"?'],
    [["serve"], 'There is no command "serve".'],
  ])("%j is rejected in one line, with the exit code 2", async (command, why) => {
    const stderr = `${why} See cloud-browser-contract --help.\n`;
    expect(await run(command)).toEqual({ code: 2, stdout: "", stderr });
  });
  it.each([
    [["mock", "now"], 'mock takes options only, not "now".'],
    [["mock", "4056"], 'mock takes options only, not "4056". Did you mean "--port 4056"?'],
    [["mock", "--prot", "1"], "Unknown option '--prot'. Did you mean \"--port\"?"],
    [["mock", "--xyz"], "Unknown option '--xyz'."],
    [["mock", "-x"], "Unknown option '-x'."],
    [["mock", "--port"], "Option '--port <value>' argument missing."],
    [["mock", "--port", "x"], '--port takes a whole number, not "x".'],
    [["mock", "--port", "70000"], "port must be a whole number from 0 to 65535, not 70000."],
    [["mock", "--now", "yesterday"], '--now takes a time such as 2026-03-01T12:00:00Z, not "yesterday".'],
    [["mock", "--latency", "1s"], '--latency takes a whole number, not "1s".'],
    [["worker"], "worker takes the folder to write to, such as public."],
    [["worker", "a", "b"], 'worker takes one folder, not "b" as well.'],
    [["docs", "4056"], 'docs takes options only, not "4056". Did you mean "--port 4056"?'],
    [["docs", "--prot", "1"], "Unknown option '--prot'. Did you mean \"--port\"?"],
    [["docs", "--port", "70000"], "--port takes a port from 0 to 65535, not 70000."],
    [["proxy"], "The URL of the server is missing."],
    [["proxy", "http://a", "4010"], 'proxy takes only one URL, not also "4010".'],
    [["proxy", "127.0.0.1:1"], 'The target has to start with http:// or https://, and "127.0.0.1:1" does not.'],
    [["proxy", "http://a:b@c"], "The target must not have a user name or a password."],
    [["proxy", "http://a", "--base-path", "api"], 'The base path must begin with "/" and not end with "/".'],
    [["proxy", "http://a", "--prot", "1"], "Unknown option '--prot'. Did you mean \"--port\"?"],
    [["proxy", "http://a", "--save"], "Option '--save <value>' argument missing."],
    [["proxy", "http://a", "--save", "README.md"],
      "README.md was not written by this program, so it cannot be continued. Name a new file."],
    [["check", "--har"], "Option '--har <value>' argument missing."],
    [["check", "--har", "a.har", "--token", "x"], "check --har sends nothing, so it does not take --token."],
    [["check", "--har", "a.har", "--timeout", "5"], "check --har sends nothing, so it does not take --timeout."],
    [["check", "http://a", "http://b", "--har", "a.har"], 'check takes only one URL, not also "http://b".'],
    [["check", "--hra", "a.har"], "Unknown option '--hra'. Did you mean \"--har\"?"],
    [["mock", "--token", ""], "token must have only characters that a header can carry, and no spaces around it."],
    [["check", "http://127.0.0.1:1", "--only", "movPath"],
      'There is no area and no operation "movPath". Did you mean "movePath"?'],
    [["check", "http://127.0.0.1:1", "--only", "movePath"],
      "The server's bearer token is missing: pass --token, or set ACCESS_TOKEN."],
  ])("%j is rejected in one line, with the exit code 2", async (command, why) => {
    const stderr = `${why} See cloud-browser-contract ${command[0]} --help.\n`;
    expect(await run(command, program, { ACCESS_TOKEN: "" })).toEqual({ code: 2, stdout: "", stderr });
  });
  it("ends without an error when the reader of its output has ended", async () => {
    const child = spawn(process.execPath, [program, "mock", "--port", "0"]);
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => stderr += chunk.toString());
    const [line] = await once(createInterface(child.stdout), "line") as [string];
    child.stdout.destroy();
    await fetch(line.split(" ").at(-1) as string).catch(() => undefined);
    expect(await ended).toEqual([0, null]);
    expect(stderr).toBe("");
  });
  it("writes the worker into a folder, again after an update, and says what is missing", async () => {
    const folder = await newFolder();
    const file = join(folder, "cloud-browser-mock.js");
    await writeFile(file, "an earlier version");
    const { code, stdout, stderr } = await run(["worker", folder]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n")[0]).toBe(`Wrote ${file} and its panel. In the page:`);
    expect(await readFile(file, "utf8")).toBe(await readFile("dist/cloud-browser-mock.js", "utf8"));
    const panel = await readFile(join(folder, "cloud-browser-mock-panel.html"), "utf8");
    expect(panel).toBe(await readFile("dist/mock/panel.html", "utf8"));
    const missing = join(folder, "public");
    const advice = `There is no folder ${missing}. Make it first, or name another.\n`;
    expect(await run(["worker", missing])).toEqual({ code: 1, stdout: "", stderr: advice });
  });
  it("says in one line that the port is in use, with the exit code 1", async () => {
    const { port } = new URL((await startServer()).baseUrl);
    const advice = "Stop that program, or choose another port with --port.";
    const stderr = `Port ${port} on 127.0.0.1 is in use by another program. ${advice}\n`;
    expect(await run(["mock", "--port", port])).toEqual({ code: 1, stdout: "", stderr });
  });
  it.each([
    ["that does not exist", undefined],
    ["that is not YAML", "openapi: [3.1.0\npaths:"],
    ["that is not OpenAPI", "name: x"],
    ["without operations", "openapi: 3.1.0\ninfo: { title: x, version: '1' }\npaths: {}"],
    ["with a reference to nothing", "openapi: 3.1.0\npaths: { /x: { get: { responses: { $ref: '#/nothing' } } } }"],
    ["with a reference to itself", "openapi: 3.1.0\npaths: { /x: { get: { responses: { 200: { $ref: "
    + "'#/paths/~1x/get/responses/200' } } } } }"],
    ["with a reference to an anchor", "openapi: 3.1.0\npaths: { /x: { get: { responses: { $ref: '#all' } } } }"],
  ])("says in one line why a description %s cannot be served, with the exit code 1", async (_, text) => {
    const file = join(await newFolder(), "openapi.yaml");
    if (text !== undefined) await writeFile(file, text);
    const { code, stderr } = await run(["mock", "--description", file]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Cannot read .*openapi\.yaml: (?!Maximum call stack).+\n$/);
  });
});

describe("cloud-browser-contract mock", () => {
  it("--help names every option", () => {
    const start = ["empty", "setup", "stateless", "storage", "description"];
    for (const option of ["port", "host", "token", "latency", ...start, "quiet", "help", "version"]) {
      expect(mock.help).toContain(`  --${option} `);
    }
  });
  it("says at the start how to see what is running, and how to stop it", async () => {
    const { mock, lines } = await start();
    await expect.poll(() => lines).toEqual([
      `Mock server on ${mock.url}`,
      "Open it in a web browser to see its requests and what exists. Press Ctrl-C to stop it.",
    ]);
    const page = await fetch(mock.url, { headers: { Accept: "text/html" } });
    expect(await page.text()).toContain("<title>Mock of the cloud browser API</title>");
  });
  it("serves a description in YAML, and makes screenshots: both load a package when they need it", async () => {
    const { mock } = await start(["--description", "openapi.yaml"]);
    const headers = { Authorization: "Bearer any-token" };
    const sessions = await fetch(`${mock.url}/browsers`, { headers });
    const [{ session_id: id = "" } = {}] = await sessions.json() as { session_id?: string }[];
    const screenshot = await fetch(`${mock.url}/browsers/${id}/computer/screenshot`, { method: "POST", headers });
    expect([screenshot.status, screenshot.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });
  it("logs a line for each request", async () => {
    const { mock, lines } = await start();
    await write(mock, "/a");
    await move(mock, "a", "/b");
    await expect.poll(() => lines.slice(2)).toEqual([
      expect.stringMatching(/^PUT \/browsers\/\w+\/fs\/write_file\?path=%2Fa 200 \d+ ms$/),
      expect.stringMatching(/^PUT \/browsers\/\w+\/fs\/move 400 \d+ ms: src_path must start with "\/"\.$/),
    ]);
  });
  it("--quiet prints only its URL", async () => {
    const { mock, lines, child, ended } = await start(["--quiet"]);
    await write(mock, "/a");
    child.kill("SIGTERM");
    await ended;
    expect(lines).toEqual([`Mock server on ${mock.url}`]);
  });
  it.each(["SIGINT", "SIGTERM"] as const)("answers requests in flight on %s, and removes files", async (signal) => {
    const folder = await newFolder();
    const { mock, child, ended, lines } = await start(["--latency", "300"], { TMPDIR: folder });
    await write(mock, "/a", "x");
    expect(await readdir(folder)).toHaveLength(1);
    const response = move(mock, "/a", "/b");
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill(signal);
    expect(await response).toMatchObject({ status: 200 });
    expect(await ended).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    expect(lines.filter((line) => line.startsWith("stderr"))).toEqual([]);
  });
});

it("warns if it listens on all addresses", async () => {
  const { lines, mock } = await start(["--host", "0.0.0.0"]);
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^stderr: Anyone who can reach 0\.0\.0\.0 can/));
});

it("warns for every address that other machines may reach", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  for (const host of ["127.0.0.1", "127.0.0.2", "::1", "localhost"]) warnIfExposed(host, "read these docs.");
  expect(warn).not.toHaveBeenCalled();
  for (const host of ["0.0.0.0", "::", "192.168.0.2", "example.com"]) warnIfExposed(host, "read these docs.");
  expect(warn).toHaveBeenCalledTimes(4);
});
