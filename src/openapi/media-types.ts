/** Media types of bodies, and how each of them is read. */

/** How the bytes of a body are read. */
export type BodyKind = "json" | "form" | "urlencoded" | "bytes";

/** Returns how the bodies of a media type are read. */
export function bodyKindOf(mediaType: string): BodyKind {
  if (/^application\/(.+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "multipart/form-data") return "form";
  return mediaType === "application/x-www-form-urlencoded" ? "urlencoded" : "bytes";
}
