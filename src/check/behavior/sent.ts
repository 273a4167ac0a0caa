/** What the requests of a sequence have sent so far. */
import { isObject } from "../../openapi/index.js";

/** The names of properties and parameters that were sent, and the single values. */
export interface Sent {
  names: Set<string>;
  values: Set<unknown>;
}

/** Adds everything in a value to what was sent. */
export function addSent(sent: Sent, value: unknown): void {
  if (Array.isArray(value)) return value.forEach((item) => addSent(sent, item));
  if (!isObject(value)) return void sent.values.add(value);
  for (const [name, member] of Object.entries(value)) {
    sent.names.add(name);
    addSent(sent, member);
  }
}
