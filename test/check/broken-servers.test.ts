/** Servers that are broken on purpose in one way each: the check tells each of them as that one cause. */
import { describe, expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, inJson, ofSuccess, startBroken, startMockForFile } from "./broken.js";
import { servers } from "./servers.js";

const mock = await startMockForFile();

describe("a server is told as one cause when it", () => {
  it.each(servers)("%s", async (_, broken, { came, ...told }, only = told.operations) => {
    const baseUrl = await startBroken(mock.url, broken);
    const { breaches, operations } = await check(baseUrl, { only, session, timeout: 1000 });
    const tellings = breaches.map(({ rule, clause, operations, expected, came }) =>
      ({ rule, ...clause !== undefined && { clause }, operations, expected, came }));
    expect(tellings).toEqual([{ ...told, came: expect.stringMatching(came) }]);
    const failed = operations.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
    expect(failed).toEqual(told.operations);
  });

  it.each([
    ["has something at a path that is unknown", 200, "[]", { rule: "unknown-path", expected: "404", came: "200 []" }],
    ["says in HTML that a path is unknown", 404, "<h1>Not found</h1>", {
      rule: "answer-media-type",
      expected: "The media type must be application/json, not text/html.",
      came: "404 <h1>Not found</h1>",
    }],
  ])("%s", async (_, status, text, told) => {
    const end = new AbortController();
    const baseUrl = await startBroken(mock.url, {
      request: ({ method }) => method === "POST" && end.abort(), // the operations come after
      answer: (answer, { url }) => url === "/no-such-path"
        && Object.assign(answer, { status, headers: { "content-type": "text/html" }, text }),
    });
    const { breaches } = await check(baseUrl, { signal: end.signal });
    expect(breaches).toEqual([expect.objectContaining({ ...told, operations: ["no operation"] })]);
  });
});

describe("a server is told as two causes when it", () => {
  it("fails here and there, each time for a reason of its own", async () => {
    const baseUrl = await startBroken(mock.url, {
      answer: (answer, { method, url }) => method === "GET" && answer.status === 200 && Object.assign(answer, {
        status: 500, text: JSON.stringify({ code: "any_code", message: `${url.split("?")[0]} is broken.` }),
      }),
    });
    const { breaches } = await check(baseUrl, { only: ["listProfiles", "listApps"] });
    expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([
      ["example", "listProfiles"], ["example", "listApps"],
    ]);
  });
});

it("what a server made under a number for its id is deleted in the end", async () => {
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
  const { breaches, left } = await check(baseUrl, { only: ["updateProfile"] });
  expect(breaches.map(({ clause }) => clause)).toEqual(["#/components/schemas/Profile/properties/id/type"]);
  expect(left).toEqual([]);
  expect(ids).not.toEqual([]);
  expect(deleted.sort()).toEqual([...new Set(ids)].map((id) => `/profiles/${id}`).sort());
});
