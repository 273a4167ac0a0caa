import { bodyKindOf } from "../../openapi/index.js";
import type { ContentKind } from "./types.js";

/** Returns how samples send or read the content of a media type. */
export function contentKindOf(mediaType: string): ContentKind {
  if (mediaType === "text/event-stream") return "stream";
  const kind = bodyKindOf(mediaType);
  return kind === "urlencoded" ? "bytes" : kind;
}
