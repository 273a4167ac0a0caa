/** Assertions for `redocly.yaml` that Redocly does not bring. */

/** The schema of a media type, in which every object, at any depth, is closed. */
function closedObjects(_keys, _options, { node: mediaType, resolve, location }) {
  const seen = new Set();
  const problems = [];
  visit(mediaType.schema, location.child("schema"));
  return problems;

  function visit(schema, place) {
    if (schema?.$ref) {
      const target = resolve(schema);
      return visit(target.node, target.location);
    }
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    if (schema.type === "object" && schema.additionalProperties !== false) problems.push({ location: place });
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(property, place.child(["properties", name]));
    }
    visit(schema.items, place.child("items"));
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      schema[keyword]?.forEach((part, index) => visit(part, place.child([keyword, index])));
    }
  }
}

/** A parameter, or a map of properties, in which every string called `path` or `…_path` has the pattern. */
function pathPattern(_keys, pattern, { node, resolve, location }) {
  const schemas = node.in ? { [node.name]: node.schema } : node;
  return Object.entries(schemas)
    .filter(([name]) => /(^|_)path$/.test(name))
    .map(([, schema]) => schema?.$ref ? resolve(schema).node : schema) // a parameter of an Arazzo workflow has none
    .filter((schema) => schema?.type === "string" && schema.pattern !== pattern)
    .map(() => ({ location }));
}

export default function assertions() {
  return { id: "contract", assertions: { closedObjects, pathPattern } };
}
