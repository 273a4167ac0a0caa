/** JSON Pointers (RFC 6901): their steps and their targets. */

/** Returns the unescaped steps of a pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns a name as an escaped step of a pointer. */
export function stepTo(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Returns the target of a pointer. Undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return valueAtSteps(value, stepsOf(pointer));
}

/** Returns the value that steps lead to, as those of a pointer. Undefined if there is none. */
export function valueAtSteps(value: unknown, steps: string[]): unknown {
  return steps.reduce<unknown>((node, step) =>
    typeof node === "object" && node !== null && Object.hasOwn(node, step)
      ? (node as Record<string, unknown>)[step]
      : undefined, value);
}
