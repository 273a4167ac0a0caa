// Written by `npm run generate` from openapi.yaml. Do not edit.

import type { Operations } from "./openapi.js";

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
