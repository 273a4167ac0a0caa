/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
  /** Replaces the `fetch` of the client for this call. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A call in progress: a promise of its data. It rejects with an `ApiError` when the service returns an error. */
export interface Call<Data> extends Promise<Data> {
  /** Resolves to the data and its response, which has the `status` and the `headers`. */
  withResponse(): Promise<{ data: Data; response: Response }>;
}

/** A call for one page of a list. `everyItem` iterates over all pages. */
export interface PageCall<Item> extends Promise<Item[]> {
  /** Resolves to the items, their response, and `page` with `hasMore` and `nextOffset`. */
  withResponse(): Promise<{ data: Item[]; response: Response; page: PageInfo }>;
}

/** The position of a page in its list. */
export interface PageInfo {
  /** Whether more items follow. */
  hasMore: boolean;
  /** The `offset` of the next page; `undefined` on the last one. */
  nextOffset: number | undefined;
}
