/** Servers that are broken in one way each: the check reports one cause for each. */
import { describe, expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, inJson, ofSuccess, startBroken, startMockForFile } from "./broken.js";
import { servers } from "./servers.js";

const mock = await startMockForFile();

describe("the check reports one cause if a server", () => {
  it.each(servers)("%s", async (_, broken, { actual, ...expectedBreach }) => {
    const baseUrl = await startBroken(mock.url, broken);
    const { breaches, operations } = await check(baseUrl, {
      only: expectedBreach.operations, session, timeoutMs: 1000,
    });
    const reported = breaches.map(({ rule, clause, operations, expected, actual }) =>
      ({ rule, ...clause !== undefined && { clause }, operations, expected, actual }));
    expect(reported).toEqual([{ ...expectedBreach, actual: expect.stringMatching(actual) }]);
    const failed = operations.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
    expect(failed).toEqual(expectedBreach.operations);
  });

  it.each([
    ["returns 200 for an unknown path", 200, "[]", { rule: "unknown-path", expected: "404", actual: "200 []" }],
    ["reports an unknown path as HTML", 404, "<h1>Not found</h1>", {
      rule: "response-media-type",
      expected: "The media type must be application/json, not text/html.",
      actual: "404 <h1>Not found</h1>",
    }],
  ])("%s", async (_, status, text, breach) => {
    const end = new AbortController();
    const baseUrl = await startBroken(mock.url, {
      request: ({ method }) => method === "POST" && end.abort(), // the first operation is checked after the path
      answer: (response, { url }) => url === "/no-such-path"
        && Object.assign(response, { status, headers: { "content-type": "text/html" }, text }),
    });
    const { breaches } = await check(baseUrl, { signal: end.signal });
    expect(breaches).toEqual([expect.objectContaining({ ...breach, operations: ["no operation"] })]);
  });
});

describe("the check reports two causes if a server", () => {
  it("fails in two operations for different reasons", async () => {
    const baseUrl = await startBroken(mock.url, {
      answer: (response, { method, url }) => method === "GET" && response.status === 200 && Object.assign(response, {
        status: 500, text: JSON.stringify({ code: "any_code", message: `${url.split("?")[0]} is broken.` }),
      }),
    });
    const { breaches } = await check(baseUrl, { only: ["listProfiles", "listApps"] });
    expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([
      ["example", "listProfiles"], ["example", "listApps"],
    ]);
  });
});

it("a resource with a number as its id is deleted", async () => {
  const ids: string[] = [];
  const deleted: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    request(request) {
      request.url = request.url.replace(/^\/profiles\/7(\d+)/, (_, at: string) => `/profiles/${ids[Number(at)]}`);
      if (request.method === "DELETE") deleted.push(request.url);
    },
    ...ofSuccess(inJson((body) => {
      if (typeof body.id === "string") body.id = Number(`7${ids.push(body.id) - 1}`);
      return body;
    })),
  });
  const { breaches, leftovers } = await check(baseUrl, { only: ["updateProfile"] });
  expect(breaches.map(({ clause }) => clause)).toEqual(["#/components/schemas/Profile/properties/id/type"]);
  expect(leftovers).toEqual([]);
  expect(ids).not.toEqual([]);
  expect(deleted.sort()).toEqual([...new Set(ids)].map((id) => `/profiles/${id}`).sort());
});
