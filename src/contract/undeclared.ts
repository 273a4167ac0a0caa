/** What a request has that its operation does not declare. The service ignores it, unless its schema is closed. */
import type { Document, Operation, Schema } from "./openapi.js";
import { follow, isObject } from "./references.js";
import { itemsOf, propertiesOf, schemaAt } from "./types.js";
import { fieldOf } from "./words.js";

/** A name that is not declared. */
export interface Undeclared {
  name: string;
  /** What it stands in: `network.` for `network.hosts`, nothing for what stands at the top. */
  prefix: string;
  /** The names that are declared there. */
  declared: string[];
}

/** How deep it is looked for, and in how many items of a list: enough to find a mistake, and no work to speak of. */
const deepest = 20;
const mostItems = 100;

/** Gives the properties of a value that its schema does not declare, one after the other. */
export function* undeclaredIn(
  document: Document,
  schema: Schema | undefined,
  value: unknown,
  steps: string[] = [],
): Generator<Undeclared> {
  if (!schema || !isObject(value) || steps.length > deepest) return;
  if (Array.isArray(value)) {
    const items = itemsOf(document, schema);
    for (const [index, item] of value.slice(0, mostItems).entries()) {
      yield* undeclaredIn(document, items, item, [...steps, String(index)]);
    }
    return;
  }
  const properties = propertiesOf(document, schema);
  if (properties.size === 0 || follow(document, schema).additionalProperties === true) return; // any name is fine
  for (const name in value) {
    const member = properties.get(name) ?? schemaAt(document, schema, name);
    if (member) yield* undeclaredIn(document, member, value[name], [...steps, name]);
    else {
      const prefix = steps.length === 0 ? "" : `${fieldOf("", steps)}.`;
      yield { name, prefix, declared: [...properties.keys()] };
    }
  }
}

/** Gives the names in a query that no parameter declares. */
export function* undeclaredInQuery({ parameters }: Operation, search: string): Generator<Undeclared> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const isDeclared = (sent: string) => inQuery.some(({ name, style }) =>
    sent === name || (style === "deepObject" && sent.startsWith(`${name}[`)));
  for (const name of new Set(new URLSearchParams(search).keys())) {
    if (!isDeclared(name)) yield { name, prefix: "", declared: inQuery.map((parameter) => parameter.name) };
  }
}
