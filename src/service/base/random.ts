/** Randomness: ids, keys and codes. */
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
  /** Returns a number from 0 to 1, which is excluded. */
  fraction: () => number;
}

/** Values that are the same for the same seed. */
export interface SeededRandom extends Random {
  seed: number;
  /** How many values of each kind were drawn. The next one of a kind depends on nothing else. */
  drawn: Record<string, number>;
  /** The next id or UUID, if it is given. */
  given: string | undefined;
  /** Begins again with the first values: of this seed, or of another one. */
  restart: (seed?: number) => void;
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
  return randomFrom(() => nextByte);
}

/**
 * Creates a source of values that are the same for the same seed. It is not for secrets.
 *
 * @param seed A whole number of 32 bits.
 */
export function createSeededRandom(seed: number): SeededRandom {
  const drawn: Record<string, number> = {};
  const { id, uuid, ...others } = randomFrom((kind) => {
    const count = drawn[kind] ?? 0;
    drawn[kind] = count + 1;
    return sfc32(random.seed, hashOf(kind), count);
  });

  /** Draws a value, and returns the one that is given instead. */
  function givenOr(drawn: string): string {
    const { given = drawn } = random;
    random.given = undefined;
    return given;
  }

  const random: SeededRandom = {
    seed,
    drawn,
    given: undefined,
    ...others,
    id: (kind) => givenOr(id(kind)),
    uuid: () => givenOr(uuid()),
    restart(other = random.seed) {
      random.seed = other;
      for (const kind of Object.keys(drawn)) delete drawn[kind];
    },
  };
  return random;
}

/** @param source Returns a function that draws the bytes of one value. */
function randomFrom(source: (kind: string) => () => number): Random {
  const bytes = (length: number, kind = "bytes") => Uint8Array.from({ length }, source(kind));
  return {
    bytes: (length) => bytes(length),
    fraction: () => new DataView(bytes(4, "fraction").buffer).getUint32(0) / 2 ** 32,
    id(kind) {
      const nextByte = source(kind);
      let id = kind;
      while (id.length < kind.length + 22) {
        const byte = nextByte();
        if (byte < evenBytes) id += digits[byte % digits.length];
      }
      return id;
    },
    uuid() {
      const all = bytes(16, "uuid");
      all[6] = 0x40 | (all[6] as number) & 0x0f; // the version
      all[8] = 0x80 | (all[8] as number) & 0x3f; // the variant
      return uint8ArrayToHex(all).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    },
  };
}

/** Draws bytes by sfc32, a small generator (PractRand). The seed has three words. */
function sfc32(first: number, second: number, third: number): () => number {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, 1];
  function nextByte(): number {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 24;
  }
  for (let round = 0; round < 12; round++) nextByte(); // until each word has reached every bit
  return nextByte;
}

/** Returns the FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
