/** Options of queries and mutations: plain objects, which TanStack Query takes for every framework. */
import type { CallOptions, Operations, PageCall, PagedOperationId } from "../../generated/client.js";
import { keyOf, send } from "./send.js";
import type { Cached, Data, DataId, Input, Item, Page, QueryContext } from "./types.js";

/**
 * Returns the options of a query: its key is `[id, input]`.
 *
 * A cache keeps bytes as a `Blob`, and `null` where the operation returns nothing.
 *
 * @param client The client.
 * @param id The id of the operation.
 * @param call Its input, and options such as `headers`, which the key does not contain.
 * @returns Options for `useQuery`, `fetchQuery` and the like. Their errors are those of the client.
 * @example
 * import { QueryClient } from "@tanstack/query-core";
 * import { createClient } from "cloud-browser-contract";
 * import { queryOptions } from "cloud-browser-contract/query";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const queries = new QueryClient();
 * const path = { id_or_name: "bs5c8m2r9k4t7w1x6v3n0q8z" };
 * const browser = await queries.fetchQuery(queryOptions(client, "getBrowser", { path }));
 * await queries.invalidateQueries({ queryKey: ["getBrowser"] }); // every getBrowser, whatever its input
 */
export function queryOptions<Id extends DataId>(
  client: Operations,
  id: Id,
  ...[input, options]: Parameters<Operations[Id]>
) {
  return {
    queryKey: keyOf(id, input),
    queryFn: async ({ signal }: QueryContext = {}) => {
      const data = await send(client, id, input, { signal, ...options });
      return (isResponse(data) ? await data.blob() : data ?? null) as Cached<Data<Id>>;
    },
  };
}

/**
 * Returns the options of a query for one page of a list, with the position of the page: `{ data, page }`.
 *
 * @param client The client.
 * @param id The id of an operation that returns a list in pages.
 * @param call Its input, and options such as `headers`.
 * @returns Options for `useQuery`.
 * @example
 * import { QueryClient } from "@tanstack/query-core";
 * import { createClient } from "cloud-browser-contract";
 * import { pageOptions } from "cloud-browser-contract/query";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const queries = new QueryClient();
 * const { data, page } = await queries.fetchQuery(pageOptions(client, "listBrowsers", { query: { limit: 10 } }));
 * const following = page.hasMore ? { limit: 10, offset: page.nextOffset } : undefined;
 */
export function pageOptions<Id extends PagedOperationId>(
  client: Operations,
  id: Id,
  ...[input, options]: Parameters<Operations[Id]>
) {
  return {
    queryKey: [...keyOf(id, input), "page"] as const,
    queryFn: ({ signal }: QueryContext = {}) => readPage<Id>(client, id, input, { signal, ...options }),
  };
}

/**
 * Returns the options of an infinite query, which reads a list page by page. Its data is the entries of all pages.
 *
 * @param client The client.
 * @param id The id of an operation that returns a list in pages.
 * @param call Its input, and options such as `headers`. `offset` is where the first page starts.
 * @returns Options for `useInfiniteQuery`.
 * @example
 * import { InfiniteQueryObserver, QueryClient } from "@tanstack/query-core";
 * import { createClient } from "cloud-browser-contract";
 * import { infiniteQueryOptions } from "cloud-browser-contract/query";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const options = infiniteQueryOptions(client, "listBrowsers", { query: { limit: 10 } });
 * const list = new InfiniteQueryObserver(new QueryClient(), options);
 * const { data = [], hasNextPage } = await list.fetchNextPage();
 * const names = data.map(({ name }) => name);
 */
export function infiniteQueryOptions<Id extends PagedOperationId>(
  client: Operations,
  id: Id,
  ...[input, options]: Parameters<Operations[Id]>
) {
  const query = input?.query;
  return {
    queryKey: [...keyOf(id, input), "infinite"] as const,
    queryFn: ({ pageParam: offset, signal }: { pageParam: number | undefined } & QueryContext) =>
      readPage<Id>(client, id, { ...input, query: { ...query, offset } }, { signal, ...options }),
    initialPageParam: query?.offset,
    getNextPageParam: ({ page }: Page<Item<Id>>) => page.nextOffset,
    select: ({ pages }: { pages: Page<Item<Id>>[] }) => pages.flatMap(({ data }) => data),
  };
}

/**
 * Returns the options of a mutation, whose variables are the input of the operation.
 *
 * @param client The client.
 * @param id The id of the operation.
 * @returns Options for `useMutation`.
 * @example
 * import { MutationObserver, QueryClient } from "@tanstack/query-core";
 * import { createClient } from "cloud-browser-contract";
 * import { mutationOptions } from "cloud-browser-contract/query";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const create = new MutationObserver(new QueryClient(), mutationOptions(client, "createBrowser"));
 * const { session_id } = await create.mutate({ body: { headless: true } });
 */
export function mutationOptions<Id extends DataId>(client: Operations, id: Id) {
  return {
    mutationKey: [id] as const,
    mutationFn: (input: undefined extends Input<Id> ? Input<Id> | void : Input<Id>) =>
      send(client, id, input ?? undefined) as Promise<Data<Id>>,
  };
}

/** Reads a page without its `Response`, whose body has been read. */
async function readPage<Id extends PagedOperationId>(
  client: Operations,
  id: Id,
  input: object | undefined,
  options: CallOptions,
): Promise<Page<Item<Id>>> {
  const call = send(client, id, input, options) as PageCall<Item<Id>>;
  const { data, page } = await call.withResponse();
  return { data, page };
}

/** Whether data is a `Response`: JSON has no functions. Unlike `instanceof`, that works for any `fetch`. */
function isResponse(data: unknown): data is Response {
  return typeof (data as Partial<Response> | undefined | null)?.blob === "function";
}
