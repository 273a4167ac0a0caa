/** The requests and the responses that the contract shows for an operation, by their examples. */
import { exampleBytes } from "../../src/contract/index.js";
import { loadContract, type Operation } from "../../src/contract/index.js";
import type { MediaType } from "../../src/openapi/index.js";
import { methods } from "../sdk/methods.js";

/** What a caller gives, as the SDK takes it: files are `File`, and bytes are bytes. */
export interface Request {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** A successful response. The examples of an event stream are one answer together. */
export interface ExampleResponse {
  status: number;
  /** Media type; none for an empty body. */
  type: string | undefined;
  /** Name of the example; none for an empty body and an event stream. */
  example: string | undefined;
  /** JSON, bytes, or a list of events. */
  body: unknown;
}

export const all = (await loadContract()).operations;

/** The operations that the SDK has methods for. */
export const operations = all.filter(({ id }) => id in methods);

export const operationIds = all.map(({ id }) => id);

/** Gives a request for each example of the body, by its name; for an operation without a body, one. */
export function requestsOf({ parameters, body }: Operation): [name: string, Request][] {
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? [];
  const bodies = media ? examplesOf(media) : [["a request without a body", undefined] as const];
  return bodies.map(([name, value]) => [name, {
    path: shown("path"),
    query: shown("query"),
    ...media && { body: type === "multipart/form-data" ? withFiles(value) : contentOf(type, value) },
  }]);

  function shown(place: "path" | "query") {
    const written = parameters.filter((one) => one.in === place && one.example !== undefined);
    return Object.fromEntries(written.map(({ name, example }) => [name, example]));
  }
}

/** Gives the successes, the one first that a caller gets without asking. */
export function responsesOf({ responses }: Operation): ExampleResponse[] {
  const successes = Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status)).sort();
  return successes.flatMap(([status, { content = {} }]): ExampleResponse[] => {
    const [type, media] = Object.entries(content)[0] ?? [];
    const empty = { status: Number(status), type, example: undefined, body: undefined };
    if (!media) return [empty];
    const values = examplesOf(media);
    if (type === "text/event-stream") return [{ ...empty, body: values.map(([, value]) => value) }];
    return values.map(([example, value]) => ({ ...empty, example, body: contentOf(type, value) }));
  });
}

/** Examples by name, in the order of the contract. */
export function examplesOf({ examples = {} }: MediaType): [name: string, value: unknown][] {
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}

/** The value of an example: JSON as it stands, anything else as bytes. */
function contentOf(type: string | undefined, value: unknown): unknown {
  return type === "application/json" ? value : exampleBytes(value as string);
}

/** The properties of a form that hold files have one of two names. */
function withFiles(value: unknown, name = ""): unknown {
  const isFile = name === "file" || name === "zip_file";
  if (isFile) return new File([exampleBytes(value as string) as BlobPart], `${name}.bin`);
  if (Array.isArray(value)) return value.map((entry) => withFiles(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFiles(entry, key)]));
}
