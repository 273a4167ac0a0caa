/** The values that the steps of a sequence refer to: `{run}`, `{session}` and `{a.id}`. */
import { isObject, valueAt } from "../../openapi/index.js";

/** The run, the shared session, and the JSON of the responses to earlier steps, by name. */
export type Variables = Record<string, unknown>;

const reference = /\{(\w+(?:\.\w+)*)\}/g;

/** Replaces the references in a value. A string that is one reference becomes its value, of any type. */
export function fillIn<T>(value: T, variables: Variables): T {
  if (typeof value === "string") {
    const [whole, name] = /^\{(\w+(?:\.\w+)*)\}$/.exec(value) ?? [];
    if (whole !== undefined) return valueOf(name as string, variables) as T;
    return value.replaceAll(reference, (_, name: string) => String(valueOf(name, variables))) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item as unknown, variables)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) =>
    [fillIn(key, variables), fillIn(member, variables)])) as T;
}

/** Returns what a value refers to, such as `run` and `a.id`. */
export function referencesIn(value: unknown): string[] {
  return [...new Set([...JSON.stringify(value ?? null).matchAll(reference)].map(([, name]) => name as string))];
}

/** Returns the names of the steps that a value refers to, and `run` and `session`. */
export function namesIn(value: unknown): string[] {
  return [...new Set(referencesIn(value).map((one) => one.split(".")[0] as string))];
}

/** Returns the value of a reference. */
export function valueOf(name: string, variables: Variables): unknown {
  return valueAt(variables, `/${name.replaceAll(".", "/")}`);
}
