/** Recorded traffic is judged as forwarded traffic is, without a server. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CheckError, checkHar, type HarCheckOptions } from "../../src/check/index.js";
import { run } from "../support/cli.js";
import { newFolder } from "../support/folder.js";
import { session } from "../support/mock.js";

const profile = { id: "pfwa2aux8bdvrna2apdwihro", name: "a", created_at: "2026-11-20T09:00:00Z" };
const help = " See cloud-browser-contract check --help.\n";

interface Exchanged {
  method?: string;
  url: string;
  sent?: string;
  status?: number;
  type?: string;
  text?: string;
  content?: object;
}

function entry({ method = "GET", url, sent, status = 200, type = "application/json", text = "", content }: Exchanged) {
  return {
    startedDateTime: "2026-03-01T12:00:00Z",
    request: {
      method, url: url.startsWith("/") ? `https://api.example.com${url}` : url,
      headers: sent === undefined ? [] : [{ name: "content-type", value: "application/json" }],
      ...sent !== undefined && { postData: { mimeType: "application/json", text: sent } },
    },
    response: {
      status,
      headers: type === "" ? [] : [{ name: ":status", value: String(status) }, { name: "content-type", value: type }],
      content: content ?? { size: text.length, mimeType: type, text },
    },
  };
}

function archive(...exchanged: Exchanged[]): string {
  return JSON.stringify({ log: { version: "1.2", creator: {}, entries: exchanged.map(entry) } });
}

const check = (exchanged: Exchanged[], options?: HarCheckOptions) => checkHar(archive(...exchanged), options);

const created = { method: "POST", url: "/profiles", sent: '{"name":"a"}', status: 201, text: JSON.stringify(profile) };
const invalid = { ...created, text: JSON.stringify({ ...profile, created_at: undefined }) };

it("finds nothing in traffic that the contract allows", async () => {
  const report = await check([created, { url: "https://other.test/app.js", type: "text/javascript" }]);
  expect(report).toMatchObject({ baseUrl: "", breaches: [], unjudged: [], entries: 2, ofApi: 1, incomplete: 0 });
  expect(report.operations).toMatchObject([{ id: "createProfile", outcome: "passed", passed: 1 }]);
});

it("reports each violation of a client and of a server once, with the number of its entry", async () => {
  const bad = { ...created, sent: '{"name":1}', status: 400, text: '{"code":"bad_request","message":"No."}' };
  const { breaches, operations } = await check([created, invalid, bad, invalid]);
  expect(breaches).toMatchObject([
    {
      rule: "response-body", operations: ["createProfile"], expected: "created_at is required.", count: 2,
      cases: [{ case: "POST /profiles (entry 2)", status: 201 }, { case: "POST /profiles (entry 4)" }],
    },
    { rule: "request", count: 1, cases: [{ case: "POST /profiles (entry 3)", status: 400 }] },
  ]);
  expect(breaches[1]?.curl).toBe(
    "curl -i -X POST 'https://api.example.com/profiles' -H \"Authorization: Bearer $ACCESS_TOKEN\" "
    + "-H 'content-type: application/json' --data-raw '{\"name\":1}'",
  );
  expect(operations).toMatchObject([{ passed: 1, failed: 3 }]);
});

it("judges an event stream event by event", async () => {
  const url = `/browsers/${session}/process/8a6f0f6e-3d7c-4c8e-9f57-0b9e4c3a2d11/stdout/stream`;
  const right = 'data: {"stream":"stdout","data_b64":"YQ=="}\n\n';
  const stream = { url, type: "text/event-stream", text: right + 'data: {"stream":"none"}\n\n' + right };
  expect((await check([{ ...stream, text: right }])).breaches).toEqual([]);
  expect((await check([stream])).breaches).toMatchObject([{ rule: "response-event", count: 1 }]);
});

it("lists what an archive leaves out as not judged, and judges the rest", async () => {
  const leftOut = { ...created, content: { size: 10, mimeType: "application/json" } };
  const aborted = { ...created, sent: '{"name":1}', status: 0, type: "" };
  const { breaches, unjudged, incomplete } = await check([
    leftOut, { ...leftOut, status: 299 }, aborted, { ...created, status: 0, type: "" },
    { ...leftOut, content: { size: 9, mimeType: "", comment: "It is long." } },
    { ...leftOut, content: { size: 9, mimeType: "", text: "?", encoding: "base64" } },
  ]);
  expect(breaches.map(({ rule, cases: [first] }) => `${rule}: ${first?.case}`)).toEqual([
    "response-status: POST /profiles (entry 2)", "request: POST /profiles (entry 3)",
  ]);
  expect(unjudged.map(({ why, count }) => `${count} ${why}`)).toEqual([
    "2 The response was not judged: its body is not in the file.",
    "2 It has no response: it was blocked or aborted.",
    "1 The response was not judged: it is long.",
    "1 The response was not judged: its body is not valid Base64.",
  ]);
  expect(incomplete).toBe(6);
});

it("judges the response to a request whose body is left out", async () => {
  const upload = entry(invalid);
  upload.request.headers.push({ name: "Content-Length", value: "12" });
  upload.request.postData = undefined as never;
  const har = JSON.stringify({ log: { version: "1.2", entries: [upload] } });
  const why = "The request was not judged: its body is not in the file.";
  const report = await checkHar(har);
  expect(report).toMatchObject({ breaches: [{ rule: "response-body" }], unjudged: [{ why }], incomplete: 1 });
});

it("judges what the contract does not declare as the proxy does", async () => {
  const preflight = { method: "OPTIONS", url: "/profiles", status: 204, type: "" };
  const missing = { url: "/profils", status: 404 };
  const all = [created, preflight, missing, { url: "/page" }];
  const { breaches, unjudged, ofApi } = await check(all, { baseUrl: "https://API.example.com:443/" });
  expect(unjudged).toMatchObject([{ case: "GET /page", why: "The contract does not declare it." }]);
  expect(breaches).toMatchObject([{ rule: "request", cases: [{ case: "GET /profils (entry 3)", status: 404 }] }]);
  expect(ofApi).toBe(3);
  expect(await check(all)).toMatchObject({ ofApi: 1, breaches: [] }); // without a base URL, the others may be a page's
});

it("judges what is below a base URL, and what is named", async () => {
  const prefixed = { ...invalid, url: "https://app.test/api/profiles" };
  const all = [prefixed, created];
  const below = await check(all, { baseUrl: "https://app.test/api" });
  expect(below).toMatchObject({ baseUrl: "https://app.test/api", ofApi: 1, breaches: [{ count: 1 }] });
  expect(await check(all)).toMatchObject({ ofApi: 1, breaches: [] });
  expect(await check([invalid, { url: "/apps" }], { only: ["listApps"] })).toMatchObject({ ofApi: 1 });
  await expect(check(all, { only: ["listAps"] })).rejects.toThrow('Did you mean "listApps"?');
  await expect(check(all, { baseUrl: "app.test" })).rejects.toThrow(RangeError);
});

it.each([
  ["nothing", [], {}, "a.har has no entries."],
  ["other traffic", [{ url: "https://app.test/" }, { url: "data:text/plain,a" }], {},
    "a.har has no request to a path of the contract, but to https://app.test, data:. "
    + "If the API has a prefix, name its base URL."],
  ["another server", [created], { baseUrl: "https://app.test" },
    "a.har has no request to https://app.test, but to https://api.example.com."],
  ["other operations", [created], { only: ["listApps"] },
    "a.har has no request to listApps, but to https://api.example.com."],
])("refuses an archive of %s in a sentence", async (_, exchanged, options, message) => {
  const error = await check(exchanged, { name: "a.har", ...options }).catch((thrown: unknown) => thrown);
  expect(error).toEqual(new CheckError(message));
});

it("keeps tokens out of the report", async () => {
  const secret = "secret-token-123";
  const { request, response } = entry({ ...created, status: 299, text: `"${secret}"` });
  request.headers.push({ name: "Authorization", value: `Bearer ${secret}` });
  const entries = [{ startedDateTime: "2026-03-01T12:00:00Z", request, response }];
  const report = await checkHar(JSON.stringify({ log: { version: "1.2", entries } }));
  expect(report.breaches.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toContain(secret);
});

it("judges a token that is in the archive, but not its absence", async () => {
  const basic = entry(created);
  basic.request.headers.push({ name: "Authorization", value: "Basic YTpi" });
  const { breaches } = await checkHar(JSON.stringify({ log: { version: "1.2", entries: [entry(created), basic] } }));
  expect(breaches).toMatchObject([{ expected: "The Authorization header has no bearer token.", count: 1 }]);
});

it.each<[string, (changed: ReturnType<typeof entry>) => void]>([
  ["headers that HTTP does not have", ({ response }) =>
    response.headers.push({ name: "a b", value: "c" }, { name: "x-note", value: "größer \u{1f600}\0\nsecond" })],
  ["names of the prototype", ({ request }) =>
    request.headers.push({ name: "__proto__", value: "a" }, { name: "", value: "b" })],
  ["a path that cannot be decoded", ({ request }) => (request.url = "https://api.example.com/profiles/%ff")],
  ["no headers of a response", ({ response }) => delete (response as Partial<typeof response>).headers],
  ["a status out of range", ({ response }) => (response.status = 1e9)],
])("survives %s", async (_, change) => {
  const changed = entry(created);
  change(changed);
  const har = JSON.stringify({ log: { version: "1.2", entries: [changed, entry(created)] } });
  const { entries, operations } = await checkHar(har);
  expect(entries).toBe(2);
  expect(operations).toContainEqual(expect.objectContaining({ id: "createProfile" }));
});

const cli = (...args: string[]) => run(["check", ...args]);

it("the command prints the report, writes its files, and exits with 0, 1 or 3", async () => {
  const folder = await newFolder();
  const [har, json, junit] = ["a.har", "a.json", "a.xml"].map((name) => join(folder, name)) as [string, string, string];
  const write = (...exchanged: Exchanged[]) => writeFile(har, archive(...exchanged));
  await write(created);
  expect(await cli("--har", har)).toEqual({
    code: 0, stderr: "",
    stdout: "\n1 operation judged: 1 exchanges passed, 0 failed.\n1 entry, 1 of the API.\n"
      + `The traffic in ${har} did not violate the contract.\n`,
  });
  await write(invalid);
  const { code, stdout } = await cli("https://api.example.com", "--har", har, "--json", json, "--junit", junit);
  expect([code, stdout]).toEqual([1, expect.stringContaining("request    POST /profiles (entry 1)")]);
  await write(created, { ...created, content: { size: 3 } });
  const left = await cli("--har", har, "--only", "Profiles", "--quiet");
  expect([left.code, left.stdout]).toEqual([3, expect.stringContaining(
    "2 entries, 2 of the API, of which 1 could not be judged as a whole.",
  )]);
  await writeFile(har, archive(created, created).slice(0, -100));
  const cut = await cli("--har", har);
  expect([cut.code, cut.stdout]).toEqual([3, expect.stringContaining(
    "The file is cut off. What is complete until then was judged.",
  )]);
});

it("the command refuses what it cannot read, in one line with exit code 2", async () => {
  const har = join(await newFolder(), "a.har");
  const outputOf = async (...args: string[]) => {
    const { code, stdout, stderr } = await cli(...args);
    return [code, stdout + stderr.replaceAll(har, "FILE")];
  };
  expect(await outputOf("--har", har)).toEqual([2, "FILE cannot be read: no such file or directory.\n"]);
  await writeFile(har, "nope");
  expect(await outputOf("--har", har)).toEqual([2, "FILE is not valid JSON at byte 1.\n"]);
  await writeFile(har, '{"log":{"version":"2.0","entries":[]}}');
  expect(await outputOf("--har", har)).toEqual([
    2, 'FILE has version "2.0" of HAR. Versions 1.1 and 1.2 can be read.\n',
  ]);
  await writeFile(har, archive({ url: "https://app.test/" }));
  expect(await outputOf("--har", har)).toEqual([2, expect.stringMatching(/^FILE has no request to a path .*\n$/)]);
  expect(await outputOf("--har")).toEqual([2, expect.stringContaining("--har")]);
  expect(await outputOf("--harr", har)).toEqual([2, `Unknown option '--harr'. Did you mean "--har"?${help}`]);
  expect(await outputOf("--har", har, "--token", "a")).toEqual([
    2, `check --har sends nothing, so it does not take --token.${help}`,
  ]);
  expect(await outputOf("--har", har, "--only", "listAps")).toEqual([
    2, `There is no area and no operation "listAps". Did you mean "listApps"?${help}`,
  ]);
  expect(await outputOf("app.test", "--har", har)).toEqual([2, expect.stringMatching(/^The base URL has to start/)]);
});
