/** Options of a query whose data grows with an event stream. */
import type { CallOptions, StreamOperationId } from "../../generated/client.js";
import { keyOf, send } from "./send.js";
import type { Input, Item } from "./types.js";

/** A method that opens an event stream: that of a client, or one of your own with the same input. */
type Streams<Id extends StreamOperationId> = {
  readonly [Name in Id]: (input: Input<Name>, options?: CallOptions) => Promise<AsyncIterable<Item<Name>>>
};

/** What TanStack Query passes to the query function of a stream. */
interface StreamContext<Event> {
  client: { setQueryData: (key: readonly unknown[], events: Event[]) => unknown };
  signal: AbortSignal;
}

/**
 * Returns the options of a query whose data is the latest events of a stream. Its key is `[id, input]`.
 *
 * The query is pending until the stream is open, and fetching until it ends. The last component that shows it closes
 * the stream when it goes.
 *
 * @param client The client, or an object with the method that opens the stream, such as one that `resuming` returns.
 * @param id The id of an operation that returns an event stream.
 * @param input Its input.
 * @param options `maxEvents` is the number of events that are kept, by default 1000; the rest are options of the call.
 * @returns Options for `useQuery`.
 * @example
 * import { QueryClient, QueryObserver } from "@tanstack/query-core";
 * import { createClient } from "cloud-browser-contract";
 * import { streamOptions } from "cloud-browser-contract/query";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const input = { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" }, query: { source: "path", path: "/var/log/a" } } as const;
 * const log = new QueryObserver(new QueryClient(), streamOptions(client, "streamLogs", input, { maxEvents: 100 }));
 * const stop = log.subscribe(({ data = [] }) => {
 *   if (data.length > 0) console.log(data.at(-1)?.message);
 * });
 * stop();
 */
export function streamOptions<Id extends StreamOperationId>(
  client: Streams<NoInfer<Id>>,
  id: Id,
  input: Input<Id>,
  { maxEvents = 1000, ...options }: CallOptions & { maxEvents?: number } = {},
) {
  const queryKey = keyOf(id, input);
  return {
    queryKey,
    queryFn: async ({ client: cache, signal }: StreamContext<Item<Id>>) => {
      const stream = await send(client, id, input, { signal, ...options }) as AsyncIterable<Item<Id>>;
      let events: Item<Id>[] = [];
      cache.setQueryData(queryKey, events);
      for await (const event of stream) {
        events = [...events, event].slice(-maxEvents);
        cache.setQueryData(queryKey, events);
      }
      return events;
    },
    staleTime: 0, // what was read before the stream was closed stays in the cache
    refetchOnWindowFocus: false, // it would read a stream that has ended again
    structuralSharing: false, // it would compare all events with each that arrives
  };
}
