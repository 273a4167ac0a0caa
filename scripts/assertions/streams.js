/** The responses that are streams of events. */
/** @import { Assertion, Response } from "./types.js" */
import { dereferenced } from "./walk.js";

/**
 * A response that is no event stream, or one with the schema of its events and the header for them.
 *
 * @type {Assertion<Response>}
 */
export function eventStream(_keys, _options, { node: { content = {}, headers = {} }, resolve, location }) {
  const stream = content["text/event-stream"];
  if (!stream) return [];
  const { type, oneOf, discriminator } = dereferenced(stream.schema, resolve) ?? {};
  const isEvent = type === "object" || Boolean(oneOf && discriminator);
  return isEvent && headers["X-SSE-Content-Type"] ? [] : [{ location }];
}
