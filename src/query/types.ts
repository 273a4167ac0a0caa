/** The types of the operations, by what becomes of their data in a cache. */
import type { Operations, PageInfo, StreamOperationId } from "../../generated/client.js";

/** Ids of the operations that return data at once: all but event streams. */
export type DataId = Exclude<keyof Operations, StreamOperationId>;

/** The input of an operation: `path`, `query`, `header` and `body`. */
export type Input<Id extends keyof Operations> = Parameters<Operations[Id]>[0];

/** The data of an operation. */
export type Data<Id extends keyof Operations> = Awaited<ReturnType<Operations[Id]>>;

/** Data as a cache keeps it: a `Blob` for the `Response` of bytes, and `null` where there is no data. */
export type Cached<Value> = Value extends Response ? Blob : Value extends undefined ? null : Value;

/** An entry of a list in pages, or an event of a stream. */
export type Item<Id extends keyof Operations>
  = Data<Id> extends readonly (infer Entry)[] | AsyncIterable<infer Entry> ? Entry : never;

/** A page of a list, and its position. */
export interface Page<Entry> {
  data: Entry[];
  page: PageInfo;
}

/** What a query function gets: the signal that ends it. TanStack Query passes it, SWR does not. */
export interface QueryContext {
  signal?: AbortSignal;
}
