/** JSON Pointers (RFC 6901): their steps, and what they lead to. */

/** Gives the steps of a pointer, as they are without their escapes. */
export function stepsOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Gives a name as a step of a pointer, with its escapes. */
export function stepTo(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Gives what a pointer leads to; nothing where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>((node, step) =>
    typeof node === "object" && node !== null && Object.hasOwn(node, step)
      ? (node as Record<string, unknown>)[step]
      : undefined, value);
}
