/** Bodies as they pass: a second reader judges a copy, decoded, and what passes waits for the slower of both. */
import type { IncomingMessage, OutgoingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** A second reader of a body. */
export interface Tap {
  bytes: AsyncIterable<Uint8Array>;
  /** Stops to read. What passes no longer waits for it. */
  close(): void;
}

const decoders: Record<string, () => Transform> = {
  "": createPassThrough,
  "identity": createPassThrough,
  "gzip": createFlushingGunzip,
  "x-gzip": createFlushingGunzip,
  "deflate": createInflate,
  "br": createBrotliDecompress,
};

/** What has come so far is read, also when more is still to come, as of an event stream. */
function createFlushingGunzip(): Transform {
  return createGunzip({ flush: constants.Z_SYNC_FLUSH });
}

/** Gives why a body cannot be read, if it cannot: its content coding is not known. */
export function unreadable({ headers }: IncomingMessage): string | undefined {
  const coding = codingOf(headers);
  return Object.hasOwn(decoders, coding) ? undefined : `its content coding is ${coding}`;
}

/** Begins to read the body of a message besides. Whoever passes it on begins in the same turn. */
export function tapOf(source: IncomingMessage): Tap {
  const copy = (decoders[codingOf(source.headers)] ?? createPassThrough)();
  copy.on("error", () => source.unpipe(copy)); // whoever reads is told of it
  source.once("error", (error) => copy.destroy(error));
  source.pipe(copy);
  return {
    bytes: copy,
    close() {
      source.unpipe(copy);
      copy.destroy();
    },
  };
}

function createPassThrough(): Transform {
  return new PassThrough();
}

function codingOf({ "content-encoding": coding = "" }: IncomingMessage["headers"]): string {
  return coding.trim().toLowerCase();
}

/** Reads what comes, up to a number of bytes. */
export async function start(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ text: string; start: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  const came = Buffer.concat(chunks).subarray(0, most);
  return { text: new TextDecoder().decode(came), start: came, isCut: size > most };
}

/** Keeps what comes of a body until something is known, and gives it. The body is read by a tap meanwhile. */
export async function holdUntil(known: Promise<unknown>, source: IncomingMessage): Promise<Buffer[]> {
  const held: Buffer[] = [];
  const keep = (chunk: Buffer) => void held.push(chunk);
  source.on("data", keep);
  await known;
  source.off("data", keep);
  return held;
}

/** Passes on what was held of a body, the rest of it as it comes, and its trailers. */
export function pass(source: IncomingMessage, held: Buffer[], destination: OutgoingMessage): void {
  for (const chunk of held) destination.write(chunk);
  source.pipe(destination, { end: false });
  const end = () => {
    const { rawTrailers } = source;
    if (rawTrailers.length > 0) {
      destination.addTrailers(rawTrailers.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawTrailers[index + 1] ?? ""] as [string, string]] : []));
    }
    destination.end();
  };
  if (source.readableEnded) end();
  else source.once("end", end);
}
