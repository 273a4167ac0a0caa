/** Parameters in a query (OpenAPI 3.1, section 4.8.12). */
import type { Parameter } from "../../openapi/index.js";

/** Returns the query pairs of a parameter: one for a single value, and one for each list item or object member. */
export function queryPairsOf(
  { name, style }: Pick<Parameter, "name" | "style">,
  value: unknown,
): [string, string][] {
  if (style === "deepObject") {
    return Object.entries(value as object).map(([key, member]) => [`${name}[${key}]`, String(member)]);
  }
  return [value].flat().map((item) => [name, String(item)]);
}
