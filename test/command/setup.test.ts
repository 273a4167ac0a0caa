/** The module of `mock --setup`: what it changes, that it is reloaded, and what is reported if it is invalid. */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { run, start } from "../support/cli.js";
import { newFolder } from "../support/folder.js";
import { errorOf, json, session } from "../support/mock.js";

const request = (mock: Mock, path: string, init: RequestInit = {}) =>
  fetch(mock.url + path, { ...init, headers: { ...json, ...init.headers } });
const exec = (mock: Mock) => {
  const init = { method: "POST", body: JSON.stringify({ command: "x" }) };
  return request(mock, `/browsers/${session}/process/exec`, init);
};
const exitCode = async (mock: Mock) => (await (await exec(mock)).json() as { exit_code: number }).exit_code;
const names = async (mock: Mock, headers = {}) =>
  (await (await request(mock, "/browsers", { headers })).json() as { name?: string }[]).map(({ name }) => name);

const overrides = (code: unknown) => `
  const body = { exit_code: ${String(code)}, stdout_b64: "", stderr_b64: "", duration_ms: 1 };
  export const overrides = { execProcess: () => ({ status: 200, body }) };
`;
const populate = "export const populate = (client) => client.createBrowser({ body: { name: 'seeded' } });";

/** Starts the mock with some files. The first one is the setup module. */
async function startWith(files: Record<string, string>, ...options: string[]) {
  const folder = await newFolder();
  const path = (name: string) => join(folder, name);
  const put = (name: string, text: string) => writeFile(path(name), text);
  for (const [name, text] of Object.entries(files)) await put(name, text);
  const [file = ""] = Object.keys(files);
  const started = await start(["--setup", path(file), ...options]);
  /** Waits until the last line matches. */
  const says = (expected: RegExp) => expect.poll(() => started.lines.at(-1), { timeout: 5000 }).toMatch(expected);
  return { ...started, path, put, says };
}

it("replaces responses of the mock, and adds resources at the start and after a reset", async () => {
  const { mock, lines } = await startWith({ "setup.mjs": overrides(7) + populate }, "--token", "one", "--empty");
  const headers = { Authorization: "Bearer one" };
  expect(await names(mock, headers)).toEqual(["seeded"]);
  await fetch(`${mock.url}/_mock/reset`, { method: "POST" });
  expect(await names(mock, headers)).toEqual(["seeded"]);
  expect(lines.filter((line) => line.startsWith("stderr"))).toEqual([]);
});

it("reloads the module when it or a file that it imports changes, and keeps existing resources", async () => {
  const files = {
    "setup.mjs": `import code from "./code.mjs"; ${overrides("code()")}`,
    "code.mjs": "import { n } from './number.mjs'; export default () => n;",
    "number.mjs": "export const n = 1;",
  };
  const { mock, path, put } = await startWith(files, "--quiet");
  const becomes = (code: number) => expect.poll(() => exitCode(mock), { timeout: 5000 }).toBe(code);
  expect(await exitCode(mock)).toBe(1);
  await request(mock, "/browsers", { method: "POST", body: JSON.stringify({ name: "kept" }) });
  await put("number.mjs", "export const n = 2;");
  await becomes(2);
  await put("new.mjs", "export const n = 3;"); // as some editors do
  await rename(path("new.mjs"), path("number.mjs"));
  await becomes(3);
  await mkdir(path("deep"));
  await put("deep/other.mjs", "export default () => 4;");
  await put("setup.mjs", `import code from "./deep/other.mjs"; ${overrides("code()")}`);
  await becomes(4);
  await put("deep/other.mjs", "export default () => 5;");
  await becomes(5);
  expect(await names(mock)).toContain("kept");
});

