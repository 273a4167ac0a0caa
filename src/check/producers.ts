/** Which request of the contract brings about what another one names: by its id, by its name, or by its path. */
import { posix } from "node:path";
import { isObject } from "../contract/references.js";
import { kindOf } from "../contract/request.js";
import { type Parts, validParts } from "./cases/index.js";
import { pointerOf, valueAt } from "./expressions.js";
import type { LinkFrom, Operation } from "./resolve.js";

/** A request of the examples. */
export interface Shown {
  operation: Operation;
  parts: Parts;
}

/** Makes the function that finds such requests. */
export function createProducers(operations: Operation[], links: LinkFrom[]) {
  const changing = operations.filter(({ method }) => method !== "GET" && method !== "DELETE");
  const byText = new Map<string, Shown>();
  for (const operation of changing) {
    const own = links.filter(({ source }) => source === operation);
    for (const shown of requestsOf(operation)) {
      const { body } = shown.parts;
      const name = own.length > 0 && isObject(body) ? body.name : undefined;
      for (const text of [...idsIn(operation, own), name]) {
        if (typeof text === "string" && !byText.has(text)) byText.set(text, shown);
      }
    }
  }

  /** Gives the requests that bring about what a request names, in the order in which they are to be sent. */
  return function producersOf(operation: Operation, parts: Parts): Shown[] {
    const texts = textsIn([parts.query?.map(([, value]) => value), parts.body]);
    const named = texts.flatMap((text) => byText.get(text) ?? []).filter((shown) => shown.operation !== operation);
    const [first, ...others] = texts.filter((text) => /^\/./.test(text));
    if (first === undefined) return [...new Set(named)];
    // The first path is what a request works on. Of every other one, the directory has to be there.
    return [...named, ...[first, ...others].flatMap((path) => directoriesOf(path))
      .flatMap((path) => makersOf(operation, path, "json")), ...makersOf(operation, first, kindOfPath(first))]
      .filter((shown) => shown.operation !== operation);
  };

  /** The request that makes a file or a directory in the area of an operation: it writes bytes, or takes a path. */
  function makersOf({ area }: Operation, path: string, kind: "json" | "bytes"): Shown[] {
    const maker = changing.find((other) => other.area === area && /^(create|write)/.test(other.id)
      && other.body !== undefined && kindOf(other.body.mediaType) === kind);
    if (!maker) return [];
    const parts = validParts(maker);
    const isInQuery = maker.parameters.some(({ name }) => name === "path");
    const query: Parts["query"] = [["path", path]];
    return [{ operation: maker, parts: { ...parts, ...isInQuery ? { query } : { body: { path } } } }];
  }
}

/** What has an extension is a file. */
function kindOfPath(path: string): "json" | "bytes" {
  return posix.extname(path) === "" ? "json" : "bytes";
}

function requestsOf(operation: Operation): Shown[] {
  const names = Object.keys(operation.body?.examples ?? {});
  const all = names.length > 0 ? names.map((name) => validParts(operation, name)) : [validParts(operation)];
  return all.map((parts) => ({ operation, parts }));
}

/** The ids that the examples of an operation's answers show. */
function idsIn({ responses }: Operation, own: LinkFrom[]): unknown[] {
  const examples = Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.values(examples));
  const pointers = own.flatMap(({ parameters }) => Object.values(parameters).flatMap((one) => pointerOf(one) ?? []));
  return pointers.flatMap((pointer) => examples.map(({ value }) => valueAt(value, pointer)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) && !(value instanceof Uint8Array) ? Object.values(value).flatMap(textsIn) : [];
}

/** The directories that a path lies in, the outermost first. */
function directoriesOf(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === "/" ? [] : [...directoriesOf(parent), parent];
}
