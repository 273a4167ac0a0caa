/** Zstandard (RFC 8878), the format of profile archives. */

/** The start of a frame: the magic number, a header without a size or a checksum, and a window of 128 KiB. */
const frameHeader = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3);
/** The maximum size of a block in such a window, in bytes. */
const maxBlockSize = 2 ** 17;

/** Puts bytes into a frame, uncompressed: web standards have no Zstandard, and the archive stays on the machine. */
export async function* zstd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield frameHeader;
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += maxBlockSize) {
      const block = chunk.subarray(start, start + maxBlockSize);
      yield blockHeader(block.length, false);
      yield block;
    }
  }
  yield blockHeader(0, true);
}

/** The header of a block: its size, its type (0, which is raw), and whether it is the last (section 3.1.1.2). */
function blockHeader(size: number, isLast: boolean): Uint8Array {
  const header = size << 3 | Number(isLast);
  return Uint8Array.of(header, header >> 8, header >> 16);
}
