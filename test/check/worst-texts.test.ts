/**
 * Texts from clients of the mock and from checked servers that could take quadratic time. Processing takes linear time:
 * a text of four times the length takes about four times as long.
 */
import { Script } from "node:vm";
import { afterAll, expect, it } from "vitest";
import { summaryOf, ruleViolationsOf } from "../../src/report/rule-violations.js";
import { createJudge } from "../../src/check/judge.js";
import { createHide } from "../../src/report/hide.js";
import { visible } from "../../src/report/format.js";
import { loadContract } from "../../src/contract/node/load.js";
import { startMock } from "../../src/mock/index.js";
import { readProjectName } from "../../src/service/areas/deployments/manifest.js";
import { readCodeNames } from "../../src/service/areas/deployments/names.js";
import { readReturnValue } from "../../src/service/areas/playwright/literal.js";
import { findSyntaxError } from "../../src/service/areas/playwright/syntax.js";
import { acceptedCases, type Case, type CheckedOperation, operations } from "../support/cases.js";
import { bearer, errorOf, json, session } from "../support/mock.js";

/** Shorter times are not compared, in milliseconds: they vary too much. */
const minComparedMs = 150;

/** Returns the CPU time of an action, in milliseconds: it does not depend on other processes. */
async function timeOf(action: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Expects at most twice the linear time, comparing the fastest of six runs each. */
async function expectLinear(action: (length: number) => unknown, length: number): Promise<void> {
  let [once, fourTimes] = [Infinity, Infinity];
  await action(length); // the first run includes one-time work
  for (let tries = 0; tries < 6; tries++) {
    once = Math.min(once, await timeOf(() => action(length)));
    fourTimes = Math.min(fourTimes, await timeOf(() => action(4 * length)));
    if (fourTimes <= Math.max(minComparedMs, 8 * once)) return;
  }
  expect.fail(`${length} take ${Math.round(once)} ms, and four times as many ${Math.round(fourTimes)} ms`);
}

const contract = await loadContract();
const mock = await startMock();
afterAll(() => mock.close());
const operationOf = (id: string) => operations.find((operation) => operation.id === id) as CheckedOperation;

/** Judges a response to a request that must be accepted. */
function judge(id: string, status: number, mediaType: string, text: string): Promise<unknown> {
  const operation = operationOf(id);
  const headers = new Headers({ "Content-Type": mediaType });
  const [example] = acceptedCases(operation) as [Case];
  const request = new Request("http://127.0.0.1");
  const response = { status, headers, text, hasEnded: false };
  return createJudge(contract)(operation, example, { operation, request, response });
}

const missing = (text: string) => ({ part: "body", text, clause: "#/components/schemas/Any/required" } as const);
const nothing = { status: 200, headers: new Headers(), text: "" };

it.each<[what: string, length: number, action: (length: number) => unknown]>([
  ["a long word in an error message", 10_000, (length) =>
    judge("listApps", 501, "application/json", `{"message":"${"a".repeat(length)}"}`)],
  ["a list of invalid entries", 10_000, (length) =>
    judge("listProfiles", 200, "application/json", `[${"7,".repeat(length)}7]`)],
  ["invalid events", 5000, (length) =>
    judge("streamAuthEvents", 200, "text/event-stream", "data: 7\n\n".repeat(length))],
  ["a long name of an object without a property", 10_000, (length) =>
    ruleViolationsOf(operationOf("listApps"), nothing, [missing(`${"a".repeat(length)}.id is required.`)])],
  ["null in each entry", 10_000, (length) =>
    judge("listProfiles", 200, "application/json", `[${'{"id":null},'.repeat(length)}{}]`)],
  ["a long redirect", 10_000, (length) =>
    summaryOf({
      status: 302, headers: new Headers({ Location: `/${"a ".repeat(length)}` }), text: " ".repeat(length),
    })],
  ["prefixes of a token", 100_000, (length) => createHide([`${"a".repeat(90)}b`])("a".repeat(length))],
  ["escaped prefixes of a token", 100_000, (length) =>
    createHide(["s\\token"])("\\".repeat(length) + "\\s\\\\to".repeat(length))],
  ["control characters", 20_000, (length) => visible("\u001b[".repeat(length))],
])("the checker processes a response with %s in linear time", async (_, length, action) => {
  await expectLinear(action, length);
});

const repeated = (text: string) => (length: number) => text.repeat(length / text.length);
const letters = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + index % 20_000)).join("");
const attributes = (length: number) => Array.from({ length: length / 8 }, (_, index) => `-${1e6 + index}`).join("");
const marks = repeated("\u0301\u0323");
const hosts = (length: number, ending: string) => Array.from({ length }, (_, index) => `h${index}.${ending}`);

/** Texts of shell scripts, by length. */
const shellTexts: [what: string, text: (length: number) => string][] = [
  ["commands", repeated("true;")],
  ["words", (length) => `true ${repeated("a ")(length)}`],
  ["empty quotes", (length) => `true ${repeated("''\"\"")(length)}`],
  ["escaped quotes", (length) => `true "${repeated("\\\"a")(length - length % 3)}`],
  ["backslashes", (length) => `true ${repeated("\\a")(length)}`],
  ["braces", (length) => `true ${repeated("{}")(length)}`],
  ["dollar signs", (length) => `true ${repeated("$%")(length)}`],
  ["line continuations", (length) => `true ${repeated("\\\n")(length)}`],
  ["comments", repeated("#\n")],
  ["escapes of echo", (length) => `echo -e '${repeated("\\0")(length)}'`],
  ["letters", (length) => `true ${repeated("a")(length)}`],
];

