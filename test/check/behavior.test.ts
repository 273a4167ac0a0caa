/** What a report says of the behavior that the contract states. */
import { execFile } from "node:child_process";
import { Transform } from "node:stream";
import { promisify } from "node:util";
import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";
import { junitOf } from "../../src/report/junit.js";
import { textOf } from "../../src/report/text.js";
import { program } from "../support/cli.js";
import { type Broken, check, error, startBroken, startMockForFile } from "./broken.js";
import { deletesNothing, values } from "./faults.js";

const mock = await startMockForFile();

/** Starts a server with a fault, and checks a part of it. */
async function findingOf(broken: Broken, ...only: string[]) {
  const report = await check(await startBroken(mock.url, broken), { only });
  expect(report.breaches.map(({ rule }) => rule)).toEqual(["behavior"]);
  return { report, breach: report.breaches[0] as typeof report.breaches[0] };
}

it("a finding quotes the sentence, and its lines show the difference in a shell", async () => {
  const { breach } = await findingOf(deletesNothing(/^\/profiles\/\w+$/), "deleteProfile");
  expect(breach).toMatchObject({
    operations: ["deleteProfile"], expected: "404 from deleteProfile", actual: "204",
  });
  const env = { ...process.env, ACCESS_TOKEN: "any-token" };
  const { stdout } = await promisify(execFile)("sh", ["-e", "-c", breach.curl], { env });
  expect(stdout.match(/HTTP\/1.1 \d+/g)?.at(-1)).toBe("HTTP/1.1 204");
});

it("the lines of a finding refer to earlier responses", async () => {
  const broken = values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.domain = "other.example.com";
  });
  const { breach } = await findingOf(broken, "createCredential");
  const env = { ...process.env, ACCESS_TOKEN: "any-token" };
  const { stdout } = await promisify(execFile)("sh", ["-e", "-c", breach.curl], { env });
  const domains = stdout.match(/"domain":"[^"]*"/g);
  expect(domains?.at(-1)).toBe('"domain":"other.example.com"');
});

it("the lines of a finding refer to where the next page starts", async () => {
  const broken: Broken = {
    request: (request) => request.url = request.url.replace(/(?<=telemetry\/events\?.*)&offset=\d+/, ""),
  };
  const { breach } = await findingOf(broken, "listTelemetryEvents");
  const env = { ...process.env, ACCESS_TOKEN: "any-token" };
  const { stdout } = await promisify(execFile)("sh", ["-e", "-x", "-c", `exec 2>&1; ${breach.curl}`], { env });
  expect(stdout).toMatch(/^\+ next=[1-9]\d*$/m);
  expect(stdout).toMatch(/^\+ curl .*offset=[1-9]\d*/m);
});

it("each sentence is a test case of the JUnit report", async () => {
  const { report, breach } = await findingOf(deletesNothing(/^\/profiles\/\w+$/), "deleteProfile");
  const isArray = (name: string) => name.startsWith("test");
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", isArray });
  const suites = parser.parse(junitOf(report)).testsuites[0].testsuite as any[];
  const suite = suites.find(({ name }) => name === "Profiles: what the contract says");
  const failed = suite.testcase.filter(({ failure }: any) => failure);
  expect(failed.map(({ name }: any) => name)).toContain(breach.case);
  expect(failed).toHaveLength(Number(suite.failures));
  expect(suite.testcase).toHaveLength(report.sentences.length);
});

it("a server without an operation is checked on the others, and each sentence is quoted once", async () => {
  const baseUrl = await startBroken(mock.url, error(501, ({ method }) => method === "PATCH"));
  const { sentences } = await check(baseUrl, { only: ["Profiles"] });
  const texts = sentences.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const unchecked = sentences.filter(({ outcome }) => outcome === "not checked");
  expect(unchecked.length).toBeGreaterThan(0);
  expect(unchecked.length).toBeLessThan(texts.length / 2);
});

