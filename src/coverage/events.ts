/** The types of events: the tags of a union in their schema, or else what their own properties may be. */
import type { Contract } from "../contract/index.js";
import { follow, isObject, type Schema } from "../openapi/index.js";
import { createTally, note, type Tally } from "./tally.js";
import { createValueTally } from "./values.js";

/** What events came. */
export interface EventTally {
  types: Tally;
  /** Adds events: the data of each, as it came. */
  add: (data: readonly string[]) => void;
}

/**
 * Creates the tally of events.
 *
 * @param schemas What the data of each fits: one of these.
 */
export function createEventTally(contract: Contract, schemas: Schema[]): EventTally {
  const { variants, add } = createValueTally(contract, schemas, (_, variant) => variant);
  if (variants.size > 0) return createTallyOf(variants, add);
  const listed = schemas.flatMap((schema) => listedValues(contract, schema));
  const types = createTally(listed.map(({ value }) => value));
  return createTallyOf(types, (event) => {
    for (const { name, value } of listed) if (isObject(event) && event[name] === value) note(types, value);
  });
}

function createTallyOf(types: Tally, addValue: (value: unknown) => void): EventTally {
  let isComplete = types.size === 0;
  return {
    types,
    add(data) {
      if (isComplete) return; // nothing is left to be found out
      for (const text of data) addValue(parsed(text));
      isComplete = [...types.values()].every(Boolean);
    },
  };
}

/** Returns the texts that the properties of an event may be, as far as they are listed. */
function listedValues({ document }: Contract, schema: Schema): { name: string; value: string }[] {
  return Object.entries(follow(document, schema).properties ?? {}).flatMap(([name, property]) => {
    const { const: only, enum: values = [only] } = follow(document, property);
    return values.filter((value) => typeof value === "string").map((value) => ({ name, value }));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
