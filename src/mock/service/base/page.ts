/** Pages of a list: the entries that are asked for, and headers that say where the next ones begin. */

/** How many entries one kind may have, and a page shows at most. */
export const most = 20_000;

/** Which entries of a list are asked for. */
export interface Paging {
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface Page<T> {
  entries: T[];
  headers: { "X-Limit": number; "X-Offset": number; "X-Has-More": boolean; "X-Next-Offset": number };
}

/** Gives a page of the entries that fit, the newest first. The entries are given with the oldest first. */
export function pageOf<T>(
  inOrder: readonly T[],
  { limit = most, offset = 0 }: Paging,
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
