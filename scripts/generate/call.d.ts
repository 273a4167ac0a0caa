/** What a call may have beside what its operation takes. */
export interface CallOptions {
  /** Ends the call: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** More headers. */
  headers?: Record<string, string> | undefined;
  /** Sends this call, in place of the client's own `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A call on its way: a promise of its data. It rejects with `ApiError` for an error of the service. */
export interface Call<Data> extends Promise<Data> {
  /** Gives the data beside the answer that it came in, whose `headers` and `status` may tell more. */
  withResponse(): Promise<{ data: Data; response: Response }>;
}

/** A call for a page of a list. `everyItem` goes through all of them. */
export interface PageCall<Item> extends Promise<Item[]> {
  /** Gives the entries beside the answer, and where the page stands among all. */
  withResponse(): Promise<{ data: Item[]; response: Response; page: Page }>;
}

/** Where a page stands in its list. */
export interface Page {
  /** Whether entries follow. */
  hasMore: boolean;
  /** The `offset` of the next page; none on the last. */
  nextOffset: number | undefined;
}
