/** Refusals that are no breach: because of a plan, a limit or a failure. Such cases are untried and do not pass. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { session } from "../support/mock.js";
import { check, error, hasToken, listen, startBroken, startMockForFile } from "./broken.js";
import { answers } from "./faults.js";
import { profileOperations } from "./profile-operations.js";

const mock = await startMockForFile();

it.concurrent.each([
  ["its plan excludes the operation", 403, {}],
  ["a limit is reached", 429, { "retry-after": "60" }],
  ["there is a conflict", 409, {}],
  ["it is overloaded", 503, {}],
  ["its backend is overloaded", 504, {}],
])("a server that refuses everything because %s violates nothing, and passes nothing", async (_, status, headers) => {
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

it.concurrent("a server that cannot test proxies violates nothing", async () => {
  const cannot = answers("POST", /^\/proxies\/[\w-]+\/check$/, (response) =>
    Object.assign(response, { status: 422, text: '{"code":"not_possible","message":"It has no network."}' }));
  const { breaches, sentences } = await check(await startBroken(mock.url, cannot), { only: ["checkProxy"] });
  expect(breaches).toEqual([]);
  expect(sentences.map(({ why }) => why)).toContain("The server does not allow checkProxy in this state.");
});

it.concurrent("a server that accepts one of two examples, and returns 429 for the other, passes", async () => {
  const proxied = error(429, ({ text }) => text.includes('"mode":"700"'), { "retry-after": "60" });
  const { breaches, operations: [result] } = await check(await startBroken(mock.url, proxied), {
    only: ["createDirectory"], session,
  });
  expect(breaches).toEqual([]);
  expect(result?.outcome).toBe("passed");
  expect(result?.untried.map((one) => one.case)).toContain("the example private_directory");
});

it.concurrent("a server that returns 429 with Retry-After gets the request again, and passes", async () => {
  let requests = 0;
  const proxied = error(429, ({ url }) => url === "/apps" && requests++ === 0, { "retry-after": "0" });
  const { breaches, operations: [result] } = await check(await startBroken(mock.url, proxied), { only: ["listApps"] });
  expect(breaches).toEqual([]);
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
});

it.concurrent.each([
  ["200 without a body", 200, ""],
  ["200 and {}", 200, "{}"],
  ["404", 404, '{"code":"not_found","message":"There is nothing."}'],
])("a server that returns %s for every request passes no operation", async (_, status, text) => {
  const baseUrl = await listen((__, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(text));
  const only = [...profileOperations, "clickMouse", "listApps"];
  const { breaches, operations } = await check(baseUrl, { only, session });
  expect(operations).toHaveLength(only.length);
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
  expect(breaches).not.toEqual([]);
});

it.concurrent("a server that refuses the name of another session with 400 violates nothing", async () => {
  let refused = 0;
  const baseUrl = await startBroken(mock.url, {
    answer(response, { method, url }) {
      if (method !== "POST" || url !== "/browsers" || response.status !== 409) return;
      refused += 1;
      Object.assign(response, { status: 400, text: '{"code":"taken","message":"The name is taken."}' });
    },
  });
  const { breaches } = await check(baseUrl, { only: ["createBrowser"] });
  expect(refused).toBeGreaterThan(0);
  expect(breaches).toEqual([]); // the contract only assumes the 409
});

it.concurrent("a failed creation is not tried again for each dependent request", async () => {
  const requests: string[] = [];
  const baseUrl = await listen(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(404, { "content-type": "application/json" }).end('{"code":"not_found","message":"None."}');
  });
  const { operations } = await check(baseUrl, { only: ["getProfile", "updateProfile", "deleteProfile"] });
  expect(operations.map(({ outcome, untried: [first] }) => [outcome, first?.why])).toEqual(Array(3).fill(
    ["untried", "createProfile was answered with 404 not_found: None."],
  ));
  expect(requests.filter((one) => one === "POST /profiles")).toHaveLength(1);
});

it.concurrent("a server that accepts the same name twice is reported, and both resources are deleted", async () => {
  const deleted: string[] = [];
  const created: string[] = [];
  const names = new Set<string>();
  const baseUrl = await startBroken(mock.url, {
    request(request) {
      if (request.method === "DELETE") deleted.push(request.url);
      const [name] = request.url === "/profiles" ? /"(checkout-login|run-check)[^"]*"/.exec(request.text) ?? [] : [];
      if (name && names.size === names.add(name).size) request.text = request.text.replace(name, `"${created.length}"`);
    },
    answer: ({ status, text }, { url }) => status === 201 && url === "/profiles"
      && created.push(`/profiles/${(JSON.parse(text) as { id: string }).id}`),
  });
  const { breaches, leftovers } = await check(baseUrl, { only: ["createProfile"] });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([["behavior", "createProfile"]]);
  expect(created.filter((one) => !deleted.includes(one))).toEqual([]);
  expect(leftovers).toEqual([]);
});

it.concurrent.each([
  ["nothing", ""],
  ["only comments", ": nothing happens\n\n"],
  ["only ids and comments", "id: 7\n\n: nothing happens\nid: 8\n\n"],
])("a stream that ends after %s violates nothing, and does not pass", async (_, text) => {
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
    case: "the examples of the parameters", why: "200, and the stream ended without an event.",
  });
});

it.concurrent("a stream with event ids and a list with a cursor pass", async () => {
  const only = ["listTelemetryEvents", "streamTelemetryEvents"];
  const { breaches, operations } = await check(mock.url, { only, session });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome, untried }) => [outcome, untried])).toEqual([["passed", []], ["passed", []]]);
});

it.concurrent("files that the examples mention are created in a session without files", async () => {
  const id = await newSession();
  const answered: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    answer: ({ status }, { method, url, headers, text }) => headers.authorization === "Bearer any-token"
      && url.includes(id) && method !== "SEARCH" && answered.push(`${status} ${method} ${url} ${text}`),
  });
  const only = ["readFile", "streamLogs", "execProcess", "setFilePermissions"];
  const { breaches, operations } = await check(baseUrl, { only, session: id });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome }) => outcome)).toEqual(Array(4).fill("passed"));
  const ofExamples = answered.filter((one) => !one.includes("run-check-") && !/file_info/.test(one));
  expect(ofExamples.filter((one) => one.startsWith("404"))).toEqual([]);
  expect(ofExamples.length).toBeGreaterThan(3);
});

it.concurrent.each([
  ["deleteFile", /delete_file$/, 200],
  ["stopFileWatch", /watch\/\w+$/, 204],
])("a server whose %s ignores the token is reported for that, and not for missing resources", async (
  id, path, status,
) => {
  const accepted: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    request: (one) => path.test(one.url) && (one.headers.authorization = "Bearer any-token"),
    answer: (response, { url, headers }) => path.test(url) && headers.authorization !== "Bearer any-token"
      && accepted.push(`${response.status} ${headers.authorization?.split(" ")[0]}`),
  });
  const { breaches } = await check(baseUrl, { only: [id], session });
  expect(accepted).toEqual([`${status} undefined`, `${status} Basic`]);
  expect(breaches.map(({ rule, actual }) => [rule, actual])).toEqual([["token", String(status)]]);
});

it.concurrent("a server that accepts an invalid deletion is reported for that alone", async () => {
  const baseUrl = await startBroken(mock.url, {
    // It ignores everything but the path.
    request(request) {
      const [, path] = /delete_file$/.test(request.url) ? /"path":"([^"]+)"/.exec(request.text) ?? [] : [];
      if (path) request.text = JSON.stringify({ path });
    },
  });
  const { breaches } = await check(baseUrl, { only: ["deleteFile"], session });
  expect(breaches.map(({ rule, actual }) => [rule, actual])).toEqual([["closed", "200"]]);
});

it.concurrent("a server that ignores one of two paths is reported for each accepted request", async () => {
  let moved = 0;
  const baseUrl = await startBroken(mock.url, {
    request(request) {
      const [, src_path] = /fs\/move$/.test(request.url) ? /"src_path":"(\/[^"]+)"/.exec(request.text) ?? [] : [];
      if (src_path) request.text = JSON.stringify({ src_path, dest_path: `${src_path}-${moved++}` });
    },
  });
  const { breaches } = await check(baseUrl, { only: ["movePath"] });
  const refused = breaches.filter(({ rule }) => rule !== "behavior" && rule !== "example");
  expect(refused.map(({ rule, actual }) => `${rule} ${actual}`).sort()).toEqual([
    "closed 200", "pattern 200", "required 200", "type 200",
  ]);
});

it.concurrent("a process that ends on its own is untried, and no breach", async () => {
  const baseUrl = await startBroken(mock.url, {
    request: (one) => one.url.endsWith("/process/spawn") && (one.text = one.text.replace('"bash"', '"true"')),
  });
  const only = ["writeProcessStdin", "resizeProcess", "killProcess"];
  const { breaches, operations } = await check(baseUrl, { only, session: await newSession() });
  expect(breaches).toEqual([]);
  for (const { outcome, untried } of operations) {
    expect(outcome).toBe("untried");
    expect(untried[0]?.why).toBe("The process had ended on its own.");
  }
});

/** Creates a session without files. */
async function newSession(): Promise<string> {
  const { session_id } = await createClient({ baseUrl: mock.url, token: "any-token" }).createBrowser({ body: {} });
  return session_id;
}

// This test is not concurrent: with such a short timeout, other tests could delay a response.
it("a repeated request that waits for the first one is untried, and violates nothing", async () => {
  const seen = new Set<string>();
  const baseUrl = await startBroken(mock.url, {
    instead: (request) => request.url === "/profiles" && hasToken(request) && request.text.includes('"checkout-login')
      && seen.size === seen.add(request.text).size,
  });
  const { breaches, operations: [result] } = await check(baseUrl, { only: ["createProfile"], timeoutMs: 1000 });
  expect(breaches).toEqual([]);
  expect(result?.untried).toContainEqual({ case: "the example named_profile, again", why: "No response within 1 s." });
});

it("a stream that lasts longer than the timeout passes", async () => {
  const { breaches, operations } = await check(mock.url, { only: ["streamProcessStdout"], session, timeoutMs: 900 });
  expect(breaches).toEqual([]);
  expect(operations[0]).toMatchObject({ outcome: "passed", untried: [] });
});
