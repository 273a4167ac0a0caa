/** Which request of the contract brings about what another one names: by its id, by its name, or by its path. */
import { posix } from "node:path";
import { isObject } from "../contract/references.js";
import { valueAt } from "../contract/pointer.js";
import { kindOf } from "../contract/request.js";
import { type Parts, validParts } from "./cases/index.js";
import { pointerOf } from "./expressions.js";
import { type LinkFrom, type Operation, shownAnswersOf } from "./resolve.js";

/** A request of the examples, and what its answer has in the place of what the examples say. */
export interface Producer {
  operation: Operation;
  parts: Parts;
  /** A text of the examples, and the JSON Pointer to what stands for it in the answer. */
  standsFor?: { text: string; pointer: string };
}

/** Makes the function that finds such requests. */
export function createProducers(operations: Operation[], links: LinkFrom[]) {
  const changing = operations.filter(({ method }) => method !== "GET" && method !== "DELETE");
  const byText = new Map<string, Producer>();
  for (const link of links) {
    for (const pointer of pointersOf(link)) {
      const maker = links.find((other) => other.target === link.target && changing.includes(other.source)
        && Object.keys(other.parameters).length === 1 && pointersOf(other).length === 1);
      if (maker) for (const shown of shownAt(link.source, pointer)) add(maker, shown);
    }
  }

  /** What is shown beside an id under `name` goes by that as well. */
  function add({ source, parameters }: LinkFrom, { id, name }: { id: unknown; name: unknown }): void {
    const requests = requestsOf(source);
    const request = requests.find(({ parts }) => isObject(parts.body) && parts.body.name === name) ?? requests[0];
    const [pointer] = pointersOf({ parameters });
    if (!request || pointer === undefined) return;
    for (const [text, at] of [[id, pointer], [name, "/name"]] as const) {
      if (typeof text !== "string" || byText.has(text)) continue;
      byText.set(text, { ...request, standsFor: { text, pointer: at } });
    }
  }

  /** The request that makes a file or a directory in the area of an operation: it writes bytes, or takes a path. */
  function makersOf({ area }: Operation, path: string, kind: "json" | "bytes"): Producer[] {
    const maker = changing.find((other) => other.area === area && /^(create|write)/.test(other.id)
      && other.body !== undefined && kindOf(other.body.mediaType) === kind);
    if (!maker) return [];
    const parts = validParts(maker);
    const isInQuery = maker.parameters.some(({ name }) => name === "path");
    const query: Parts["query"] = [["path", path]];
    return [{ operation: maker, parts: { ...parts, ...isInQuery ? { query } : { body: { path } } } }];
  }

  return {
    /** Whether a text is an id or a name that the examples give to something. */
    isName: (text: string): boolean => byText.has(text),

    /** Gives the requests that bring about what a request names, in the order in which they are to be sent. */
    of(operation: Operation, parts: Parts): Producer[] {
      const texts = textsIn(parts);
      const named = texts.flatMap((text) => byText.get(text) ?? []);
      const [first, ...others] = texts.filter((text) => /^\/./.test(text));
      // The first path is what a request works on. Of every other one, the directory has to be there.
      const paths = first === undefined
        ? []
        : [
            ...[first, ...others].flatMap(directoriesOf).flatMap((path) => makersOf(operation, path, "json")),
            ...makersOf(operation, first, posix.extname(first) === "" ? "json" : "bytes"),
          ];
      return [...named, ...paths].filter((producer) => producer.operation !== operation);
    },
  };
}

/** Every text in the query and the body of a request. */
export function textsIn({ query = [], body }: Parts): string[] {
  return [query.map(([, value]) => value), body].flatMap(textsOf);
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) && !(value instanceof Uint8Array) ? Object.values(value).flatMap(textsOf) : [];
}

/** The places in an answer that a link takes its parameters from. */
function pointersOf({ parameters }: Pick<LinkFrom, "parameters">): string[] {
  return Object.values(parameters).flatMap((expression) => pointerOf(expression) ?? []);
}

function requestsOf(operation: Operation): Producer[] {
  const names = Object.keys(operation.body?.examples ?? {});
  const all = names.length > 0 ? names.map((name) => validParts(operation, name)) : [validParts(operation)];
  return all.map((parts) => ({ operation, parts }));
}

/** The ids that the answers of an operation show at a place, or in each entry of a list, with their names. */
function shownAt(operation: Operation, pointer: string): { id: unknown; name: unknown }[] {
  const examples = shownAnswersOf(operation);
  const inEntry = pointer.replace(/^\/0(?=\/)/, "");
  const beside = posix.join(inEntry, "../name");
  return (inEntry === pointer ? examples : examples.flat())
    .map((entry) => ({ id: valueAt(entry, inEntry), name: valueAt(entry, beside) }));
}

/** The directories that a path lies in, the outermost first. */
function directoriesOf(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === "/" ? [] : [...directoriesOf(parent), parent];
}