it.each<[what: string, length: number, path: string, body: (length: number) => object, method?: string]>([
  ["letters in the host of a URL", 5000, `/browsers/${session}/curl`, (length) =>
    ({ url: `https://${letters(length)}` })],
  ["marks in the host of a URL", 20_000, `/browsers/${session}/curl`, (length) =>
    ({ url: `https://user@a${marks(length)}:443/` })],
  ["letters in a domain", 5000, "/auth/connections", (length) =>
    ({ domain: letters(length), profile_name: "any" })],
  ["attributes of a language", 10_000, "/browsers", (length) =>
    ({ location: { locale: `en-u${attributes(length)}` } })],
  ["hosts", 500, "/browsers", (length) =>
    ({ network: { private_hosts: hosts(length, "internal"), allowed_hosts: hosts(length, "example.com") } })],
  ["a path of a command", 50_000, `/browsers/${session}/process/exec`, (length) =>
    ({ command: "cat", args: [repeated("a/")(length) + repeated("x/../")(length)] })],
  ...shellTexts.map(([what, repeated]): [string, number, string, (length: number) => object] =>
    [what, 100_000, `/browsers/${session}/process/exec`, (length) =>
      ({ command: "bash", args: ["-c", repeated(length)] })]),
  ["names in a path", 50_000, `/browsers/${session}/fs/create_directory`, (length) =>
    ({ path: `/${repeated("a/")(length)}${repeated("x/../")(length)}` }), "PUT"],
])("the mock answers a request with many %s in linear time", async (_, length, path, body, method = "POST") => {
  await expectLinear(async (length) => {
    const init = { method, headers: { ...bearer, ...json }, body: JSON.stringify(body(length)) };
    const text = await fetch(mock.url + path, init).then((response) => response.text());
    expect(text).not.toMatch(/is not allowed|is required|There is no/); // the request reaches the code under test
  }, length);
});

it.each([
  ["numbers instead of objects", "/deployments", "source", "1,".repeat(200_000)],
  ["objects without required properties", `/browsers/${session}/fs/upload`, "files", "{},".repeat(30_000)],
  ["strings instead of files", `/browsers/${session}/fs/upload`, "files", '{"file":""},'.repeat(200_000)],
])("the mock answers a form with a JSON list of many %s within four seconds", async (_, path, name, items) => {
  const body = new FormData();
  body.append(name, `[${items}{}]`);
  let error: Awaited<ReturnType<typeof errorOf>> | undefined;
  const took = await timeOf(async () => {
    error = await errorOf(fetch(mock.url + path, { method: "POST", headers: bearer, body }));
  });
  expect(error?.status).toBe(400);
  expect(error?.details?.length ?? 0).toBeLessThanOrEqual(100);
  expect(took).toBeLessThan(4000); // it once took 40 seconds
});

it.each(["[", '{"a":'])("the mock refuses a form with JSON of many nested %s", async (opening) => {
  const body = new FormData();
  body.append("source", opening.repeat(100_000) + "1" + (opening === "[" ? "]" : "}").repeat(100_000));
  const error = await errorOf(fetch(`${mock.url}/deployments`, { method: "POST", headers: bearer, body }));
  const message = "source is nested deeper than 64 levels, the maximum.";
  expect(error).toMatchObject({ status: 400, inner_error: { message } });
});

it("the mock searches for a name with many combining marks in linear time", async () => {
  await expectLinear(async (length) => {
    await mock.reset();
    const body = JSON.stringify({ name: `a${marks(length)}`, type: "residential" });
    const { status } = await fetch(`${mock.url}/proxies`, { method: "POST", headers: { ...bearer, ...json }, body });
    expect(status).toBe(201);
    const found = await fetch(`${mock.url}/proxies?name=%C3%A1`, { headers: bearer });
    expect((await found.json() as object[]).length).toBeGreaterThan(0);
  }, 20_000);
});

const quarter = 2 ** 18; // a quarter of a megabyte: the longer text has a whole one

it.each([
  "(", "`${", "/[", "/", "/*", "'", '"', "\\", "new App", ".action<", '.action<a>("x"', "{", "}", "a ", "\n", "/a",
  "return/", "app.action('x',",
])("names in TypeScript of many %j are read in linear time", async (text) => {
  await expectLinear((length) => readCodeNames("main.ts", repeated(text)(length)), quarter);
});

it.each([
  "'", '"', '"""', "'''", "#", "@a", ".action(", ".action(a,", ".action(name=", '@app.action("x")\n', "\n", " a",
])("names in Python of many %j are read in linear time", async (text) => {
  await expectLinear((length) => readCodeNames("main.py", repeated(text)(length)), quarter);
});

it.each([["pyproject.toml", "name "], ["pyproject.toml", "["], ["pyproject.toml", "\n"], ["package.json", "["]])(
  "a %s of many %j is read in linear time",
  async (path, text) => {
    const head = path === "package.json" ? "" : "[project]\nname";
    await expectLinear((length) => readProjectName(path, head + repeated(text)(length)), quarter);
  },
);

it.each([
  "return", "return[", "return{a:", "return 1,", "[", "1.", "'a' ", "a?(b:", "a<b", "()=>{", "as ", "(a=", "x!",
])("Playwright code of many %j is parsed in linear time", async (text) => {
  const parse = (code: string) => [findSyntaxError(code, (text) => void new Script(text)), readReturnValue(code)];
  await expectLinear((length) => parse(repeated(text)(length)), quarter / 4);
});
