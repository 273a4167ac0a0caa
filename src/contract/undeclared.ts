/** Finds undeclared names in a request. The service ignores them, unless the schema is closed. */
import { type Document, follow, isObject, type Operation, type Schema } from "../openapi/index.js";
import { itemsOf, propertiesOf, schemaAt } from "./types.js";
import { fieldPath } from "./words.js";

/** An undeclared name. */
export interface Undeclared {
  name: string;
  /** The path to it: `network.` for `network.hosts`, empty at the top level. */
  prefix: string;
  /** The names that are declared in its place. */
  declared: string[];
}

/** Limits of depth and of list items: enough to find a mistake, at little cost. */
const maxDepth = 20;
const maxItems = 100;

/** Yields the properties of a value that its schema does not declare. */
export function* undeclaredIn(
  document: Document,
  schema: Schema | undefined,
  value: unknown,
  steps: string[] = [],
): Generator<Undeclared> {
  if (!schema || !isObject(value) || steps.length > maxDepth) return;
  if (Array.isArray(value)) {
    const items = itemsOf(document, schema);
    for (const [index, item] of value.slice(0, maxItems).entries()) {
      yield* undeclaredIn(document, items, item, [...steps, String(index)]);
    }
    return;
  }
  const properties = propertiesOf(document, schema);
  if (properties.size === 0 || follow(document, schema).additionalProperties === true) return; // any name is allowed
  for (const name in value) {
    const member = properties.get(name) ?? schemaAt(document, schema, name);
    if (member) yield* undeclaredIn(document, member, value[name], [...steps, name]);
    else {
      const prefix = steps.length === 0 ? "" : `${fieldPath("", steps)}.`;
      yield { name, prefix, declared: [...properties.keys()] };
    }
  }
}

/** Yields the names in a query that no parameter declares. */
export function* undeclaredInQuery({ parameters }: Operation, search: string): Generator<Undeclared> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const isDeclared = (sent: string) => inQuery.some(({ name, style }) =>
    sent === name || (style === "deepObject" && sent.startsWith(`${name}[`)));
  for (const name of new Set(new URLSearchParams(search).keys())) {
    if (!isDeclared(name)) yield { name, prefix: "", declared: inQuery.map((parameter) => parameter.name) };
  }
}
