/** The examples of bodies. */
/** @import { Assertion, MediaType } from "./types.js" */
import { dereferenced } from "./walk.js";

/**
 * A media type with examples, each of them with a summary.
 *
 * @type {Assertion<MediaType>}
 */
export function namedExamples(_keys, _options, { node: { examples = {} }, resolve, location }) {
  const values = Object.values(examples).map((example) => dereferenced(example, resolve));
  return values.length > 0 && values.every(({ summary }) => summary) ? [] : [{ location }];
}
