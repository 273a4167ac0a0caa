/** What is no breach: a server may refuse for its plan, a limit or a mishap. What was not tried did not pass. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, error, hasToken, listen, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();

it.concurrent.each([
  ["its plan has no proxies", 403, {}],
  ["a limit is reached for a while", 429, { "retry-after": "60" }],
  ["something is in the way", 409, {}],
  ["it has no time", 503, {}],
  ["what lies behind it has no time", 504, {}],
])("a server that refuses everything since %s breaks nothing, and passes nothing", async (_, status, headers) => {
  const proxied = error(status, (request) => request.method === "PATCH" && hasToken(request), headers);
  const { breaches, operations: [result] } = await check(await startBroken(mock.url, proxied), {
    only: ["updateProfile"],
  });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ id: "updateProfile", outcome: "untried", failed: 0 });
  expect(result?.untried).toContainEqual({
    case: "the example new_name", why: `${status} {"code":"any_code","message":"It is ${status}."}`,
  });
});

it.concurrent("a server that takes one example, and none more for now, passes with the other named", async () => {
  const proxied = error(429, ({ text }) => text.includes('"mode":"700"'), { "retry-after": "60" });
  const { breaches, operations: [result] } = await check(await startBroken(mock.url, proxied), {
    only: ["createDirectory"], session,
  });
  expect(breaches).toEqual([]);
  expect(result?.outcome).toBe("passed");
  expect(result?.untried.map((one) => one.case)).toContain("the example private_directory");
});

it.concurrent("a server that asks to wait a moment is asked again, and passes", async () => {
  let asked = 0;
  const proxied = error(429, ({ url }) => url === "/apps" && asked++ === 0, { "retry-after": "0" });
  const { breaches, operations: [result] } = await check(await startBroken(mock.url, proxied), { only: ["listApps"] });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
});

it.concurrent.each([
  ["200 to everything, without a body", 200, ""],
  ["200 and {} to everything", 200, "{}"],
  ["404 to everything", 404, '{"code":"not_found","message":"There is nothing."}'],
])("a server that answers %s passes no operation", async (_, status, text) => {
  const baseUrl = await listen((__, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(text));
  const { breaches, operations } = await check(baseUrl, { only: ["Profiles", "clickMouse", "listApps"], session });
  expect(operations).toHaveLength(8);
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
  expect(breaches).not.toEqual([]);
});

it.concurrent("a server that has nothing is not asked again and again to make the same thing", async () => {
  const asked: string[] = [];
  const baseUrl = await listen(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(404, { "content-type": "application/json" }).end('{"code":"not_found","message":"None."}');
  });
  const { operations } = await check(baseUrl, { only: ["getProfile", "updateProfile", "deleteProfile"] });
  expect(operations.map(({ outcome, untried: [first] }) => [outcome, first?.why])).toEqual(Array(3).fill(
    ["untried", "createProfile was answered with 404 not_found: None."],
  ));
  expect(asked.filter((one) => one === "POST /profiles")).toHaveLength(1);
});

it.concurrent("a server that takes the same name twice breaks nothing, and has both deleted", async () => {
  const deleted: string[] = [];
  const made: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    request(request) {
      if (request.method === "DELETE") deleted.push(request.url);
      if (request.url !== "/profiles") return;
      request.text = request.text.replace(/"(checkout-login[^"]*)"/, `"$1-${made.length}"`);
    },
    answer: ({ status, text }, { url }) => status === 201 && url === "/profiles"
      && made.push(`/profiles/${(JSON.parse(text) as { id: string }).id}`),
  });
  const { breaches, operations: [result], left } = await check(baseUrl, { only: ["createProfile"] });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
  expect(made).toHaveLength(2);
  expect(deleted.sort()).toEqual(made.sort());
  expect(left).toEqual([]);
});

it.concurrent.each([
  ["nothing", ""],
  ["comments alone", ": nothing happens\n\n"],
  ["ids and comments alone", "id: 7\n\n: nothing happens\nid: 8\n\n"],
])("a stream that ends after %s breaks nothing, and does not pass", async (_, text) => {
  const baseUrl = await startBroken(mock.url, {
    instead: (request, response) => request.method === "GET" && hasToken(request)
      && /[1-9a-z][^/]*\/events$/.test(request.url) && Boolean(
      response.writeHead(200, { "content-type": "text/event-stream", "x-sse-content-type": "application/json" })
        .end(text)),
  });
  const { breaches, operations: [result] } = await check(baseUrl, { only: ["streamAuthEvents"] });
  expect(breaches).toEqual([]);
  expect(result?.outcome).toBe("untried");
  expect(result?.untried).toContainEqual({
    case: "the examples of the parameters", why: "200, and a stream that ended without an event.",
  });
});

it.concurrent("a stream whose events have ids passes, and so does a list with a cursor", async () => {
  const only = ["listTelemetryEvents", "streamTelemetryEvents"];
  const { breaches, operations } = await check(mock.url, { only, session });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome, untried }) => [outcome, untried])).toEqual([["passed", []], ["passed", []]]);
});

// With so little time for an answer, nothing else may run beside.
it("a server that lets a request wait for what the same one has taken breaks nothing, with that named", async () => {
  const seen = new Set<string>();
  const baseUrl = await startBroken(mock.url, {
    instead: (request) => request.url === "/profiles" && hasToken(request) && request.text.includes('"checkout-login')
      && seen.size === seen.add(request.text).size,
  });
  const { breaches, operations: [result] } = await check(baseUrl, { only: ["createProfile"], timeout: 1000 });
  expect(breaches).toEqual([]);
  expect(result?.untried).toContainEqual({ case: "the example named_profile, again", why: "No answer within 1 s." });
});

it("a stream that goes on for longer than an answer may take passes", async () => {
  const { breaches, operations } = await check(mock.url, { only: ["streamProcessStdout"], session, timeout: 900 });
  expect(breaches).toEqual([]);
  expect(operations[0]).toMatchObject({ outcome: "passed", untried: [] });
});
