/** Options for TanStack Query: what its core, which every framework shares, makes of them. */
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, it, onTestFinished, vi } from "vitest";
import { ApiError, createClient } from "../../src/index.js";
import {
  infiniteQueryOptions, mutationOptions, pageOptions, queryOptions, streamOptions,
} from "../../src/query/index.js";
import { startTestMock } from "../support/mock.js";
import { startServer } from "../support/server.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const path = { id };

async function open() {
  const { url: baseUrl } = await startTestMock();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queries.clear());
  return { queries, client: createClient({ baseUrl, token: "any-token" }) };
}

it("a query has the data of its operation, under the operation and its input", async () => {
  const { queries, client } = await open();
  const options = queryOptions(client, "getBrowser", { path: { id_or_name: id } });
  expect(options.queryKey).toEqual(["getBrowser", { path: { id_or_name: id } }]);
  expect((await queries.fetchQuery(options)).session_id).toBe(id);
  expect(queries.getQueryData(options.queryKey)).toMatchObject({ session_id: id });
});

it("invalidating an operation invalidates its queries, whatever their input, and no others", async () => {
  const { queries, client } = await open();
  const list = [
    queryOptions(client, "listProfiles"), pageOptions(client, "listProfiles", { query: { limit: 1 } }),
  ] as const;
  await queries.fetchQuery(list[0]);
  await queries.fetchQuery(list[1]);
  await queries.fetchInfiniteQuery(infiniteQueryOptions(client, "listProfiles"));
  await queries.fetchQuery(queryOptions(client, "listProxies"));
  await queries.invalidateQueries({ queryKey: ["listProfiles"] });
  const stale = queries.getQueryCache().getAll().filter((query) => query.state.isInvalidated);
  expect(stale.map(({ queryKey }) => queryKey)).toEqual([
    ["listProfiles", {}], ["listProfiles", { query: { limit: 1 } }, "page"], ["listProfiles", {}, "infinite"],
  ]);
});

it("an error is an ApiError with its status", async () => {
  const { queries, client } = await open();
  const error = await queries.fetchQuery(queryOptions(client, "getBrowser", { path: { id_or_name: "gone" } }))
    .catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});

it("bytes are a Blob, which a second reader gets as well", async () => {
  const { queries, client } = await open();
  const options = { ...queryOptions(client, "takeScreenshot", { path }), staleTime: Infinity };
  const [first, second] = [await queries.fetchQuery(options), await queries.fetchQuery(options)];
  expect(second).toBe(first);
  expect(first.type).toBe("image/png");
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

it("an operation that returns nothing has null, because a query may not have undefined", async () => {
  const { baseUrl } = await startServer((_, response) => response.writeHead(202).end());
  const client = createClient({ baseUrl, token: "t" });
  const options = queryOptions(client, "downloadReplay", { path: { id: "x", replay_id: "y" } });
  expect(await new QueryClient().fetchQuery(options)).toBeNull();
});

it("a query that nobody watches any more aborts its request, and the headers of its options are sent", async () => {
  let isClosed = false;
  const { baseUrl, arrived } = await startServer((_, response) => response.on("close", () => isClosed = true));
  const client = createClient({ baseUrl, token: "t" });
  const options = queryOptions(client, "getBrowser", { path: { id_or_name: "x" } }, { headers: { "X-Trace": "a" } });
  const stop = new QueryObserver(new QueryClient(), options).subscribe(() => {});
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  stop();
  await vi.waitFor(() => expect(isClosed).toBe(true));
  expect(arrived[0]?.headers["x-trace"]).toBe("a");
});

it("a page has its data and its position, and no Response", async () => {
  const { queries, client } = await open();
  for (const name of ["a", "b", "c"]) await client.createProfile({ body: { name } });
  const first = await queries.fetchQuery(pageOptions(client, "listProfiles", { query: { limit: 2 } }));
  expect(Object.keys(first)).toEqual(["data", "page"]);
  expect(first).toMatchObject({ data: [{}, {}], page: { hasMore: true, nextOffset: 2 } });
});

it("an infinite query reads page after page, from the offset of its input until there are no more", async () => {
  const { queries, client } = await open();
  for (const name of ["a", "b", "c"]) await client.createProfile({ body: { name } });
  const all = (await client.listProfiles()).map(({ name }) => name);
  const options = infiniteQueryOptions(client, "listProfiles", { query: { limit: 2, offset: 1 } });
  const list = new InfiniteQueryObserver(queries, options);
  let result = await list.fetchNextPage();
  expect(result.data).toHaveLength(2);
  while (result.hasNextPage) result = await list.fetchNextPage();
  expect(result.data?.map(({ name }) => name)).toEqual(all.slice(1));
});

it("a mutation takes the input of its operation, and no input where none is required", async () => {
  const { queries, client } = await open();
  const created = await new MutationObserver(queries, mutationOptions(client, "createBrowser")).mutate();
  const remove = new MutationObserver(queries, mutationOptions(client, "deleteBrowser"));
  expect(remove.options.mutationKey).toEqual(["deleteBrowser"]);
  await remove.mutate({ path: { id_or_name: created.session_id } });
  await expect(remove.mutate({ path: { id_or_name: created.session_id } })).rejects.toMatchObject({ status: 404 });
});

it("a stream shows its latest events while it is open, and what it had when it has ended", async () => {
  const ends: (() => void)[] = [];
  const { baseUrl } = await startServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: 1\n\ndata: 2\n\ndata: 3\n\n");
    ends.push(() => response.end("data: 4\n\n"));
  });
  const client = createClient({ baseUrl, token: "t" });
  const options = streamOptions(client, "streamFileEvents", { path: { id: "x", watch_id: "y" } }, { maxEvents: 2 });
  const stream = new QueryObserver(new QueryClient(), options);
  onTestFinished(stream.subscribe(() => {}));
  await vi.waitFor(() => expect(stream.getCurrentResult()).toMatchObject({ data: [2, 3], fetchStatus: "fetching" }));
  ends[0]?.();
  await vi.waitFor(() => expect(stream.getCurrentResult()).toMatchObject({ data: [3, 4], fetchStatus: "idle" }));
});

it("a stream is closed when nobody watches it any more, and read again by who comes next", async () => {
  let open = 0;
  const { baseUrl, arrived } = await startServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: 1\n\n");
    open += 1;
    response.on("close", () => open -= 1);
  });
  const client = createClient({ baseUrl, token: "t" });
  const options = streamOptions(client, "streamFileEvents", { path: { id: "x", watch_id: "y" } });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const times of [1, 2]) {
    const stream = new QueryObserver(queries, options);
    const stop = stream.subscribe(() => {});
    await vi.waitFor(() => expect(arrived).toHaveLength(times));
    await vi.waitFor(() => expect(stream.getCurrentResult().data).toEqual([1]));
    stop();
    await vi.waitFor(() => expect(open).toBe(0));
  }
});
