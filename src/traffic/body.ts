/** Bodies that are read to be judged. */
import { concatUint8Arrays } from "uint8array-extras";

/** A body without its content coding. */
export interface BodyCopy {
  bytes: AsyncIterable<Uint8Array>;
  /** Whether it ended too early, so that an error of `bytes` says nothing about its sender. */
  isBroken: () => boolean;
  /** Stops reading, so that nothing waits for this copy. */
  close: () => void;
}

/** Reads bytes until they end, or until there are more than `maxBytes`. */
export async function readStart(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ text: string; start: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  const start = concatUint8Arrays(chunks).subarray(0, maxBytes);
  return { text: new TextDecoder().decode(start), start, isCut: size > maxBytes };
}
