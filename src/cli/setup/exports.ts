/** What a setup exports. */
import type { ContractClient } from "../../index.js";
import type { MockHandlers } from "../../mock/index.js";
import { nearest } from "../../nearest.js";

/** What such a module exports. */
export interface SetupModule {
  handlers?: MockHandlers;
  /** Adds to what exists at the start, by calls as any other client makes them. */
  seed?: (client: ContractClient) => unknown;
}

/** What can be exported, and what it has to be. */
const exported: Record<string, [isRight: (value: unknown) => boolean, what: string]> = {
  handlers: [isRecord, "an object of overrides"],
  seed: [(value) => typeof value === "function", "a function"],
};

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Promise);
}

/** @throws {Error} When a module exports nothing that is read, or what is read is not what it has to be. */
export function checkExports(module: object): SetupModule {
  const missing = Object.keys(exported).filter((name) => !(name in module));
  for (const name of Object.keys(module)) {
    const meant = nearest(name, missing);
    if (meant && !(name in exported)) throw new Error(`it exports "${name}", which is not read.${meant}`);
  }
  if (missing.length === Object.keys(exported).length) {
    throw new Error("default" in module
      ? 'it has a default export alone. Write "export const handlers = { … }" or "export function seed(client) { … }"'
      : "it exports neither handlers nor seed");
  }
  for (const [name, [isRight, what]] of Object.entries(exported)) {
    const value = (module as Record<string, unknown>)[name];
    if (value !== undefined && !isRight(value)) throw new Error(`${name} must be ${what}`);
  }
  return module;
}
