/** Checks how content begins. Bytes have no schema, but the first ones usually identify the format. */

/** The signature of each format, one character per byte, and its position in bytes. */
const signatures: Record<string, { at: number; signature: string }> = {
  "image/png": { at: 0, signature: "\x89PNG\r\n\x1a\n" }, // PNG, section 5.2
  "video/mp4": { at: 4, signature: "ftyp" }, // ISO/IEC 14496-12, section 4.3
  "application/zip": { at: 0, signature: "PK" }, // APPNOTE.TXT, section 4.3
};

/** Returns why content does not begin as its media type requires. Media types without a signature are not checked. */
export function contentViolation(mediaType: string, start: Uint8Array): string | undefined {
  const { at, signature } = signatures[mediaType] ?? { at: 0, signature: "" };
  const began = String.fromCharCode(...start.subarray(0, at + signature.length));
  if (began.slice(at) === signature) return undefined;
  const place = at === 0 ? "begin with" : `have, at byte ${at},`;
  const came = began === "" ? "nothing" : JSON.stringify(began);
  return `The content of ${mediaType} must ${place} ${JSON.stringify(signature)}, not ${came}.`;
}
