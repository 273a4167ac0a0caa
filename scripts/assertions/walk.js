/** Ways through a description that several assertions take. `location` is Redocly's: it knows its place in the file. */

/** Every object of a description that fits a condition, with its location. */
export function find(condition, node, location) {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => find(condition, value, location.child(key)));
  return condition(node) ? [{ node, location }, ...inside] : inside;
}

/** Every operation of a description with its path and location, in their order. */
export function operationsOf({ paths = {} }, location) {
  return Object.entries(paths).flatMap(([path, item]) => Object.entries(item)
    .filter(([, operation]) => operation.responses)
    .map(([method, operation]) => ({ path, operation, location: location.child(["paths", path, method]) })));
}

/** What a `$ref` refers to, under what stands beside it; anything else as it is. */
export function followed(node, resolve) {
  return node?.$ref ? { ...followed(resolve(node).node, resolve), ...node } : node;
}