it("reports why and where a changed module is invalid, and continues with the previous setup", async () => {
  const { mock, put, path, says } = await startWith({ "setup.mjs": overrides(7), "part.mjs": "export default 1;" });
  const cannot = (why: string) => says(new RegExp(`^stderr: Cannot load \\S+/setup\\.mjs: ${why} The mock continues`));
  for (const [text, why] of [
    ["export const override = {};", 'it exports "override", which has no effect\\. Did you mean "overrides"\\?'],
    ["export const overrides = { execProces() {} };", 'overrides: .+ "execProces"\\. Did you mean "execProcess"\\?'],
    ["export const overrides = {\n\n  a b };", "\\S+/setup\\.mjs:3: Unexpected identifier 'b'\\."],
    ["\nundefined.x;", "\\S+/setup\\.mjs:2: Cannot read properties of undefined \\(reading 'x'\\)\\."],
    ["import { no } from './part.mjs';", "\\S+/setup\\.mjs:1: .+ named 'no'\\."],
    ["import './none.mjs';", "Cannot find module '\\S+/none\\.mjs' imported from \\S+/setup\\.mjs\\."],
  ] as const) {
    await put("setup.mjs", text);
    await cannot(why);
  }
  await put("none.mjs", "\n\nexport const ("); // missing files are watched, too
  await cannot("\\S+/none\\.mjs:3: Unexpected token '\\('\\.");
  await rm(path("setup.mjs"));
  await cannot("there is no such file\\.");
  expect(await exitCode(mock)).toBe(7);
  await put("setup.mjs", overrides(8));
  await says(/^Reloaded \S+\/setup\.mjs\.$/);
  expect(await exitCode(mock)).toBe(8);
});

it("names the file and the line of a handler that fails, and survives its later errors", async () => {
  const setup = `export const overrides = {
    async execProcess() {
      setTimeout(() => { throw new Error("late") });
      Promise.reject(new Error("unseen"));
      throw new Error("oops");
    },
  };
  `;
  const { mock, lines } = await startWith({ "setup.mjs": setup });
  const message = "The override of execProcess failed: oops";
  expect(await errorOf(exec(mock))).toMatchObject({ status: 500, message });
  await expect.poll(() => lines).toEqual(expect.arrayContaining([
    expect.stringMatching(/^ +at .*execProcess \(file:\/\/\S+\/setup\.mjs:5:13\)$/),
    expect.stringMatching(/ 500 \d+ ms: The override of execProcess failed: oops$/),
    expect.stringMatching(/setup\.mjs failed outside of any request: \S+setup\.mjs:4: unseen\./),
  ]));
  await expect.poll(() => lines.join("\n")).toMatch(/outside of any request: \S+setup\.mjs:3: late\./);
  expect(await names(mock)).not.toEqual([]);
});

it("names the file and the line of a populate that fails, with the exit code 1", async () => {
  const file = join(await newFolder(), "setup.mjs");
  const module = "export async function populate(client) {\n  await client.createProfile({ body: {name: 1} });\n}";
  await writeFile(file, module);
  const { code, stderr } = await run(["mock", "--port", "0", "--setup", file]);
  expect(stderr).toMatch(/^populate of (\S+\/setup\.mjs) failed: \1:2: bad_request: name must be .+\.\n$/);
  expect(code).toBe(1);
});

it.each([
  ["that does not exist", "setup.mjs", undefined, /: there is no such file\.$/],
  ["that is not JavaScript", "setup.mjs", "\nexport const (", /: \S+\/setup\.mjs:2: Unexpected token '\('\.$/],
  ["with an override of an unknown operation", "setup.mjs", "export const overrides = { execProces() {} };",
    /: overrides: .+ "execProcess"\?$/],
  ["that is CommonJS", "setup.cjs", "exports.overrides = {};", /: it is CommonJS\. Name it \.mjs, .+\.$/],
])("says in one line why a module %s cannot be loaded, with the exit code 1", async (_, name, text, why) => {
  const file = join(await newFolder(), name);
  if (text !== undefined) await writeFile(file, text);
  const { code, stderr } = await run(["mock", "--port", "0", "--setup", file]);
  expect(stderr.split("\n")).toEqual([expect.stringMatching(why), ""]);
  expect(stderr.startsWith(`Cannot load ${file}: `)).toBe(true);
  expect(code).toBe(1);
});

it("accepts TypeScript with tsx, and suggests tsx if Node.js does not run TypeScript", async () => {
  const folder = await newFolder();
  const file = join(folder, "setup.mts");
  await writeFile(join(folder, "code.mts"), "export const code: number = 7;");
  await writeFile(file, `import { code } from "./code.mjs"; ${overrides("code as number")}`);
  if (!("typescript" in process.features)) {
    const { stderr } = await run(["mock", "--port", "0", "--setup", file]);
    expect(stderr).toMatch(/setup\.mts: Node\.js \S+ does not run TypeScript\. .+ tsx/);
  }
  const { mock } = await start(["--setup", file], { NODE_OPTIONS: "--import tsx" });
  expect(await exitCode(mock)).toBe(7);
  await writeFile(join(folder, "code.mts"), "export const code: number = 8;");
  await expect.poll(() => exitCode(mock), { timeout: 5000 }).toBe(8);
});
