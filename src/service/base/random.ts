/** Randomness: ids, keys and codes. A source of bytes is given, so that a seeded one can repeat what happened. */
import { uint8ArrayToHex } from "uint8array-extras";

/** Fills bytes with random values, as `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

export interface Random {
  /** Returns an id: a prefix of two letters for its kind, and 22 characters. */
  id: (kind: string) => string;
  /** Returns random bytes. */
  bytes: (length: number) => Uint8Array;
  /** Returns a UUID (RFC 9562, version 4). */
  uuid: () => string;
}

const digits = "0123456789abcdefghijklmnopqrstuvwxyz";
/** Bytes from here on are skipped in ids: otherwise some characters would come more often than others. */
const evenBytes = 256 - 256 % digits.length;
/** How many bytes are drawn at once: each call of the platform's source takes a microsecond. */
const poolBytes = 1024;

/** Creates a source of random values. By default, that of the platform. */
export function createRandom(fill: FillRandom = (bytes) => void crypto.getRandomValues(bytes)): Random {
  const pool = new Uint8Array(poolBytes);
  let at = poolBytes;

  function nextByte(): number {
    if (at === poolBytes) {
      fill(pool);
      at = 0;
    }
    return pool[at++] as number;
  }
  const bytes = (length: number) => Uint8Array.from({ length }, nextByte);

  return {
    bytes,
    id(kind) {
      let id = kind;
      while (id.length < kind.length + 22) {
        const byte = nextByte();
        if (byte < evenBytes) id += digits[byte % digits.length];
      }
      return id;
    },
    uuid() {
      const all = bytes(16);
      all[6] = 0x40 | (all[6] as number) & 0x0f; // the version
      all[8] = 0x80 | (all[8] as number) & 0x3f; // the variant
      return uint8ArrayToHex(all).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    },
  };
}
