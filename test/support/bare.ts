const omitted = ["description", "summary", "example", "examples", "x-assumed", "x-chosen", "x-order"];

/** Returns a part of the description, such as a schema or a response, without its prose, its examples and its marks. */
export function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node)
    .filter(([key]) => !omitted.includes(key))
    .map(([key, value]) => [key, bare(value)]));
}
