/** The operations by their ids, at run time: what the client has to know to send them. */
import { successesOf } from "../../src/contract/examples.js";
import type { Document, MediaType, Operation } from "../../src/contract/openapi.js";
import { operationsOf } from "../../src/contract/operations.js";
import { kindOf } from "../../src/contract/request.js";

/** Writes the table, and its type. */
export function operationTable(document: Document): Record<string, string> {
  const lines = operationsOf(document).map((operation) => `  ${operation.id}: ${entry(operation)},\n`);
  return {
    "operations.js": `export const operations = {\n${lines.join("")}};\n`,
    "operations.d.ts": `import type { Operations } from "./openapi.js";

/** What it takes to send an operation: its method, its path, and what is not JSON about it. */
export type Entry = readonly [method: string, path: string, special?: Special];

export interface Special {
  /** Media type of a body that is bytes. */
  readonly raw?: string;
  /** Names of the parts that are JSON in a body that is a form. */
  readonly form?: readonly string[];
  readonly answer?: "bytes" | "events";
}

export declare const operations: Readonly<Record<keyof Operations, Entry>>;
`,
  };
}

function entry(operation: Operation): string {
  const { method, path, body } = operation;
  const [[mediaType = "application/json", media = {}] = []] = Object.entries(body?.content ?? {});
  const kind = kindOf(mediaType);
  const mediaTypes = successesOf(operation).flatMap(([, { content = {} }]) => Object.keys(content));
  const answered = mediaTypes.find((type) => kindOf(type) !== "json");
  const special = {
    ...kind === "bytes" && { raw: mediaType },
    ...kind === "form" && { form: jsonParts(media) },
    ...answered !== undefined && { answer: answered === "text/event-stream" ? "events" : "bytes" },
  };
  return JSON.stringify([method, path, ...Object.keys(special).length > 0 ? [special] : []]);
}

function jsonParts({ encoding = {} }: MediaType): string[] {
  return Object.keys(encoding).filter((name) => kindOf(encoding[name]?.contentType ?? "") === "json");
}
