/** The request that is sent once more, as it was: what it names is taken by then, or what it starts is under way. */
import { isObject } from "../../openapi/index.js";
import type { Operation } from "../operations.js";
import type { Case } from "./case.js";

/** Gives the one that follows a request that was taken, of an operation that says what gets in its way. */
export function repeatedCase({ method, responses }: Operation, accepted: Case[], one: Case): Case | undefined {
  // A request without a name may wait for what the first one has taken, or make any number of things.
  const chosen = accepted.find(isNamed) ?? (method === "POST" ? accepted[0] : undefined);
  if (one !== chosen || !("409" in responses)) return undefined;
  return { ...one, rule: "repeated", name: `${one.name}, again` };
}

function isNamed({ parts: { body } }: Case): boolean {
  return isObject(body) && Object.entries(body).some(([key, value]) =>
    /(^|_)name$/.test(key) && typeof value === "string");
}
