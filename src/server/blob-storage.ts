/** Stores bytes in Blobs, up to a limit. A browser may move them from memory to its disk. */
import { chunksOf } from "../bytes.js";
import { createSpace, type Storage } from "./storage.js";

/** How many bytes of a file are collected before they become a Blob. */
const partBytes = 4 * 2 ** 20;

/**
 * Creates an empty storage.
 *
 * @param limit Maximum size in MiB.
 */
export function createBlobStorage(limit: number): Storage {
  const space = createSpace(limit);
  return {
    async store(bytes) {
      const file = space.reserveFile();
      const whole = await collect(file.meter(bytes)).catch((error: unknown) => {
        file.free();
        throw error;
      });
      const stream = () => chunksOf(whole.stream());
      return {
        size: file.size(),
        stream,
        open: () => Promise.resolve(stream()),
        check: () => Promise.resolve(),
        blob: (type = "") => Promise.resolve(whole.slice(0, whole.size, type)),
        remove: () => Promise.resolve(file.free()),
      };
    },
    reserve: space.reserve,
    free: space.free,
    close: () => Promise.resolve(), // Blobs go when nothing refers to them
  };
}

/** Collects bytes into a Blob. They become Blobs part by part: a whole file is never in the memory of the script. */
async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk as BlobPart);
    size += chunk.length;
    if (size < partBytes) continue;
    parts.push(new Blob(chunks));
    chunks = [];
    size = 0;
  }
  return new Blob([...parts, ...chunks]);
}
