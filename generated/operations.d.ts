// Written by `npm run generate` from openapi.yaml. Do not edit.

import type { Operations } from "./openapi.js";

/** What it takes to send an operation and to read its answer. */
export type Entry = readonly [method: string, path: string, answer?: AnswerKind, special?: Special];

/** What the successes of an operation have in their bodies: JSON where it is left out, null for nothing. */
export type AnswerKind = "json" | "list" | "bytes" | "events" | null;

export interface Special {
  /** Media type of a body that is bytes. */
  readonly raw?: string;
  /** Names of the parts that are JSON in a body that is a form. */
  readonly form?: readonly string[];
  /** Those of the successes that have no body, where others have one. */
  readonly empty?: readonly number[];
}

export declare const operations: Readonly<Record<keyof Operations, Entry>>;
