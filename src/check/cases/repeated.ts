/** A request that is sent twice: the second time its name is taken, or its process is already running. */
import { isObject } from "../../openapi/index.js";
import type { CheckedOperation } from "../operations.js";
import type { Case } from "./case.js";

/** Returns the repeated case of an accepted one, for one case of each operation that declares a 409. */
export function repeatedCase(
  { method, responses }: CheckedOperation,
  accepted: Case[],
  testCase: Case,
): Case | undefined {
  // Prefer a request with a name. Without one, a server may queue the second request, or create a second resource.
  const selected = accepted.find(isNamed) ?? (method === "POST" ? accepted[0] : undefined);
  if (testCase !== selected || !("409" in responses)) return undefined;
  return { ...testCase, rule: "repeated", name: `${testCase.name}, again` };
}

function isNamed({ parts: { body } }: Case): boolean {
  return isObject(body) && Object.entries(body).some(([key, value]) =>
    /(^|_)name$/.test(key) && typeof value === "string");
}
