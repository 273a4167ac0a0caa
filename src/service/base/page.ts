/** Pages of a list: the requested entries, and headers that say where the next page starts. */

/** How many entries of a kind there may be, and how many a page has at most. */
export const maxEntries = 20_000;

/** Which entries of a list are requested. */
export interface Paging {
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface Page<T> {
  entries: T[];
  headers: { "X-Limit": number; "X-Offset": number; "X-Has-More": boolean; "X-Next-Offset": number };
}

/** Returns a page of the entries that match, newest first. The input is sorted oldest first. */
export function paginate<T>(
  inOrder: readonly T[],
  { limit = maxEntries, offset = 0 }: Paging,
  fits?: (entry: T) => boolean,
): Page<T> {
  const all = fits ? inOrder.filter(fits) : inOrder;
  const end = Math.max(all.length - offset, 0);
  const start = Math.max(end - limit, 0);
  const headers = {
    "X-Limit": limit,
    "X-Offset": offset,
    "X-Has-More": start > 0,
    "X-Next-Offset": start > 0 ? offset + limit : 0,
  };
  return { entries: all.slice(start, end).reverse(), headers };
}
