// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Operations } from "./client.js";

/** How to send the request of an operation and read its response. */
export type Entry = readonly [method: string, path: string, response?: ResponseKind, special?: Special];

/** The kind of body in an operation's successful responses: JSON if omitted, `null` for no body. */
export type ResponseKind = "json" | "list" | "bytes" | "events" | null;

export interface Special {
  /** The media type of a request body of bytes. */
  readonly raw?: string;
  /** For a form: the names of the parts that are sent as JSON. */
  readonly form?: readonly string[];
  /** The statuses of successful responses without a body, if others have one. */
  readonly empty?: readonly number[];
}

export declare const operations: Readonly<Record<keyof Operations, Entry>>;
