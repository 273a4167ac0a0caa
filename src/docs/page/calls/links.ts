/** Follows the links of the contract: values of a response fill the fields of other calls. */
import { evaluateExpression, type LinkSource, type Json } from "../../../openapi/index.js";
import type { CallForm } from "./form.js";
import type { CallData } from "./types.js";

interface LinkedValue {
  value: string | number;
  /** The operation that returned the value. */
  from: string;
  /** Whether the value was only read. Values of created resources take precedence. */
  isRead: boolean;
}

type LinkedValues = Map<string, LinkedValue>;

/** The values that links provide, by operation: for its parameters, and for fields of its body. */
const linkedValues = new Map<string, { parameters: LinkedValues; fields: LinkedValues }>();
/** The forms that are open, by operation. */
const forms = new Map<string, CallForm>();

function linkedValuesOf(id: string) {
  const noValues = { parameters: new Map<string, LinkedValue>(), fields: new Map<string, LinkedValue>() };
  const values = linkedValues.get(id) ?? noValues;
  linkedValues.set(id, values);
  return values;
}

/** Fills a form from links, now and whenever a link provides new values. */
export function followLinks(id: string, form: CallForm): void {
  forms.set(id, form);
  fillByLinks(id);
}

/** Sets the values that links provide in the form of an operation. */
export function fillByLinks(id: string): void {
  const { parameters, fields } = linkedValuesOf(id);
  const [from = ""] = [...parameters.values(), ...fields.values()].map(({ from }) => from);
  forms.get(id)?.setValues(plainValues(parameters), plainValues(fields), from);
}

/**
 * Evaluates the links of a successful response. Returns how many other operations receive new values. A `DELETE`
 * removes the ids that it deleted.
 */
export function applyLinks({ id, method, links = [] }: CallData, status: number, exchange: LinkSource): number {
  if (method === "DELETE") dropValues(Object.values(exchange.path));
  const changed = new Set<string>();
  for (const link of links.filter((link) => link.status === String(status))) {
    const target = linkedValuesOf(link.to);
    const isChanged = [
      collectValues(target.parameters, link.parameters, exchange, id, method === "GET"),
      collectValues(target.fields, link.fields ?? {}, exchange, id, method === "GET"),
    ].includes(true);
    if (isChanged && link.to !== id) changed.add(link.to);
  }
  for (const operation of changed) fillByLinks(operation);
  return changed.size;
}

function collectValues(
  values: LinkedValues,
  expressions: Record<string, string>,
  exchange: LinkSource,
  from: string,
  isRead: boolean,
): boolean {
  let isChanged = false;
  for (const [name, expression] of Object.entries(expressions)) {
    const value = evaluateExpression(expression, exchange);
    const known = values.get(name);
    if (typeof value !== "string" && typeof value !== "number") continue;
    if (isRead && known && !known.isRead) continue;
    values.set(name, { value, from, isRead });
    isChanged ||= known?.value !== value;
  }
  return isChanged;
}

function dropValues(removed: string[]): void {
  for (const { parameters, fields } of linkedValues.values()) {
    for (const values of [parameters, fields]) {
      for (const [name, { value }] of values) if (removed.includes(String(value))) values.delete(name);
    }
  }
}

function plainValues(values: LinkedValues): Record<string, Json> {
  return Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
}
