/** Example responses of operations: a status, headers, and an example of the body. */
import {
  type Example, type MediaType, type Operation, responseTo, type Schema, successOf,
} from "../openapi/index.js";
import { dataUrl, exampleBytes } from "./data-url.js";

/** A response as a handler returns it, and as an example describes it: not encoded yet. */
export interface HandlerResponse {
  status: number;
  headers?: Record<string, string | number | boolean>;
  /** A JSON value, bytes, or an async iterable of bytes or events. Undefined if there is no body. */
  body?: unknown;
  /** Media type of the body. By default, the one that the operation declares for the status. */
  mediaType?: string;
}

/** The response that a client prefers to the usual one. */
export interface Preference {
  status?: number;
  /** Name of an example. */
  example?: string;
  /** Whether the body is generated from its schema. */
  dynamic: boolean;
}

/**
 * Returns an example response of an operation.
 *
 * The body is the first example, or the preferred one. The examples of an event stream are its events. A body without
 * an example is generated from its schema.
 */
export async function exampleResponse(
  generateValue: (schema: Schema) => Promise<unknown>,
  operation: Operation,
  { status = successOf(operation), example, dynamic }: Preference = { dynamic: false },
): Promise<HandlerResponse> {
  const { headers = {}, content = {} } = responseTo(operation, status) ?? {};
  const exampleHeaders = Object.entries(headers)
    .map(([name, { example, schema }]) => [name, example ?? schema?.default] as const)
    .filter(([, value]) => value !== undefined);
  const response = { status, headers: Object.fromEntries(exampleHeaders) as NonNullable<HandlerResponse["headers"]> };
  const [[mediaType, media] = []] = Object.entries(content);
  if (mediaType === undefined || media === undefined) return response;
  const examples = examplesOf(media).filter(([name]) => name === example || example === undefined);
  const isStream = mediaType === "text/event-stream";
  if (dynamic || examples.length === 0) {
    const generated = await generateValue(media.schema ?? {});
    return { ...response, mediaType, body: isStream ? [generated] : generated };
  }
  const values = examples.map(([, example]) => valueOf(example));
  return { ...response, mediaType, body: isStream ? values : values[0] };
}

/** Returns the examples of a media type, by name. */
export function examplesOf({ examples, example }: MediaType): [name: string, example: Example][] {
  return example === undefined ? Object.entries(examples ?? {}) : [["example", { value: example }]];
}

/** Returns the value of an example. Bytes may be written as a `data:` URL (RFC 2397). */
function valueOf({ value, externalValue }: Example): unknown {
  const text = externalValue ?? value;
  return typeof text === "string" && dataUrl.test(text) ? exampleBytes(text) : value;
}
