/** Compares pictures of a server with those of the reference: what they show differs, but not their size. */
import type { CapturedResponse } from "../http/read.js";
import type { Context } from "./context.js";
import type { Difference } from "./difference.js";

/** Compares the sizes of two pictures, if a request has set the size. */
export function comparePictures(
  received: CapturedResponse,
  reference: CapturedResponse,
  { sent }: Context,
): Difference | undefined {
  const [actual, expected] = [received, reference].map(({ start }) => sizeOfPng(start ?? new Uint8Array()));
  if (!expected || !expected.every((length) => sent.values.has(length))) return undefined;
  const inWords = (size: number[] | undefined) => size ? `a picture of ${size.join(" × ")}` : "no PNG";
  if (String(actual) === String(expected)) return undefined;
  return { where: "body", expected: inWords(expected), actual: inWords(actual) };
}

/** Returns the width and the height in the first chunk of a PNG (third edition, section 11.2.1). */
function sizeOfPng(start: Uint8Array): number[] | undefined {
  const bytes = Buffer.from(start);
  return bytes.toString("latin1", 12, 16) === "IHDR" ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}
