/** The command `cloud-browser-contract check`: its output, files, exit codes and cleanup. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Report } from "../../src/check/index.js";
import { createClient } from "../../src/index.js";
import { startTestMock } from "../support/mock.js";

const program = "dist/cli.js";
const { ACCESS_TOKEN: _, ...env } = process.env;

/** Runs the command to its end. */
function check(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [program, "check", ...args];
  return new Promise((resolve) => execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stdout, stderr })));
}

const help = " See cloud-browser-contract check --help.\n";

describe("a wrong command line is reported in one line, with exit code 2", () => {
  it.each([
    [[], "The base URL of the server is missing."],
    [["http://127.0.0.1:1"], "The server's bearer token is missing: pass --token, or set ACCESS_TOKEN."],
    [["127.0.0.1:1", "--token", "a"], 'The base URL has to start with http:// or https://, and "127.0.0.1:1" does not.'],
    [
      ["ftp://user:pass@127.0.0.1", "--token", "a"],
      'The base URL has to start with http:// or https://, and "…@127.0.0.1" does not.',
    ],
    [["http://user:pass@127.0.0.1", "--token", "a"], "The base URL must not have a user name or a password."],
    [["http://user@127.0.0.1", "--token", "a"], "The base URL must not have a user name or a password."],
    [["http://user:pass@127.0.0.1:x", "--token", "a"], 'The base URL is not a URL: "…@127.0.0.1:x".'],
    [["http://127.0.0.1/?key=pass", "--token", "a"], 'The base URL must not have a query or a fragment ("?" or "#").'],
    [["http://127.0.0.1/#pass", "--token", "a"], 'The base URL must not have a query or a fragment ("?" or "#").'],
    [["http://127.0.0.1:1", "4010", "--token", "a"], 'check takes only one URL, not also "4010".'],
    [["http://127.0.0.1:1", "--tokn", "a"], "Unknown option '--tokn'. Did you mean \"--token\"?"],
    [["http://127.0.0.1:1", "--token", "a", "--timeout", "0"], "--timeout must be 1 or more."],
    [["http://127.0.0.1:1", "--token", "a", "--concurrency", "many"], '--concurrency takes a whole number, not "many".'],
    [
      ["http://127.0.0.1:1", "--token", "a", "--only", "movPath"],
      'There is no area and no operation "movPath". Did you mean "movePath"?',
    ],
  ])("%j", async (args, why) => {
    expect(await check(...args)).toEqual({ code: 2, stdout: "", stderr: why + help });
  });
});

it("an unreachable server is reported in one line, with exit code 2", async () => {
  const { code, stdout, stderr } = await check("http://127.0.0.1:1", "--token", "a");
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached\. No response: .+\. Is the server running\?\n$/);
});

it("a refused token is reported in one line, with exit code 2", async () => {
  const { url } = await startTestMock({ token: "another" });
  const stderr = `${url} does not accept the token: it returned 401.\n`;
  expect(await check(url, "--token", "secret-token")).toEqual({ code: 2, stdout: "", stderr });
});

it("--only checks one area, with a table, one line of progress, and exit code 0", async () => {
  const mock = await startTestMock();
  const { code, stdout, stderr } = await check(mock.url, "--token", "any-token", "--only", "session replays");
  expect(stderr).toBe("4/4 Session replays\n");
  expect(stdout).toMatch(/\nArea +passed +failed +untried +cases\nSession replays +4 +0 +0 +\d+\n/);
  expect(stdout).toContain(`\nNo violation found on ${mock.url}. Checked: responses of 4 operations, and `);
  expect(code).toBe(0);
});

it("--json and --junit write the report, without the token", async () => {
  const mock = await startTestMock();
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [json, junit] = [join(folder, "report.json"), join(folder, "report.xml")];
  const files = ["--json", json, "--junit", junit, "--quiet"];
  expect(await check(mock.url, "--token", "secret-token", "--only", "getProfile", ...files)).toMatchObject({ code: 0 });
  const report = JSON.parse(await readFile(json, "utf8")) as Report;
  const operations = [{ id: "getProfile", outcome: "passed" }];
  expect(report).toMatchObject({ baseUrl: mock.url, breaches: [], operations });
  const xml = await readFile(junit, "utf8");
  expect(xml).toContain('<testcase name="getProfile" classname="Profiles"/>');
  expect(JSON.stringify(report) + xml).not.toContain("secret-token");
});

it("--read-only sends only GET, and an unknown method", async () => {
  const mock = await startTestMock();
  const { code, stdout } = await check(mock.url, "--token", "any-token", "--only", "Profiles", "--read-only");
  expect(new Set(mock.requests.map(({ method }) => method))).toEqual(new Set(["GET", "SEARCH"]));
  expect(stdout).toMatch(/^ {3}deleteProfile: all\. Not sent because of the read-only option\.$/m);
  expect(code).toBe(0);
});

it("--session works in an existing session and keeps it", async () => {
  const mock = await startTestMock({ empty: true });
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const { session_id: id } = await client.createBrowser({ body: {} });
  const { code } = await check(mock.url, "--token", "any-token", "--only", "readFile", "--session", id);
  expect(code).toBe(0);
  expect((await client.listBrowsers({})).map(({ session_id }) => session_id)).toEqual([id]);
  expect(mock.requests.filter(({ operation }) => operation === "createBrowser")).toHaveLength(1);
});

it("--keep keeps the created resources", async () => {
  const mock = await startTestMock({ empty: true });
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  await check(mock.url, "--token", "any-token", "--only", "getProfile", "--keep");
  const kept = await client.listProfiles({ query: { limit: 100 } });
  expect(kept.length).toBeGreaterThan(0);
  await check(mock.url, "--token", "any-token", "--only", "getProfile");
  expect(await client.listProfiles({ query: { limit: 100 } })).toEqual(kept);
});

it("Ctrl-C deletes the created resources, and reports what was checked", async () => {
  const mock = await startTestMock({ empty: true, latencyMs: 20 });
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const child = spawn(process.execPath, [program, "check", mock.url, "--token", "any-token"], { env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => printed += chunk.toString());
  const ended = once(child, "exit");
  while ((await client.listBrowsers({})).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(printed).toMatch(/^The check was interrupted/m);
  expect(await client.listBrowsers({})).toEqual([]);
});
