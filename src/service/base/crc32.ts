/** The checksum of ZIP (PKWARE APPNOTE, section 4.4.7) and of PNG (third edition, annex D). */

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/**
 * Returns the checksum of bytes.
 *
 * @param before The checksum of the bytes before them.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (const byte of bytes) sum = sum >>> 8 ^ (table[(sum ^ byte) & 0xff] as number);
  return ~sum >>> 0;
}