it.each([
  ["refuses an operation for good", error(403, ({ method }) => method === "PATCH"), ["--only", "Profiles"],
    /updateProfile: the example new_name and 1\d more\. 403/],
  ["swallows its events", {
    instead: ({ method, url, headers }, response) => method === "GET" && /[1-9a-z][^/]*\/events$/.test(url)
      && headers.authorization === "Bearer any-token" && Boolean(
      response.writeHead(200, { "content-type": "text/event-stream", "x-sse-content-type": "application/json" }).end()),
  }, ["--only", "streamAuthEvents", "--only", "getAuthConnection"],
  /streamAuthEvents: the examples of the parameters\. 200, and the stream ended without an event/],
] satisfies [string, Broken, string[], RegExp][])("the exit status is 3 if a server %s", async (
  _, broken, args, why,
) => {
  const baseUrl = await startBroken(mock.url, broken);
  const all = [program, "check", baseUrl, "--token", "any-token", "--quiet", ...args];
  const failed = await promisify(execFile)(process.execPath, all).then(() => undefined, (cause: unknown) => cause);
  expect(failed).toMatchObject({ code: 3, stdout: expect.stringMatching(why) as string });
  expect((failed as { stdout: string }).stdout.split("\n").at(-2)).toContain(
    `No violation found, but not everything could be checked on ${baseUrl}.`,
  );
});

it("what a sequence needs and the contract leaves open is no violation, and its sentence is not checked", async () => {
  const neverAsks = values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    if (one.flow_step === "AWAITING_INPUT") one.flow_step = "DISCOVERING";
  });
  const { breaches, sentences } = await check(await startBroken(mock.url, neverAsks), { only: ["submitAuthFields"] });
  expect(breaches).toEqual([]);
  const saved = sentences.find(({ text }) => text.startsWith("If `save_credentials` is true"));
  expect(saved).toEqual({
    text: expect.any(String), area: "Managed authentication", outcome: "not checked",
    why: "getAuthConnection did not show what its sequence needs, which the contract leaves open.",
  });
});

it("a finding names a property that is called status", async () => {
  const broken = values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    one.status = "AUTHENTICATED";
  });
  const { breach } = await findingOf(broken, "createAuthConnection");
  expect(breach.expected).toBe('status: "NEEDS_AUTH" from getAuthConnection');
});

it("the text counts what was proven of what is stated", async () => {
  const report = await check(mock.url, { only: ["Proxies"] });
  const stated = report.sentences.length;
  expect(stated).toBeGreaterThan(10);
  expect(textOf(report)).toContain(`responses of 6 operations, and ${stated} of ${stated} stated behaviors.\n`);
});

it("a property that the sentence names must not be left out", async () => {
  const broken = values("POST", /\/repl$/, (one) => {
    delete one.repl_terminated;
  });
  const { breach } = await findingOf(broken, "executeReplCode");
  expect(breach).toMatchObject({ expected: "repl_terminated: true from executeReplCode", actual: "nothing" });
});

it("a property that the step excludes must not be there", async () => {
  const broken = values("POST", /\/playwright\/execute$/, (one) => {
    if (one.success) one.error = "It was closed.";
  });
  const { breach } = await findingOf(broken, "executePlaywrightCode");
  expect(breach).toMatchObject({ expected: "error: nothing from executePlaywrightCode", actual: '"It was closed."' });
});

it("a stream that stays open after the event that ends it is reported", async () => {
  const staysOpen = () => new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush: () => undefined,
  });
  const broken: Broken = { through: (isStream) => isStream ? staysOpen() : undefined };
  const only = ["streamDeploymentEvents"];
  const { breaches } = await check(await startBroken(mock.url, broken), { only, settleMs: 1000 });
  expect(breaches.map(({ rule, actual }) => [rule, actual])).toEqual([["behavior", "an open stream"]]);
});

it("a picture of another size than requested is reported", async () => {
  const broken: Broken = {
    request: (one) => one.url.endsWith("/screenshot") && (one.text = one.text.replace('"width":40', '"width":41')),
  };
  const { breach } = await findingOf(broken, "takeScreenshot");
  expect(breach).toMatchObject({
    expected: "body: a picture of 40 × 30 from takeScreenshot", actual: "a picture of 41 × 30",
  });
});
