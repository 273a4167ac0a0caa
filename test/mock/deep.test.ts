/** JSON that is nested deeply, or has many values, and responses that cannot be written. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requestOf } from "../../src/check/http/request.js";
import { acceptedCases, operations } from "../support/cases.js";
import { newFolder } from "../support/folder.js";
import { bearer, errorOf, json, startTestMock } from "../support/mock.js";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const tooDeep = (what: string) => `${what} is nested deeper than 64 levels, the maximum.`;
const tooMany = (what: string) => `${what} has more than 1000000 values, the maximum.`;

/** Yields the JSON of a value with a deep property in each of its objects, one at a time. */
function* withDeepProperty(value: object): Generator<string> {
  const objects = [value];
  for (const object of objects) {
    for (const member of Object.values(object) as unknown[]) {
      if (typeof member === "object" && member !== null) objects.push(member);
    }
    if (Array.isArray(object)) continue;
    Object.assign(object, { zz: "deep" });
    yield JSON.stringify(value).replace('"deep"', nested(5000));
    Reflect.deleteProperty(object, "zz");
  }
}

it("no operation accepts JSON of 5,000 levels, and all lists still work", { timeout: 120_000 }, async () => {
  const mock = await startTestMock();
  const target = { baseUrl: mock.url, token: "any-token" };
  const lists = operations.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  const statusesOf = () => Promise.all(lists.map(async ({ path }) => {
    const response = await fetch(mock.url + path, { headers: bearer });
    await response.text();
    return [path, response.status];
  }));
  const before = await statusesOf();
  expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(10);
  const asked = new Set<string>();
  for (const operation of operations) {
    if (operation.body?.mediaType !== "application/json") continue;
    for (const { parts } of acceptedCases(operation)) {
      const request = requestOf(operation, parts, target);
      const value = await request.clone().json().catch(() => ({})) as object;
      for (const body of withDeepProperty(value)) {
        const error = await errorOf(fetch(request.url, { method: request.method, headers: json, body }));
        expect(error, operation.id).toMatchObject({ status: 400, message: tooDeep("The request body") });
        asked.add(operation.id);
      }
    }
  }
  expect(asked.size).toBe(operations.filter(({ body }) => body?.mediaType === "application/json").length);
  expect(await statusesOf()).toEqual(before);
});

describe("what is accepted can be shown", () => {
  it("at the maximum depth, in every list", async () => {
    const { url } = await startTestMock({ empty: true });
    const post = (path: string, body: string) => fetch(url + path, { method: "POST", headers: json, body });
    for (const path of ["/browsers", "/browser_pools"]) {
      const body = (depth: number) => `{"size":1,"chrome_policy":{"a":${nested(depth)}},"zz":${nested(depth + 1)}}`;
      expect(await errorOf(post(path, body(63)))).toMatchObject({ status: 400, message: tooDeep("The request body") });
      expect((await post(path, body(62))).ok).toBe(true);
      const list = await (await fetch(url + path, { headers: bearer })).text();
      expect(list).toContain(`"a":${nested(62)}`);
    }
    expect((await (await fetch(`${url}/_mock/requests`)).json() as unknown[]).length).toBe(6);
  });

  it("with a million values, and no more", async () => {
    const { url } = await startTestMock({ empty: true });
    const start = (values: number) => fetch(`${url}/browsers`, {
      method: "POST", headers: json, body: `{"chrome_policy":{"a":[${"0,".repeat(values - 4)}0], "b" : [ ]}}`,
    });
    expect(await errorOf(start(1_000_000))).toMatchObject({ status: 413, message: tooMany("The request body") });
    expect((await start(999_999)).status).toBe(200);
    expect((await fetch(`${url}/browsers`, { headers: bearer })).status).toBe(200);
  });
});

describe("the JSON parts of a form", () => {
  const start = async () => {
    const { url } = await startTestMock();
    return (parts: Record<string, string | Blob>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(parts)) body.append(name, value);
      return errorOf(fetch(`${url}/deployments`, { method: "POST", headers: bearer, body }));
    };
  };
  const file = (text: string) => new Blob([text], { type: "application/json" });

  it.each([["a text", (text: string) => text], ["a file", file]])("have the same limits: %s", async (_, part) => {
    const deploy = await start();
    expect(await deploy({ source: part(nested(65)) })).toMatchObject({ status: 400, message: tooDeep("source") });
    const many = part(`[${"0,".repeat(1_000_000)}0]`);
    expect(await deploy({ source: many })).toMatchObject({ status: 413, message: tooMany("source") });
  });
  it("have them together", async () => {
    const deploy = await start();
    const half = `{"a":[${"0,".repeat(600_000)}0]}`;
    expect(await deploy({ source: half, env_vars: half })).toMatchObject({ status: 413, message: tooMany("env_vars") });
    const message = "The JSON of the form is longer than 8388608 bytes, the maximum.";
    const long = file(`"${"x".repeat(2 ** 23)}"`);
    expect(await deploy({ source: long })).toMatchObject({ status: 413, message });
  });
});

it.each([
  ["strings", `"${"[".repeat(100)}"`], ["escaped quotes", `"\\"${"[".repeat(100)}\\\\"`],
  ["lists one after the other", `[${"[],".repeat(1000)}[]]`],
])("what only looks deep is accepted: %s", async (_, value) => {
  const { url } = await startTestMock();
  const body = `{"chrome_policy":{"a":${value}}}`;
  expect((await fetch(`${url}/browsers`, { method: "POST", headers: json, body })).status).toBe(200);
});

it("the mock survives the example of an invalid header", async () => {
  const description = join(await newFolder(), "pets.yaml");
  const pets = await readFile("test/support/pets.yaml", "utf8");
  const header = '"200":\n          headers: { X-Note: { example: ☃ } }';
  await writeFile(description, pets.replace('"200":', header));
  const { url } = await startTestMock({ description });
  expect(await errorOf(fetch(`${url}/pets/rex`))).toMatchObject({ status: 500 });
  expect((await fetch(`${url}/pets/rex/vet`)).status).toBe(200);
});
