/** What values had of what their schema declares: its properties, by their paths, and the variants of its unions. */
import type { Contract, Omitted } from "../contract/index.js";
import { branchesOf, follow, isObject, type Schema } from "../openapi/index.js";
import { createTally, note, type Tally } from "./tally.js";

/** What values had. */
export interface ValueTally {
  /** By path, such as `viewport.width` and `files[].path`. */
  properties: Tally;
  /** By tag or the name of the schema. That of a union within the value follows its path: `actions[]: scroll`. */
  variants: Tally;
  /** Adds a valid value, without the properties that it omits. */
  add: (value: unknown, omitted?: Omitted) => void;
}

/** What is declared at a path. */
interface Place {
  path: string;
  members: Map<string, Place>;
  items?: Place;
  /** Each notes the variant that a value is. */
  unions: ((value: unknown) => void)[];
}

/**
 * Creates the tally of values.
 *
 * @param schemas What they fit: one of these.
 * @param variantName Returns the name of a variant of the union at a path.
 */
export function createValueTally(
  { document, fits }: Contract,
  schemas: Schema[],
  variantName = (path: string, variant: string): string => path === "" ? variant : `${path}: ${variant}`,
): ValueTally {
  const properties = createTally();
  const variants = createTally();
  const root = createPlace("");
  for (const schema of schemas) visit(schema, root, []);

  /** Adds what a schema declares to a place. A schema within itself is not visited again. */
  function visit(schema: Schema, place: Place, above: Schema[]): void {
    if (above.includes(schema)) return;
    const within = [...above, schema];
    const whole = follow(document, schema);
    for (const [name, property] of Object.entries(whole.properties ?? {})) {
      const path = place.path === "" ? name : `${place.path}.${name}`;
      const member = place.members.get(name) ?? createPlace(path);
      place.members.set(name, member);
      properties.set(path, false);
      visit(property, member, within);
    }
    if (whole.items) visit(whole.items, place.items ??= createPlace(`${place.path}[]`), within);
    addUnion(whole, place);
    for (const part of [...whole.allOf ?? [], ...whole.anyOf ?? [], ...whole.oneOf ?? []]) visit(part, place, within);
  }

  function addUnion(schema: Schema, { path, unions }: Place): void {
    const branches = branchesOf(schema).flatMap(([tag, branch]) => {
      const variant = tag ?? branch.$ref?.replace(/.*\//, "") ?? branch.title;
      return variant === undefined ? [] : [{ tag, branch, name: variantName(path, variant) }];
    });
    if (branches.length < 2) return;
    for (const { name } of branches) variants.set(name, false);
    const { propertyName = "" } = schema.discriminator ?? {};
    unions.push((value) => {
      const sent = isObject(value) ? value[propertyName] : undefined;
      for (const { tag, branch, name } of branches) {
        const isUnseen = variants.get(name) === false;
        if (isUnseen && (tag === undefined ? fits(branch, value) : tag === sent)) variants.set(name, true);
      }
    });
  }

  function add(place: Place, value: unknown, omitted?: Omitted): void {
    for (const noteVariant of place.unions) noteVariant(value);
    if (!isObject(value)) return;
    if (Array.isArray(value)) {
      const { items } = place;
      if (items) for (const item of value) add(items, item, omitted);
      return;
    }
    const absent = omitted?.get(value);
    for (const name in value) {
      const member = place.members.get(name);
      if (!member || absent?.includes(name)) continue;
      note(properties, member.path);
      add(member, value[name], omitted);
    }
  }

  return { properties, variants, add: (value, omitted) => add(root, value, omitted) };
}

function createPlace(path: string): Place {
  return { path, members: new Map(), unions: [] };
}
