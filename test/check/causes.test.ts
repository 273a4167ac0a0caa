/** How causes are reported: their cases, null by property, wrong content, and no token. */
import { expect, it } from "vitest";
import { junitOf } from "../../src/report/junit.js";
import { textOf } from "../../src/report/text.js";
import { session } from "../support/mock.js";
import {
  type Broken, check, inJson, listen, ofSuccess, type Returning, startBroken, startMockForFile,
} from "./broken.js";
import { profileOperations } from "./profile-operations.js";

const mock = await startMockForFile();
const startWith = (broken: Broken) => startBroken(mock.url, broken);

/** Sends null for optional properties. */
const nulls = (...names: string[]) => ofSuccess(inJson((body) => {
  for (const one of [body].flat()) for (const name of names) if (one.session_id) one[name] = null;
  return body;
}));

const only = ["listBrowsers", "getBrowser"];

it("null is one cause per property, whichever keyword it violates", async () => {
  const { breaches } = await check(await startWith(nulls("viewport", "name")), { only });
  expect(breaches.map(({ rule, clause, operations, expected }) => ({ rule, clause, operations, expected }))).toEqual([
    {
      rule: "response-null",
      clause: "#/components/schemas/Browser/properties/name/type",
      operations: only,
      expected: "[0].name must be a string.",
    },
    {
      rule: "response-null",
      clause: "#/components/schemas/BrowserViewport/type",
      operations: only,
      expected: "[0].viewport must be an object.",
    },
  ]);
});

it("null and a wrong type of the same property are two causes", async () => {
  const baseUrl = await startWith(ofSuccess(inJson((body) => {
    if (body.session_id) body.name = null;
    else if (Array.isArray(body)) body.forEach((one) => one.name = 7);
    return body;
  })));
  const { breaches } = await check(baseUrl, { only });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([
    ["response-body", "listBrowsers"], ["response-null", "getBrowser"],
  ]);
});

it("the report has every case of a cause, with its operation, curl line, status and response", async () => {
  const baseUrl = await startWith(ofSuccess((response) => response.headers["x-limit"] = "many"));
  const { breaches: [breach, ...others] } = await check(baseUrl, { only: ["listProfiles", "listApps"] });
  expect(others).toEqual([]);
  expect(breach?.cases).toHaveLength(breach?.count ?? 0);
  expect(new Set(breach?.cases.map(({ operation }) => operation))).toEqual(new Set(["listProfiles", "listApps"]));
  for (const one of breach?.cases ?? []) {
    expect(one).toEqual({
      operation: expect.stringMatching(/^list/) as string,
      case: expect.stringMatching(/./) as string,
      curl: expect.stringMatching(new RegExp(`^curl -i -X GET '${baseUrl}/(apps|profiles)`)) as string,
      status: 200,
      actual: expect.stringMatching(/^200 X-Limit: many/) as string,
    });
  }
  expect(new Set(breach?.cases.map((one) => one.curl)).size).toBeGreaterThan(5);
});

/** Changes bytes. A replay of the mock takes a while, so this server returns one at once. */
const bytes = (change: (text: string) => string) => ofSuccess((response: Returning, { url }) => {
  if (response.status === 202 && url.includes("/replays/")) {
    Object.assign(response, { status: 200, headers: { "content-type": "video/mp4" }, text: change("") });
  } else if (!/json|event-stream/.test(response.headers["content-type"] ?? "json")) {
    response.text = change(response.text);
  }
});

it.each([
  ["a data URL", "takeScreenshot", (text: string) => `data:image/png;base64,${btoa(text)}`, '"data:ima"'],
  ["nothing", "takeScreenshot", () => "", "nothing"],
  ["an error page", "downloadDirZip", () => "<html>", '"<h"'],
  ["a picture", "downloadReplay", () => "\x89PNG\r\n\x1a\n1234567", '"\x89PNG\\r\\n\\u001a\\n"'],
])("%s instead of the content of %s violates response-content", async (_, only, change, start) => {
  const { breaches } = await check(await startWith(bytes(change)), { only: [only], session });
  expect(breaches).toMatchObject([{ rule: "response-content", operations: [only] }]);
  expect(breaches[0]?.expected).toContain(`, not ${start}.`);
});

it.each(["takeScreenshot", "downloadDirZip"])("content of the declared type passes: %s", async (only) => {
  const { breaches } = await check(mock.url, { only: [only], session });
  expect(breaches).toEqual([]);
});

const token = "s3cret/to+ken=";
const spellings: Record<string, (token: string) => string> = {
  "unchanged": (token) => token,
  "in JSON from PHP": (token) => token.replaceAll("/", "\\/"),
  "in JSON from .NET": (token) => token.replaceAll("+", "\\u002B"),
  "URL-encoded": encodeURIComponent,
  "in HTML": (token) => token.replaceAll("+", "&#43;"),
  "cut off": (token) => "x".repeat(180) + token,
};

it.each(Object.entries(spellings))("no report contains a token that a server echoes %s", async (_, spell) => {
  const baseUrl = await listen(({ headers, url }, response) => {
    const echo = spell((headers.authorization ?? "").replace(/^\S+ /, ""));
    const status = url?.startsWith("/apps") ? 302 : url?.startsWith("/profiles") ? 500 : 403;
    response.writeHead(status, { "content-type": "application/json", "location": `/login?token=${spell(token)}` });
    response.end(`{"code":"any","message":"It is ${echo} that you sent","id":"${echo}","name":"${echo}"}`);
  });
  const progress: unknown[] = [];
  const report = await check(baseUrl, {
    token, only: ["listApps", ...profileOperations, "clickMouse"], session, onProgress: (one) => progress.push(one),
  });
  for (const printed of [JSON.stringify(report), JSON.stringify(progress), textOf(report), junitOf(report)]) {
    expect(printed).not.toMatch(/s3cret|to(\+|%2B|&#43;|\\\\?u002B)ken/i);
  }
  expect(JSON.stringify(report)).toContain("$ACCESS_TOKEN");
});
