/** What kind of body a media type has. */

export function kindOf(mediaType) {
  if (/^application\/(.+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "multipart/form-data") return "form";
  return mediaType === "text/event-stream" ? "stream" : "bytes";
}
