/** The examples of bodies. */

/** A media type with examples, each of them a component. */
export function namedExamples(_keys, _options, { node: { examples = {} }, location }) {
  const values = Object.values(examples);
  return values.length > 0 && values.every(({ $ref }) => $ref) ? [] : [{ location }];
}
