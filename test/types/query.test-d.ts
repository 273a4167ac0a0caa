/** Checks the types of queries. Each `@ts-expect-error` fails the type check if the line below it compiles. */
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { expectTypeOf, test } from "vitest";
import { createClient } from "cloud-browser-contract";
import {
  infiniteQueryOptions, mutationOptions, type Page, pageOptions, queryOptions, streamOptions,
} from "cloud-browser-contract/query";
import type { Browser, LogEvent, Profile } from "cloud-browser-contract/types";

const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "t" });
const queries = new QueryClient();
const path = { id: "a" };
const logs = { path, query: { source: "path", path: "/a" } } as const;

test("a query has the data of its operation", () => {
  const browser = new QueryObserver(queries, queryOptions(client, "getBrowser", { path: { id_or_name: "a" } }));
  expectTypeOf(browser.getCurrentResult().data).toEqualTypeOf<Browser | undefined>();
  const screenshot = new QueryObserver(queries, queryOptions(client, "takeScreenshot", { path }));
  expectTypeOf(screenshot.getCurrentResult().data).toEqualTypeOf<Blob | undefined>();
  const replay = queryOptions(client, "downloadReplay", { path: { id: "a", replay_id: "b" } });
  expectTypeOf(queries.fetchQuery(replay)).toEqualTypeOf<Promise<Blob | null>>();
});

test("a page has entries, and an infinite query those of all pages", () => {
  const page = new QueryObserver(queries, pageOptions(client, "listProfiles"));
  expectTypeOf(page.getCurrentResult().data).toEqualTypeOf<Page<Profile> | undefined>();
  const all = new InfiniteQueryObserver(queries, infiniteQueryOptions(client, "listProfiles"));
  expectTypeOf(all.getCurrentResult().data).toEqualTypeOf<Profile[] | undefined>();
  // @ts-expect-error -- not a list in pages
  pageOptions(client, "getBrowser", { path: { id_or_name: "a" } });
});

test("a stream has events", () => {
  const log = new QueryObserver(queries, streamOptions(client, "streamLogs", logs));
  expectTypeOf(log.getCurrentResult().data).toEqualTypeOf<LogEvent[] | undefined>();
  // @ts-expect-error -- not a stream
  streamOptions(client, "listProfiles", {});
  // @ts-expect-error -- a stream
  queryOptions(client, "streamLogs", logs);
});

test("inputs are those of the operation", () => {
  // @ts-expect-error -- no input
  queryOptions(client, "getBrowser");
  // @ts-expect-error -- no such parameter
  queryOptions(client, "getBrowser", { path: { id_or_name: "a", name: "b" } });
  // @ts-expect-error -- no such operation
  queryOptions(client, "getBrowsre", {});
});

test("a mutation takes the input of its operation", () => {
  const create = new MutationObserver(queries, mutationOptions(client, "createBrowser"));
  expectTypeOf(create.mutate()).toEqualTypeOf<Promise<Browser>>();
  void create.mutate({ body: { headless: true } });
  const remove = new MutationObserver(queries, mutationOptions(client, "deleteBrowser"));
  // @ts-expect-error -- no input
  void remove.mutate();
});
