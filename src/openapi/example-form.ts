/** Examples of forms: which of their parts are JSON, and which texts stand for files. */
import type { Schema } from "./objects.js";
import type { Follow } from "./references.js";

/** Returns the names of the parts that are JSON by the encoding of a form. */
export function jsonPartsOf(encoding: Record<string, { contentType?: string }>): string[] {
  return Object.keys(encoding).filter((name) => encoding[name]?.contentType === "application/json");
}

/**
 * Returns a value with each text, number, boolean and null in it replaced.
 *
 * @param replace Gets the value, its schema, and the name of the property that it is or belongs to.
 */
export function replaceLeaves(
  value: unknown,
  reference: Schema | undefined,
  follow: Follow,
  replace: (leaf: unknown, schema: Schema, name: string) => unknown,
  name = "file",
): unknown {
  const schema = reference ? follow(reference) : {};
  if (typeof value !== "object" || value === null) return replace(value, schema, name);
  const { properties, items, additionalProperties: others } = schema;
  if (Array.isArray(value)) return value.map((item) => replaceLeaves(item, items, follow, replace, name));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => {
    const own = properties?.[key] ?? (typeof others === "object" ? others : undefined);
    return [key, replaceLeaves(member, own, follow, replace, key)];
  }));
}
