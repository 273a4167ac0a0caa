/** How content of a media type begins. Bytes have no schema, but their first ones usually identify the format. */

/** The signature of each format, a character for each byte, and its position in bytes. */
const marks: Record<string, { at: number; mark: string }> = {
  "image/png": { at: 0, mark: "\x89PNG\r\n\x1a\n" }, // PNG, section 5.2
  "video/mp4": { at: 4, mark: "ftyp" }, // ISO/IEC 14496-12, section 4.3
  "application/zip": { at: 0, mark: "PK" }, // APPNOTE.TXT, section 4.3
};

/** Gives what is wrong with the beginning of content; nothing for a media type without a signature. */
export function contentFault(mediaType: string, start: Uint8Array): string | undefined {
  const { at, mark } = marks[mediaType] ?? { at: 0, mark: "" };
  const began = String.fromCharCode(...start.subarray(0, at + mark.length));
  if (began.slice(at) === mark) return undefined;
  const place = at === 0 ? "begin with" : `have, at byte ${at},`;
  const came = began === "" ? "nothing" : JSON.stringify(began);
  return `The content of ${mediaType} must ${place} ${JSON.stringify(mark)}, not ${came}.`;
}
