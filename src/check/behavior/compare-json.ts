/** Compares JSON of a server with that of the reference, as far as the contract states what it is. */
import { isObject, type Schema } from "../../openapi/index.js";
import { compareLists } from "./compare-lists.js";
import type { Context } from "./context.js";
import { between, type Difference } from "./difference.js";

/** Names of properties that hold an id. */
const idName = /^(id|.*_id)$/;

/**
 * Compares two values of a schema.
 *
 * Undeclared properties are ignored, and an empty value is the same as none. A property that only one side has counts
 * if the sequence sent it, if the sentence names it, if the step shows it as absent, or if the contract says when it is
 * present. Values that the server chooses are not compared, unless the sequence sent them; those that the step has to
 * show are awaited.
 *
 * @param at The name of the value, such as `viewport.width`; empty for the whole body.
 */
export function compareJson(
  schema: Schema | undefined,
  received: unknown,
  reference: unknown,
  context: Context,
  at = "",
): Difference | undefined {
  const forms = formsOf(schema);
  const name = at.split(".").at(-1) ?? "";
  if (isChosen(forms) && !(context.sent.names.has(name) && context.sent.values.has(reference))) {
    return context.awaited.has(name) && received !== reference
      ? { ...between(at, reference, received), isAwaited: true }
      : undefined;
  }
  if (Array.isArray(reference) && Array.isArray(received)) {
    return compareLists(forms, received, reference, context, at, compareJson);
  }
  if (isObject(reference) && isObject(received)) return compareObjects(forms, received, reference, context, at);
  if (isEmpty(received) && isEmpty(reference)) return undefined;
  if (typeof received === "string" && typeof reference === "string") {
    if (context.ids.referenceOf(received) === reference) return undefined;
    const isId = idName.test(name) && !context.sent.values.has(reference);
    if (isId) return context.ids.match(received, reference) ? undefined : anotherResource(at, received, reference);
  }
  return received === reference ? undefined : between(at || "body", reference, received);
}

function compareObjects(
  forms: Schema[],
  received: Record<string, unknown>,
  reference: Record<string, unknown>,
  context: Context,
  at: string,
): Difference | undefined {
  const properties = Object.assign({}, ...forms.map((form) => form.properties ?? {})) as Record<string, Schema>;
  const others = forms.find(({ additionalProperties }) => isObject(additionalProperties))?.additionalProperties;
  const isMap = Object.keys(properties).length === 0;
  for (const name of new Set([...Object.keys(reference), ...Object.keys(received)])) {
    const declared = properties[name] ?? (isMap ? others ?? {} : undefined) as Schema | undefined;
    if (!declared) continue;
    const [actual, expected, where] = [received[name], reference[name], at ? `${at}.${name}` : name];
    const isMissing = isEmpty(actual) !== isEmpty(expected) && [actual, expected].some((value) => value == null);
    if (isMissing && !isMap) {
      if (countsWhenMissing(name, declared, expected, context)) return between(where, expected, actual);
      continue;
    }
    const difference = compareJson(declared, actual, expected, context, where);
    if (difference) return difference;
  }
  return undefined;
}

/** Whether it is a difference that only one side has a property. */
function countsWhenMissing(name: string, schema: Schema, expected: unknown, context: Context): boolean {
  const { sent, sentences, absent } = context;
  const says = (words: RegExp) => formsOf(schema).some(({ description = "" }) => words.test(description));
  const isNamed = !isEmpty(expected) && sentences.some((sentence) => new RegExp(`\`${name}\\b`).test(sentence));
  return sent.names.has(name) || isNamed || says(/\bnull (while|until)\b/i)
    || (isEmpty(expected) && (absent.has(name) || says(/\bonly present\b/i)));
}

/** Whether the server chooses a value, unless a request gives it. */
function isChosen(forms: Schema[]): boolean {
  return forms.some((form) => form["x-chosen"] === true || form.format === "date-time");
}

/** Returns a schema with those that it consists of. */
export function formsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(formsOf)];
}

function anotherResource(where: string, received: string, reference: string): Difference {
  const expected = `the same resource as before (${reference})`;
  return { where: where || "body", expected, actual: `${received}, another one` };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
