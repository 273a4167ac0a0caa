/** @import { ContentKind } from "./types.js" */
import { bodyKindOf } from "../../openapi/index.js";

/**
 * Returns how samples send or read the content of a media type.
 *
 * @param {string} mediaType
 * @returns {ContentKind}
 */
export function contentKindOf(mediaType) {
  if (mediaType === "text/event-stream") return "stream";
  const kind = bodyKindOf(mediaType);
  return kind === "urlencoded" ? "bytes" : kind;
}
