/**
 * Finds where each part of a form belongs by its name. Clients spell the same place in several ways: `files[0][file]`,
 * `files[0].file`, `files.0.file`; without an index `files[][file]` and `files.file`; and `file` alone.
 */
import type { Document, Schema } from "../openapi/index.js";
import { isMap, itemsOf, propertiesOf, schemaAt } from "./types.js";

/** Maximum number of steps in the name of a part. A longer name is not split. */
const maxDepth = 20;

/** A step to the next item of a list. */
const nextItem = Symbol("next");
type NameStep = string | typeof nextItem;

/** A name without an index, and how many parts had it. */
interface PartCount {
  name: string;
  count: number;
}

/** Creates the functions that find the places of the parts of one form, in their order. */
export function createPartPlaces(document: Document, form: Schema | undefined) {
  const lists = new Map<string, Map<string, PartCount>>();
  const stepPattern = /\[([^[\]]*)\]|\.([^.[\]]+)/y;

  /** Returns the steps to the place of a part. The nth part of a name without an index belongs to the nth item. */
  function placeOf(name: string): string[] {
    const steps = readName(name);
    const place: string[] = [];
    for (const [index, step] of steps.entries()) {
      place.push(step === nextItem ? String(nextIndex(name, place, steps.slice(index + 1))) : step);
    }
    return place;
  }

  function nextIndex(name: string, list: string[], rest: NameStep[]): number {
    const place = JSON.stringify(list);
    const names = lists.get(place) ?? new Map<string, PartCount>();
    lists.set(place, names);
    const key = JSON.stringify(rest);
    const sent = names.get(key) ?? { name, count: 0 };
    names.set(key, sent);
    return sent.count++;
  }

  /** Returns the violations of parts without an index: each name must be sent equally often. */
  function unpaired(): string[] {
    return [...lists.values()].flatMap((names) => {
      const [fewest, most] = extremesOf([...names.values()]);
      if (fewest.count === most.count) return [];
      return `${most.name} was sent ${times(most.count)}, and ${fewest.name} ${times(fewest.count)}. The first of each `
        + "belong together, then the second: send both for every item, or number them.";
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
      if (isDot && isMap(document, schema) && position + 1 < name.length) { // the dot is part of the key
        return [...steps, name.slice(position + 1)];
      }
      stepPattern.lastIndex = position;
      const [, bracketed, dotted] = stepPattern.exec(name) ?? [];
      const key = bracketed ?? dotted;
      const items = itemsOf(document, schema);
      const isUnknown = key === undefined
        || (!items && (key === "" || (isDot && membersOf(schema).size === 0)));
      if (isUnknown || steps.length > maxDepth) return [name];
      const isIndex = /^\d+$/.test(key);
      if (items && !isIndex && (isDot || key === "" || membersOf(schema).has(key))) {
        steps.push(nextItem);
        schema = items;
      }
      if (key !== "") {
        steps.push(key);
        schema = schemaAt(document, schema, key);
      }
      position = stepPattern.lastIndex;
    }
    return itemsOf(document, schema) ? [...steps, nextItem] : steps;
  }

  /** Returns the properties of an object, or of the items of a list. */
  function membersOf(schema: Schema | undefined): ReadonlyMap<string, Schema> {
    return propertiesOf(document, itemsOf(document, schema) ?? schema);
  }

  return { placeOf, unpaired };
}

/** Returns the list that a property belongs to if the form does not declare it: the only list of objects. */
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
