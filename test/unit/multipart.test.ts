/** A multipart body says the same in whatever pieces it arrives, and whatever looks like a boundary in it. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { readMultipart } from "../../src/server/multipart.js";

const boundaries = ["edge", "--e--e", "e"];
const lookalikes = [
  "\r", "\n", "\r\n", "-", "--", "edge", "e", "x", "\r\n-", "\r\n--", "\r\n--ed", "\r\r\n", "\r\n--edg\r\n--edg",
  "\r\n\r\n",
];
const contents = fc.array(fc.constantFrom(...lookalikes), { maxLength: 12 }).map((pieces) => pieces.join(""));

function* piecesOf(text: string, sizes: number[]): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] as number;
    yield bytes.subarray(at, at += size);
  }
}

async function read(text: string, boundary: string, sizes: number[]): Promise<string[][]> {
  const parts: string[][] = [];
  async function* body() {
    yield* await Promise.resolve(piecesOf(text, sizes));
  }
  for await (const event of readMultipart(body(), boundary)) {
    if (event.kind === "head") parts.push([event.head, ""]);
    if (event.kind === "chunk") (parts.at(-1) as string[])[1] += Buffer.from(event.bytes).toString();
  }
  return parts.map(([head = "", content = ""]) => [head, content]);
}

it("is read as it was written", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  const bodies = fc.array(contents, { minLength: 1, maxLength: 4 });
  const after = fc.constantFrom("", "\r\n", "\r\nafter");
  const inputs = [fc.constantFrom(...boundaries), bodies, after, sizes] as const;
  await fc.assert(fc.asyncProperty(...inputs, async (boundary, all, end, sizes) => {
    const delimiter = `\r\n--${boundary}`;
    fc.pre(all.every((content) => `\r\n${content}${delimiter}`.indexOf(delimiter) === content.length + 2));
    const parts = all.map((content, index) => [`\r\nA: ${index}`, content]);
    const text = parts.map(([head, content]) => `--${boundary}${head}\r\n\r\n${content}\r\n`).join("");
    expect(await read(`${text}--${boundary}--${end}`, boundary, sizes)).toEqual(parts);
  }), { numRuns: 2000 });
});

it("is read up to its end, and its source is ended with it", async () => {
  let isEnded = false;
  async function* body() {
    try {
      yield await Promise.resolve(Buffer.from("--e\r\nA: 1\r\n\r\nabc"));
      yield Buffer.from("def");
    } finally {
      isEnded = true;
    }
  }
  for await (const { kind } of readMultipart(body(), "e")) if (kind === "chunk") break;
  expect(isEnded).toBe(true);
});
