/** Rules for the bodies of requests and responses. */
/** @import { MediaType, Response } from "../../src/openapi/index.js" */
/** @import { Assertion } from "./types.js" */
import { dereference } from "./walk.js";

/**
 * Requires a media type to have examples, each with a summary.
 *
 * @type {Assertion<MediaType>}
 */
export function namedExamples(_keys, _options, { node: { examples = {} }, resolve, location }) {
  const values = Object.values(examples).map((example) => dereference(example, resolve));
  return values.length > 0 && values.every(({ summary }) => summary) ? [] : [{ location }];
}

/**
 * Requires an event stream to have a schema for its events, and the header that announces them.
 *
 * @type {Assertion<Response>}
 */
export function eventStream(_keys, _options, { node: { content = {}, headers = {} }, resolve, location }) {
  const stream = content["text/event-stream"];
  if (!stream) return [];
  const { type, oneOf, discriminator } = dereference(stream.schema, resolve) ?? {};
  const isEvent = type === "object" || Boolean(oneOf && discriminator);
  return isEvent && headers["X-SSE-Content-Type"] ? [] : [{ location }];
}
