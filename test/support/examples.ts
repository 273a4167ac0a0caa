/** Reads the requests and responses of an operation from the examples of the contract. */
import { exampleBytes, type Operation } from "../../src/contract/index.js";
import { loadContract } from "../../src/contract/node/load.js";
import type { MediaType } from "../../src/openapi/index.js";
import { methods } from "../sdk/methods.js";

/** The arguments of a call, as the SDK accepts them: files are `File`, and bytes are bytes. */
export interface Request {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** A successful response. The examples of an event stream together are one response. */
export interface ExampleResponse {
  status: number;
  /** Media type; undefined if the body is empty. */
  type: string | undefined;
  /** Name of the example; undefined if the body is empty or an event stream. */
  example: string | undefined;
  /** JSON, bytes, or a list of events. */
  body: unknown;
}

export const all = (await loadContract()).operations;

/** The operations for which the SDK has methods. */
export const operations = all.filter(({ id }) => id in methods);

export const operationIds = all.map(({ id }) => id);

/** Returns a request for each example of the body, with its name, or one request if the operation has no body. */
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

/** Returns the successful responses. The first one is the default. */
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

/** Returns the examples by name, in the order of the contract. */
export function examplesOf({ examples = {} }: MediaType): [name: string, value: unknown][] {
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}

/** Returns the value of an example: JSON unchanged, anything else as bytes. */
function contentOf(type: string | undefined, value: unknown): unknown {
  return type === "application/json" ? value : exampleBytes(value as string);
}

/** Replaces the files in the value of a form: the properties that have one of two names. */
function withFiles(value: unknown, name = ""): unknown {
  const isFile = name === "file" || name === "zip_file";
  if (isFile) return new File([exampleBytes(value as string) as BlobPart], `${name}.bin`);
  if (Array.isArray(value)) return value.map((entry) => withFiles(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFiles(entry, key)]));
}
