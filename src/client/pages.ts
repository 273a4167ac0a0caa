/** Lists that come page by page: the headers of an answer say where the next page starts. */
import type { CallOptions, Page, PageCall } from "../../generated/openapi.js";

/**
 * Goes through all entries of a list. A page is asked for when the first of its entries is.
 *
 * @param list A method of the client that lists something page by page.
 * @param call What the method takes. The pages begin at its `offset`; `limit` is the length of each.
 * @param options Options of each call.
 * @returns The entries, one by one.
 * @throws {ApiError} From the loop, when a page cannot be had.
 * @throws {Error} From the loop, when a page says neither that it is the last nor where the next one begins.
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
    // It may be less than the offset of this page: that of telemetry events is a cursor, and counts nothing.
    if (following <= 0 || following === offset) throw new Error("A page does not say what follows");
    offset = following;
  }
}

/** What every method takes that lists page by page. */
interface PagedCall {
  query?: { offset?: number | undefined } | undefined;
}

/** The place of a page in its list; nothing for an answer that is no page. */
export function pageFrom({ headers }: Response): { page?: Page } {
  const hasMore = headers.get("X-Has-More");
  if (!hasMore) return {};
  return { page: { hasMore: hasMore === "true", nextOffset: Number(headers.get("X-Next-Offset")) || undefined } };
}
