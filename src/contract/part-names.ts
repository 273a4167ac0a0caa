/**
 * Where each part of a form belongs, by its name. Clients spell the same place in several ways: `files[0][file]`,
 * `files[0].file`, `files.0.file`; without an index `files[][file]` and `files.file`; and `file` alone.
 */
import type { Document, Schema } from "../openapi/index.js";
import { itemsOf, propertiesOf, schemaAt, typesOf } from "./types.js";

/** How many steps the name of a part may have. A name with more is not split. */
const maxDepth = 20;

/** A step to the next item of a list. */
const nextItem = Symbol("next");
type NameStep = string | typeof nextItem;

/** A name without an index, and how many parts have had it. */
interface PartCount {
  name: string;
  count: number;
}

/** Makes what finds the places of the parts of one form, in their order. */
export function createPartPlaces(document: Document, form: Schema | undefined) {
  const lists = new Map<string, Map<string, PartCount>>();
  const isSplit = /\[([^[\]]*)\]|\.([^.[\]]+)/y;

  /** Gives the steps to the place of a part. The n-th part of a name without an index belongs to the n-th item. */
  function placeOf(name: string): string[] {
    const steps = readName(name);
    const place: string[] = [];
    for (const [index, step] of steps.entries()) {
      place.push(step === nextItem ? String(turnOf(name, place, steps.slice(index + 1))) : step);
    }
    return place;
  }

  function turnOf(name: string, list: string[], rest: NameStep[]): number {
    const place = JSON.stringify(list);
    const names = lists.get(place) ?? new Map<string, PartCount>();
    lists.set(place, names);
    const key = JSON.stringify(rest);
    const turns = names.get(key) ?? { name, count: 0 };
    names.set(key, turns);
    return turns.count++;
  }

  /** Gives what is wrong with the parts without an index: those of an item have to be as many as those of another. */
  function unpaired(): string[] {
    return [...lists.values()].flatMap((names) => {
      const [fewest, most] = extremesOf([...names.values()]);
      if (fewest.count === most.count) return [];
      return `${most.name} is there ${times(most.count)}, and ${fewest.name} ${times(fewest.count)}. The first of each `
        + "belong together, then the second: send each for every item, or number them.";
    });
  }

  function readName(name: string): NameStep[] {
    const declared = propertiesOf(document, form);
    const head = /^[^.[\]]+/.exec(declared.has(name) ? "" : name)?.[0] ?? name;
    const list = declared.has(head) ? undefined : listOf(document, form, head);
    const steps: NameStep[] = list === undefined ? [head] : [list, nextItem, head];
    let schema = list === undefined ? schemaAt(document, form, head) : membersOf(declared.get(list)).get(head);
    let position = head.length;
    while (position < name.length) {
      const isDot = name[position] === ".";
      if (isDot && isMap(schema) && position + 1 < name.length) { // a dot in a key is a part of it
        return [...steps, name.slice(position + 1)];
      }
      isSplit.lastIndex = position;
      const [, bracketed, dotted] = isSplit.exec(name) ?? [];
      const key = bracketed ?? dotted;
      const items = itemsOf(document, schema);
      const isNone = key === undefined || (key === "" && !items) || (isDot && !items && membersOf(schema).size === 0);
      if (isNone || steps.length > maxDepth) return [name];
      const isIndex = /^\d+$/.test(key);
      if (items && !isIndex && (isDot || key === "" || membersOf(schema).has(key))) {
        steps.push(nextItem);
        schema = items;
      }
      if (key !== "") {
        steps.push(key);
        schema = schemaAt(document, schema, key);
      }
      position = isSplit.lastIndex;
    }
    return itemsOf(document, schema) ? [...steps, nextItem] : steps;
  }

  /** The properties of an object, or of the items of a list. */
  function membersOf(schema: Schema | undefined): ReadonlyMap<string, Schema> {
    return propertiesOf(document, itemsOf(document, schema) ?? schema);
  }

  function isMap(schema: Schema | undefined): boolean {
    return typesOf(document, schema).has("object") && propertiesOf(document, schema).size === 0;
  }

  return { placeOf, unpaired };
}

/** The list that a property belongs to which the form itself has not: the only one of objects. */
function listOf(document: Document, form: Schema | undefined, property: string): string | undefined {
  const lists = [...propertiesOf(document, form)].flatMap(([name, schema]) => {
    const properties = propertiesOf(document, itemsOf(document, schema));
    return properties.size > 0 ? { name, properties } : [];
  });
  const [only, another] = lists;
  return only?.properties.has(property) && !another ? only.name : undefined;
}

function extremesOf(all: PartCount[]): [fewest: PartCount, most: PartCount] {
  const sorted = all.sort((one, other) => one.count - other.count);
  return [sorted[0] as PartCount, sorted.at(-1) as PartCount];
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
