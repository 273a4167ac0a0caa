/**
 * Normalizes a schema: references are followed, `allOf` is merged, a `const` becomes an `enum` with one value, and all
 * spellings of "or null" become `nullable`.
 */
import type { Node } from "../../support/contract.js";

/** A schema without `$ref`, `allOf` and `const`; `nullable` replaces all spellings that allow null. */
export type Flat = Node;
export type Schemas = Record<string, Node>;

const prose = ["description", "title", "examples", "x-chosen", "x-order"];
/** A repeated null does not change the meaning, but is a mistake. */
const twice = "twice";

/** A schema that is only a reference becomes the schema that it refers to, with that schema's name. */
export function follow(schema: Node, schemas: Schemas): { schema: Node; name?: string } {
  if (schema.$ref === undefined || Object.keys(schema).some((key) => key !== "$ref" && !prose.includes(key))) {
    return { schema };
  }
  const name = nameOf(schema.$ref as string);
  return { name, ...follow(find(name, schemas), schemas) };
}

/** Flattens one level of a schema; deeper levels stay the same. */
export function flatten(schema: Node, schemas: Schemas): Flat {
  let flat: Flat = {};
  for (const word in schema) if (!prose.includes(word)) flat[word] = schema[word];
  if (flat.$ref !== undefined || flat.allOf !== undefined) {
    const { $ref, allOf = [], ...own } = flat;
    const parts = [...$ref === undefined ? [] : [find(nameOf($ref), schemas)], ...allOf as Node[]];
    flat = [...parts.map((part) => flatten(part, schemas)), own].reduce(merge);
  }
  if (flat.const !== undefined) {
    const { const: only, ...others } = flat;
    flat = { ...others, enum: [only] };
  }
  for (const word of ["anyOf", "oneOf"]) {
    const others = (flat[word] as Node[] | undefined)?.filter(({ type }) => type !== "null");
    if (others === undefined || others.length === flat[word].length) continue;
    const { [word]: _, ...rest } = flat;
    const joined = others.length === 1 ? merge(flatten(others[0] as Node, schemas), rest) : { ...rest, [word]: others };
    flat = { ...joined, nullable: joined.nullable ? twice : true };
  }
  if (Array.isArray(flat.type)) {
    const types = (flat.type as string[]).filter((type) => type !== "null").sort();
    if (types.length < flat.type.length) flat.nullable = true;
    flat.type = types.length === 1 ? types[0] : types;
  }
  if (flat.enum !== undefined) flat.enum = (flat.enum as unknown[]).filter((value) => value !== null).sort();
  return flat;
}

/** Merges two schemas. If both have a keyword with a single value, that of the second one wins. */
function merge(one: Flat, other: Flat): Flat {
  const merged = { ...one, ...other };
  if (one.deprecated && other.deprecated) merged.deprecated = twice;
  if (one.required && other.required) merged.required = [...new Set([...one.required, ...other.required])];
  if (one.properties && other.properties) {
    merged.properties = { ...one.properties, ...other.properties };
    for (const name of Object.keys(one.properties as Node).filter((name) => name in other.properties)) {
      merged.properties[name] = { allOf: [one.properties[name], other.properties[name]] };
    }
  }
  return merged;
}

function find(name: string, schemas: Schemas): Node {
  const found = schemas[name];
  if (!found) throw new Error(`There is no schema ${name}. Add it to schemas.yaml, or to the contract.`);
  return found;
}

/** The contract refers to a schema by its path, the table by its name. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
