/** Returns a part of the description, such as a schema or a response, without its prose, its examples and its marks. */
export function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node)
    .filter(([key]) => !["description", "summary", "example", "examples"].includes(key) && !key.startsWith("x-"))
    .map(([key, value]) => [key, bare(value)]));
}
