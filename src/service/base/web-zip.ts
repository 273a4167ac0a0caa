/** ZIP archives by web standards and small packages, for platforms that give nothing faster. */
import { Zip as Packer, ZipDeflate, ZipPassThrough } from "fflate";
import { BlobReader, unzipRaw, type ZipEntry as PackedEntry } from "unzipit";
import { chunksOf } from "../../bytes.js";
import { crc32 } from "./crc32.js";
import type { NewZipEntry, Zip, ZipEntry } from "./zip.js";

/** The system whose modes the attributes of entries have: Unix (section 4.4.2). */
const unix = 3;

export const webZip: Zip = {
  async open(file) {
    const blob = file instanceof Blob ? file : new Blob([await file.arrayBuffer()]);
    const { entries } = await unzipRaw(new BlobReader(blob));
    return { count: entries.length, entries: () => entries.map(entryOf), close: () => {} };
  },
  async* pack(entries) {
    let packed: Uint8Array[] = [];
    const packer = new Packer((error, chunk) => {
      if (error) throw error;
      packed.push(chunk);
    });
    function takePacked(): Uint8Array[] {
      const taken = packed;
      packed = [];
      return taken;
    }

    for (const entry of entries) {
      const part = partOf(entry);
      packer.add(part);
      for await (const chunk of entry.read?.() ?? []) {
        part.push(chunk);
        yield* takePacked();
      }
      part.push(new Uint8Array(), true);
      yield* takePacked();
    }
    packer.end();
    yield* takePacked();
  },
};

function partOf({ name, modTime, mode, read }: NewZipEntry): ZipDeflate | ZipPassThrough {
  const file = read ? new ZipDeflate(name) : new ZipPassThrough(name);
  return Object.assign(file, { mtime: modTime, os: unix, attrs: mode << 16 });
}

function entryOf(entry: PackedEntry): ZipEntry {
  const { name, externalFileAttributes: attributes, size } = entry;
  return { name: name.replaceAll("\\", "/"), attributes, size, read: () => readEntry(entry) };
}

async function* readEntry(entry: PackedEntry): AsyncGenerator<Uint8Array, void> {
  let checksum = 0;
  for await (const chunk of chunksOf(await entry.stream())) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== checksumOf(entry)) throw new Error(`${entry.name} is damaged`);
}

/** The checksum that an entry should have. unzipit reads it, and has no public name for it. */
function checksumOf(entry: PackedEntry): number {
  return (entry as unknown as { _rawEntry: { crc32: number } })._rawEntry.crc32;
}
