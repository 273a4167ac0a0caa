/** Lists on the wire: every entry of every page, and no page that nobody reads. */
import { expect, it } from "vitest";
import { type ContractClient, createClient, everyItem } from "../../src/index.js";
import type { Profile } from "../../src/types.js";
import { startServer } from "../support/server.js";

const names = Array.from({ length: 7 }, (_, n) => ({ name: `p${n}` }));

/** Starts a server that has these entries; `change` may change the headers of a page, or answer by itself. */
async function startList(change: (offset: number) => Record<string, string> | { status: number } = () => ({})) {
  const { baseUrl, arrived } = await startServer((request, response) => {
    const query = new URL(request.url!, "http://x").searchParams;
    const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 3)];
    const { status = 200, ...headers } = change(offset) as Record<string, string | number>;
    response.writeHead(Number(status), {
      "Content-Type": "application/json",
      "X-Has-More": String(offset + limit < names.length),
      "X-Next-Offset": String(offset + limit < names.length ? offset + limit : 0),
      ...headers,
    });
    const page = status === 200 ? names.slice(offset, offset + limit) : { code: "conflict", message: "No." };
    response.end(JSON.stringify(page));
  });
  return { client: createClient({ baseUrl, token: "t" }), arrived, urls: () => arrived.map(({ url }) => url) };
}

/** Goes through a list, and gives what it had until it ended or threw. */
async function goThrough(list: AsyncIterable<Profile>) {
  const seen: unknown[] = [];
  try {
    for await (const { name } of list) seen.push(name);
  } catch (error) {
    return { seen, error };
  }
  return { seen };
}

it("goes through every page, and stops at the last", async () => {
  const { client, urls } = await startList();
  expect(await goThrough(everyItem(client.listProfiles))).toEqual({ seen: names.map(({ name }) => name) });
  expect(urls()).toEqual(["/profiles", "/profiles?offset=3", "/profiles?offset=6"]);
});

it("begins at the offset, and keeps the limit and the filters", async () => {
  const { client, urls } = await startList();
  const query = { query: "p", limit: 2, offset: 3 };
  expect(await goThrough(everyItem(client.listProfiles, { query }))).toEqual({ seen: ["p3", "p4", "p5", "p6"] });
  expect(urls()).toEqual(["/profiles?query=p&limit=2&offset=3", "/profiles?query=p&limit=2&offset=5"]);
  expect(query.offset).toBe(3);
});

it("keeps the path", async () => {
  const { client, urls } = await startList();
  const events: unknown[] = [];
  for await (const event of everyItem(client.listAuthTimeline, { path: { id: "a/b" } })) events.push(event);
  expect(events).toEqual(names);
  expect(new Set(urls().map((url) => url.split("?")[0]))).toEqual(new Set(["/auth/connections/a%2Fb/timeline"]));
});

it("asks for no page that nobody reads", async () => {
  const { client, urls } = await startList();
  const list = everyItem(client.listProfiles);
  expect(urls()).toEqual([]);
  let count = 0;
  for await (const _ of list) if (++count === 3) break;
  expect(urls()).toEqual(["/profiles"]);
});

it("passes signal and headers on to each call", async () => {
  const { client, arrived } = await startList();
  const controller = new AbortController();
  const options = { signal: controller.signal, headers: { "X-Trace": "1" } };
  const seen: unknown[] = [];
  const loop = async () => {
    for await (const { name } of everyItem(client.listProfiles, undefined, options)) {
      seen.push(name);
      if (name === "p4") controller.abort(new Error("enough"));
    }
  };
  await expect(loop()).rejects.toThrow("enough");
  expect(seen).toEqual(["p0", "p1", "p2", "p3", "p4", "p5"]); // what has been received is still given
  expect(arrived.map(({ headers }) => headers["x-trace"])).toEqual(["1", "1"]);
});

it("throws the error of a page after the entries of those before it", async () => {
  const { client } = await startList((offset) => offset === 3 ? { status: 409 } : {});
  expect(await goThrough(everyItem(client.listProfiles))).toMatchObject({
    seen: ["p0", "p1", "p2"],
    error: { name: "ApiError", code: "conflict" },
  });
});

it.each<[string, Record<string, string>]>([
  ["no offset", { "X-Has-More": "true", "X-Next-Offset": "" }],
  ["the same offset", { "X-Has-More": "true", "X-Next-Offset": "0" }],
  ["an offset that is no number", { "X-Has-More": "true", "X-Next-Offset": "soon" }],
  ["a negative offset", { "X-Has-More": "true", "X-Next-Offset": "-3" }],
  ["no word whether entries follow", { "X-Has-More": "" }],
])("throws instead of going on in a circle, or to a false end, for a page with %s", async (_, headers) => {
  const { client, urls } = await startList(() => headers);
  const error = new Error("A page does not say what follows");
  expect(await goThrough(everyItem(client.listProfiles))).toEqual({ seen: ["p0", "p1", "p2"], error });
  expect(urls()).toHaveLength(1);
});

it("goes on after a page that is empty, and by an offset that falls", async () => {
  const pages: Record<string, [entries: unknown[], next: number]> = {
    "": [[], 900], "900": [[names[0]], 40], "40": [[], 0],
  };
  const { baseUrl, arrived } = await startServer((request, response) => {
    const [entries, next] = pages[new URL(request.url!, "http://x").searchParams.get("offset") ?? ""] ?? [[], 0];
    response.writeHead(200, { "X-Has-More": String(next > 0), "X-Next-Offset": String(next) });
    response.end(JSON.stringify(entries));
  });
  const client = createClient({ baseUrl, token: "t" });
  expect(await goThrough(everyItem(client.listProfiles))).toEqual({ seen: ["p0"] });
  expect(arrived).toHaveLength(3);
});

it("throws when a page leads back", async () => {
  const { client, urls } = await startList((offset) =>
    offset === 6 ? { "X-Has-More": "true", "X-Next-Offset": "6" } : {});
  expect(await goThrough(everyItem(client.listProfiles))).toMatchObject({ seen: { length: 7 }, error: {} });
  expect(urls()).toHaveLength(3);
});

it("withResponse gives a page its place", async () => {
  const { client } = await startList();
  const call = (offset: number) => client.listProfiles({ query: { offset } }).withResponse();
  expect(await call(0)).toMatchObject({ data: names.slice(0, 3), page: { hasMore: true, nextOffset: 3 } });
  expect((await call(6)).page).toEqual({ hasMore: false, nextOffset: undefined });
  const other = (client: ContractClient) => client.getProfile({ path: { id_or_name: "a" } }).withResponse();
  expect(await other(await plain())).toEqual({ data: { name: "a" }, response: expect.any(Response) });
});

/** A client of a server that answers without the headers of a page. */
async function plain(): Promise<ContractClient> {
  const { baseUrl } = await startServer((_, response) => response.end('{"name":"a"}'));
  return createClient({ baseUrl, token: "t" });
}
