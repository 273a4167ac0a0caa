/** Generates the table of operations that the client reads at run time to send requests. */
import type { ResponseKind } from "../../generated/operations.js";
import {
  bodyKindOf, type Document, follow, jsonPartsOf, type Operation, operationsOf, type Schema, successesOf,
} from "../../src/openapi/index.js";

/** Generates the table and its types. Sorting by path makes it compress better in an app's bundle. */
export function operationTable(document: Document): Record<string, string> {
  const operations = operationsOf(document).sort((a, b) => a.path < b.path ? -1 : Number(a.path > b.path));
  const lines = operations.map((operation) => `  ${operation.id}: ${tableEntry(document, operation)},\n`);
  return {
    "operations.js": `export const operations = {\n${lines.join("")}};\n`,
    "operations.d.ts": `import type { Operations } from "./client.js";

/** How to send the request of an operation and read its response. */
export type Entry = readonly [method: string, path: string, response?: ResponseKind, special?: Special];

/** The kind of body in an operation's successful responses: JSON if omitted, \`null\` for no body. */
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
`,
  };
}

function tableEntry(document: Document, operation: Operation): string {
  const { method, path, body } = operation;
  const [[mediaType = "application/json", media = {}] = []] = Object.entries(body?.content ?? {});
  const requestKind = bodyKindOf(mediaType);
  const [kind, empty] = responseKindOf(document, operation);
  const special = {
    ...requestKind === "bytes" && { raw: mediaType },
    ...requestKind === "form" && { form: jsonPartsOf(media.encoding ?? {}) },
    ...empty.length > 0 && { empty },
  };
  if (Object.keys(special).length > 0) return JSON.stringify([method, path, kind, special]);
  return JSON.stringify(kind === "json" ? [method, path] : [method, path, kind]);
}

/** Returns the kind of body in the successful responses, and the statuses of those that have none while others do. */
function responseKindOf(document: Document, operation: Operation): [kind: ResponseKind, empty: number[]] {
  const successes = successesOf(operation).map(([status, { content = {} }]) => ({
    status: Number(status),
    body: Object.entries(content)[0],
  }));
  const [[mediaType, { schema }] = [undefined, {}]] = successes.flatMap(({ body }) => body ? [body] : []);
  if (mediaType === undefined) return [null, []];
  const kind = responseKind(mediaType, schema && follow<Schema>(document, schema));
  return [kind, successes.filter(({ body }) => !body).map(({ status }) => status)];
}

function responseKind(mediaType: string, schema: Schema | undefined): ResponseKind {
  if (mediaType === "text/event-stream") return "events";
  if (bodyKindOf(mediaType) !== "json") return "bytes";
  return schema?.type === "array" ? "list" : "json";
}
