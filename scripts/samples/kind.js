/** What kind of body a media type has. */
/** @import { Kind } from "./types.js" */

/**
 * @param {string} mediaType
 * @returns {Kind}
 */
export function kindOf(mediaType) {
  if (/^application\/(.+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "multipart/form-data") return "form";
  return mediaType === "text/event-stream" ? "stream" : "bytes";
}
