/** The examples of bodies. */
/** @import { Assertion, MediaType } from "./types.js" */

/**
 * A media type with examples, each of them a component.
 *
 * @type {Assertion<MediaType>}
 */
export function namedExamples(_keys, _options, { node: { examples = {} }, location }) {
  const values = Object.values(examples);
  return values.length > 0 && values.every(({ $ref }) => $ref) ? [] : [{ location }];
}
