/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
  /** Sends this call instead of the `fetch` of the client. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A call in progress: a promise of its data. It rejects with an `ApiError` when the service answers with an error. */
export interface Call<Data> extends Promise<Data> {
  /** Resolves to the data and the response it came in, which has the `status` and the `headers`. */
  withResponse(): Promise<{ data: Data; response: Response }>;
}

/** A call for one page of a list. `everyItem` goes through all pages. */
export interface PageCall<Item> extends Promise<Item[]> {
  /** Resolves to the entries, the response they came in, and `page`: `page.hasMore` and `page.nextOffset`. */
  withResponse(): Promise<{ data: Item[]; response: Response; page: Page }>;
}

/** The position of a page in its list. */
export interface Page {
  /** Whether more entries follow. */
  hasMore: boolean;
  /** The `offset` of the next page; `undefined` on the last one. */
  nextOffset: number | undefined;
}
