/** What the answers of calls fill in others: the links of the contract, followed. */
import type { Json } from "../../samples/types.js";
import { evaluate, type Exchange } from "../../../src/check/expressions.js";
import type { Form } from "./form.js";
import type { CallData } from "./types.js";

interface Filled {
  value: string | number;
  /** The operation whose answer had it. */
  from: string;
  /** Whether that was only read. What has been made goes before it. */
  isRead: boolean;
}

type Values = Map<string, Filled>;

/** By operation, what links have filled: its parameters, and fields of its body. */
const filled = new Map<string, { parameters: Values; fields: Values }>();
/** The forms that have been made, by operation. */
const forms = new Map<string, Form>();

function filledOf(id: string) {
  const known = filled.get(id) ?? { parameters: new Map<string, Filled>(), fields: new Map<string, Filled>() };
  filled.set(id, known);
  return known;
}

/** Has a form filled by links, now and from now on. */
export function followLinks(id: string, form: Form): void {
  forms.set(id, form);
  fillByLinks(id);
}

/** Puts what links have into the form of an operation. */
export function fillByLinks(id: string): void {
  const { parameters, fields } = filledOf(id);
  const [from = ""] = [...parameters.values(), ...fields.values()].map(({ from }) => from);
  forms.get(id)?.put(valuesOf(parameters), valuesOf(fields), from);
}

/**
 * Takes from a success what its links lead to, and gives the number of other operations that it has filled. What a
 * `DELETE` has removed fills nothing any more.
 */
export function learn({ id, method, links = [] }: CallData, status: number, exchange: Exchange): number {
  if (method === "DELETE") forget(Object.values(exchange.path));
  const changed = new Set<string>();
  for (const link of links.filter((link) => link.status === String(status))) {
    const target = filledOf(link.to);
    const isNew = [
      fill(target.parameters, link.parameters, exchange, id, method === "GET"),
      fill(target.fields, link.fields ?? {}, exchange, id, method === "GET"),
    ].includes(true);
    if (isNew && link.to !== id) changed.add(link.to);
  }
  for (const one of changed) fillByLinks(one);
  return changed.size;
}

function fill(values: Values, expressions: Record<string, string>, exchange: Exchange, from: string, isRead: boolean) {
  let isNew = false;
  for (const [name, expression] of Object.entries(expressions)) {
    const value = evaluate(expression, exchange);
    const known = values.get(name);
    if (typeof value !== "string" && typeof value !== "number") continue;
    if (isRead && known && !known.isRead) continue;
    values.set(name, { value, from, isRead });
    isNew ||= known?.value !== value;
  }
  return isNew;
}

function forget(removed: string[]): void {
  for (const { parameters, fields } of filled.values()) {
    for (const values of [parameters, fields]) {
      for (const [name, { value }] of values) if (removed.includes(String(value))) values.delete(name);
    }
  }
}

function valuesOf(values: Values): Record<string, Json> {
  return Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
}
