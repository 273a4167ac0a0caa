/** Splits a body in two: the proxy forwards the original and judges a decoded copy. The slower reader sets the pace. */
import type { IncomingMessage, OutgoingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { BodyCopy } from "../traffic/body.js";

const decoders: Record<string, () => Transform> = {
  "": createPassThrough,
  "identity": createPassThrough,
  "gzip": createFlushingGunzip,
  "x-gzip": createFlushingGunzip,
  "deflate": createInflate,
  "br": createBrotliDecompress,
};

/** Decodes each chunk when it arrives: the events of a stream are judged one by one. */
function createFlushingGunzip(): Transform {
  return createGunzip({ flush: constants.Z_SYNC_FLUSH });
}

function createPassThrough(): Transform {
  return new PassThrough();
}

/**
 * Starts to copy a body. Forward the original in the same tick, or its first chunks are lost.
 *
 * @returns The copy, or why the body cannot be decoded.
 */
export function copyBody(source: IncomingMessage): BodyCopy | string {
  const coding = source.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decode = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
  if (!decode) return `its content coding is ${coding}`;
  const copy = decode();
  copy.on("error", () => source.unpipe(copy)); // the reader of `bytes` gets the error
  source.once("error", (error) => copy.destroy(error));
  source.pipe(copy);
  return {
    bytes: copy,
    isBroken: () => source.errored !== null,
    close() {
      source.unpipe(copy);
      copy.destroy();
    },
  };
}

/** Buffers the chunks of a body until a promise settles. A copy of the body is being read meanwhile. */
export async function bufferUntil(settled: Promise<unknown>, source: IncomingMessage): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  const add = (chunk: Buffer) => void chunks.push(chunk);
  source.on("data", add);
  await settled;
  source.off("data", add);
  return chunks;
}

/** Forwards the buffered chunks of a body, then the rest of it as it arrives, then its trailers. */
export function forwardBody(source: IncomingMessage, buffered: Buffer[], destination: OutgoingMessage): void {
  for (const chunk of buffered) destination.write(chunk);
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
