/** Example answers of operations: a status, headers, and an example of the body. */
import {
  type Example, type MediaType, type Operation, responseTo, type Schema, successOf,
} from "../openapi/index.js";
import { dataUrl, exampleBytes } from "./data-url.js";

/** An answer of an operation, as a handler gives it and as an example shows it. */
export interface Answer {
  status: number;
  headers?: Record<string, string | number | boolean>;
  /** JSON, bytes as they are or in an async iterable, or events in one; none for an empty body. */
  body?: unknown;
  /** Media type of the body. Left out, it is the one that the operation declares for the status. */
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

/** Completes an answer by the media type that its operation declares for the status. */
export function withMediaType(operation: Operation, answer: Answer): Answer {
  if (answer.body === undefined) return answer;
  const [mediaType = "application/json"] = Object.keys(responseTo(operation, answer.status)?.content ?? {});
  return { mediaType, ...answer };
}

/** Generates a value of a schema. */
export type MakeUp = (schema: Schema) => Promise<unknown>;

/**
 * Gives the example answer of an operation.
 *
 * The body is the first example, or the one that is asked for. The examples of an event stream are its events. A body
 * without an example is generated from its schema.
 */
export async function exampleAnswer(
  makeUp: MakeUp,
  operation: Operation,
  { status = successOf(operation), example, dynamic }: Preference = { dynamic: false },
): Promise<Answer> {
  const { headers = {}, content = {} } = responseTo(operation, status) ?? {};
  const shown = Object.entries(headers)
    .map(([name, { example, schema }]) => [name, example ?? schema?.default] as const)
    .filter(([, value]) => value !== undefined);
  const answer = { status, headers: Object.fromEntries(shown) as NonNullable<Answer["headers"]> };
  const [[mediaType, media] = []] = Object.entries(content);
  if (mediaType === undefined || media === undefined) return answer;
  const examples = examplesOf(media).filter(([name]) => name === example || example === undefined);
  const isStream = mediaType === "text/event-stream";
  if (dynamic || examples.length === 0) {
    const made = await makeUp(media.schema ?? {});
    return { ...answer, mediaType, body: isStream ? [made] : made };
  }
  const values = examples.map(([, example]) => valueOf(example));
  return { ...answer, mediaType, body: isStream ? values : values[0] };
}

/** The examples of a media type, by name. */
export function examplesOf({ examples, example }: MediaType): [name: string, example: Example][] {
  return example === undefined ? Object.entries(examples ?? {}) : [["example", { value: example }]];
}

/** An example that is bytes may be written as a `data:` URL (RFC 2397). */
function valueOf({ value, externalValue }: Example): unknown {
  const text = externalValue ?? value;
  return typeof text === "string" && dataUrl.test(text) ? exampleBytes(text) : value;
}
