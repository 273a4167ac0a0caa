/** Checks the exports of a setup module. */
import type { ContractClient } from "../../index.js";
import type { MockOverrides, Scenarios } from "../../mock/index.js";
import { nearest } from "../../nearest.js";

/** The exports of a setup module. */
export interface SetupModule {
  overrides?: MockOverrides;
  /** Adds resources at the start, with a client of the mock. */
  populate?: (client: ContractClient) => unknown;
  /** Scenarios, by their names. */
  scenarios?: Scenarios;
}

/** The known exports, each with a check of its value, and a description for the error. */
const exported: Record<string, [isValid: (value: unknown) => boolean, what: string]> = {
  overrides: [isRecord, "an object of overrides"],
  populate: [(value) => typeof value === "function", "a function"],
  scenarios: [isRecord, "an object of scenarios"],
};

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Promise);
}

/**
 * Checks the exports of a module.
 *
 * @throws {Error} If it has no known export, or one is invalid.
 */
export function checkExports(module: object): SetupModule {
  const missing = Object.keys(exported).filter((name) => !(name in module));
  for (const name of Object.keys(module)) {
    const meant = nearest(name, missing);
    if (meant && !(name in exported)) throw new Error(`it exports "${name}", which has no effect.${meant}`);
  }
  if (missing.length === Object.keys(exported).length) {
    throw new Error("default" in module
      ? 'it has only a default export. Write "export const overrides = { … }" or '
      + '"export function populate(client) { … }"'
      : "it exports neither overrides nor populate nor scenarios");
  }
  for (const [name, [isValid, what]] of Object.entries(exported)) {
    const value = (module as Record<string, unknown>)[name];
    if (value !== undefined && !isValid(value)) throw new Error(`${name} must be ${what}`);
  }
  return module;
}
