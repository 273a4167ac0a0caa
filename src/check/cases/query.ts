/** Parameters as they stand in a query (OpenAPI 3.1, section 4.8.12). */
import type { Parameter } from "../../openapi/index.js";

/** Gives the pairs of a parameter: one, one for each item of a list, or one for each member of an object. */
export function pairsOf({ name, style }: Pick<Parameter, "name" | "style">, value: unknown): [string, string][] {
  if (style === "deepObject") {
    return Object.entries(value as object).map(([key, member]) => [`${name}[${key}]`, String(member)]);
  }
  return [value].flat().map((item) => [name, String(item)]);
}
