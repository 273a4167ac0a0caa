/** The options `--coverage` and `--min-statuses` of the commands: what they print and write, and the exit status. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import type { CoverageReport } from "../../src/mock/index.js";
import { program, run, start } from "../support/cli.js";
import { newFolder } from "../support/folder.js";
import { bearer, session, startTestMock } from "../support/mock.js";
import { open, put } from "../support/raw.js";

const list = async (url: string) => void await (await fetch(`${url}/profiles`, { headers: bearer })).text();
const readCoverage = async (file: string) => JSON.parse(await readFile(file, "utf8")) as CoverageReport;

/** What is printed of one successful call of `listProfiles`. */
const printed = (who: string) => [
  "Operation     calls  statuses  parameters  properties  variants  events",
  "listProfiles      1    1 of 5      0 of 4           -         -       -",
  "",
  "1 of 5 statuses of these operations came (20 %).",
  `${who} used 1 of 114 operations, and never saw:`,
  "   a second page of listProfiles",
  "   400, 401, 403 and 500 of any operation",
];
const tooFew = (minimum: number) =>
  `Too few statuses came: 1 of 5 are 20 %, and --min-statuses ${minimum} asks for more.`;

it.each(["SIGINT", "SIGTERM"] as const)("mock writes and prints it on %s", async (signal) => {
  const file = join(await newFolder(), "coverage.json");
  const { child, lines, ended, mock } = await start(["--quiet", "--coverage", file]);
  await list(mock.url);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(lines.slice(-printed("").length)).toEqual(printed("Your tests"));
  expect(await readCoverage(file)).toMatchObject({ used: 1, operations: [{ id: "listProfiles", calls: 1 }] });
});

it("mock writes it on a second Ctrl-C, too, without waiting for requests in flight", async () => {
  const file = join(await newFolder(), "coverage.json");
  const { child, lines, ended, mock } = await start(["--quiet", "--coverage", file]);
  await list(mock.url);
  const socket = open(mock.url).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const target = `/browsers/${session}/fs/write_file?path=/b`;
  socket.write(put(target, "application/octet-stream", "half", ["Content-Length: 9"]));
  await list(mock.url);
  child.kill("SIGINT");
  await expect.poll(() => list(mock.url).then(() => "open", () => "closed")).toBe("closed");
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect((await readCoverage(file)).operations[0]?.calls).toBeGreaterThanOrEqual(2);
  expect(lines.filter((line) => line.startsWith("Your tests used"))).toHaveLength(1);
});

it.each([[20, 0], [21, 1]])("mock --min-statuses %i exits with %i if 20 % came", async (minimum, code) => {
  const { child, lines, ended, mock } = await start(["--quiet", "--min-statuses", String(minimum)]);
  await list(mock.url);
  child.kill("SIGINT");
  expect(await ended).toBe(code);
  expect(lines.join("\n")).toContain(printed("Your tests").join("\n"));
  expect(lines.join("\n").includes(tooFew(minimum))).toBe(code === 1);
});

it("mock --min-statuses exits with 1 if nothing was called", async () => {
  const { child, lines, ended } = await start(["--quiet", "--min-statuses", "1"]);
  child.kill("SIGINT");
  expect(await ended).toBe(1);
  expect(lines).toContain("Your tests used 0 of 114 operations.");
});

it("mock exits with 1 if the file cannot be written, and says so", async () => {
  const { child, lines, ended } = await start(["--quiet", "--coverage", "no/such/folder/coverage.json"]);
  child.kill("SIGINT");
  expect(await ended).toBe(1);
  expect(lines.at(-1)).toMatch(/^stderr: The coverage cannot be written: ENOENT/);
});

it.each([[20, 0], [21, 1]])("proxy --min-statuses %i exits with %i if 20 % came", async (minimum, code) => {
  const mock = await startTestMock();
  const file = join(await newFolder(), "coverage.json");
  const options = ["--port", "0", "--coverage", file, "--min-statuses", String(minimum)];
  const child = spawn(process.execPath, [program, "proxy", mock.url, ...options]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on("line", (line) => lines.push(line));
  await once(output, "line");
  await list(lines[0]?.split(" ")[2] ?? "");
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([code, null]);
  expect(lines.slice(-printed("").length)).toEqual(printed("The traffic"));
  expect(await readCoverage(file)).toEqual(mock.coverage());
});

it.each([[20, 0], [21, 1]])("check --har --min-statuses %i exits with %i if 20 % came", async (minimum, code) => {
  const folder = await newFolder();
  const [har, file] = [join(folder, "a.har"), join(folder, "coverage.json")];
  const headers = [
    { name: "Content-Type", value: "application/json" }, { name: "X-Has-More", value: "false" },
    ...["X-Limit", "X-Offset", "X-Next-Offset"].map((name) => ({ name, value: "0" })),
  ];
  const entry = {
    startedDateTime: "2026-01-01T00:00:00Z",
    request: { method: "GET", url: "https://api.example.com/profiles", headers: [] },
    response: { status: 200, headers, content: { size: 2, mimeType: "application/json", text: "[]" } },
  };
  const log = { version: "1.2", creator: { name: "a", version: "1" }, entries: [entry] };
  await writeFile(har, JSON.stringify({ log }));
  const ended = await run(["check", "--har", har, "--coverage", file, "--min-statuses", String(minimum)]);
  expect(ended).toMatchObject({ code, stderr: code === 0 ? "" : `${tooFew(minimum)}\n` });
  expect(ended.stdout).toContain(`did not violate the contract.\n\n${printed("The traffic").join("\n")}\n`);
  expect(await readCoverage(file)).toMatchObject({ used: 1, statuses: { percent: 20 } });
});

it.each([
  [["mock", "--min-statuses", "101"], "--min-statuses takes per cent, up to 100."],
  [["proxy", "http://127.0.0.1:1", "--min-statuses", "most"], '--min-statuses takes a whole number, not "most".'],
  [["check", "http://127.0.0.1:1", "--coverage", "a.json"],
    "--coverage and --min-statuses need --har: a check sends its own requests."],
])("%j is rejected", async (command, why) => {
  const { code, stderr } = await run(command);
  expect([code, stderr]).toEqual([2, `${why} See cloud-browser-contract ${command[0]} --help.\n`]);
});
