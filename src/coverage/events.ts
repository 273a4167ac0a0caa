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
  const named = createTally(schemas.flatMap((schema) => namesIn(contract, schema)));
  return createTallyOf(named, (value) => {
    if (isObject(value)) for (const member of Object.values(value)) if (typeof member === "string") note(named, member);
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

/** Returns the values that the properties of an event may have, as far as they are listed. */
function namesIn({ document }: Contract, schema: Schema): string[] {
  const properties = Object.values(follow(document, schema).properties ?? {});
  return properties.flatMap((property) => {
    const { const: only, enum: values = [only] } = follow(document, property);
    return values.filter((value) => typeof value === "string");
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
