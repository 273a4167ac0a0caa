/** Reads lists page by page. The headers of a page say where the next one starts. */
import type { CallOptions, PageInfo as Page, PageCall } from "../../generated/client.js";

/**
 * Iterates over all entries of a list. A page is requested when its first entry is needed.
 *
 * @param list A method of the client that returns a list in pages.
 * @param call The input of the method. `offset` is where the first page starts, `limit` the length of each page.
 * @param options Options of each call.
 * @returns The entries, one by one.
 * @throws {ApiError} In the loop, if a page cannot be read.
 * @throws {Error} In the loop, if a page says neither that it is the last one nor where the next one starts.
 * @see `openapi.yaml`, info.description: Pages
 * @example
 * import { createClient, everyItem } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const names = [];
 * for await (const { name } of everyItem(client.listProfiles, { query: { limit: 100 } })) names.push(name);
 */
export async function* everyItem<Item, Given extends PagedCall | undefined>(
  list: (call: Given, options?: CallOptions) => PageCall<Item>,
  ...[call, options]: undefined extends Given
    ? [call?: Given, options?: CallOptions] : [call: Given, options?: CallOptions]
): AsyncGenerator<Item, void, undefined> {
  let offset = call?.query?.offset;
  for (;;) {
    const next = { ...call, query: { ...call?.query, offset } } as Given;
    const { data, page }: { data: Item[]; page?: Page } = await list(next, options).withResponse();
    yield* data;
    if (page?.hasMore === false) return;
    const following = page?.nextOffset ?? 0;
    // It may be less than the offset of this page: for telemetry events, the offset is a cursor and not a count.
    if (following <= 0 || following === offset) throw new Error("A page does not say what follows");
    offset = following;
  }
}

/** The input of methods that return a list in pages. */
interface PagedCall {
  query?: { offset?: number | undefined } | undefined;
}

/** Returns the position of a page in its list; an empty object if the response is not a page. */
export function pageFrom({ headers }: Response): { page?: Page } {
  const hasMore = headers.get("X-Has-More");
  if (!hasMore) return {};
  return { page: { hasMore: hasMore === "true", nextOffset: Number(headers.get("X-Next-Offset")) || undefined } };
}
