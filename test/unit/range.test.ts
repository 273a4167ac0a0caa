/** Parts of a response that is sent in chunks. */
import { expect, it } from "vitest";
import { partOf } from "../../src/server/range.js";

const noBytes: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => (async function* () {})() };

/** Returns the part of a response of ten chunks, and whether its source has ended. */
function start(range: string) {
  const ended: boolean[] = [];
  let index = 0;
  const body: AsyncIterable<string | Uint8Array> & AsyncIterator<string | Uint8Array> = {
    next: () => Promise.resolve(index < 10 ? { value: `${index}${index++}` } : { done: true, value: undefined }),
    return() {
      ended.push(true);
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => body,
  };
  const { signal } = new AbortController();
  const request = { method: "GET", target: "/", headers: { range }, hasBody: false, body: noBytes, signal };
  const part = () => partOf(request, { status: 200, headers: { "Content-Length": "20" }, body });
  return { part, ended, read: () => index };
}

async function textOf({ body }: ReturnType<typeof partOf>): Promise<string> {
  let text = "";
  for await (const chunk of body as AsyncIterable<Uint8Array>) text += Buffer.from(chunk).toString();
  return text;
}

it.each([
  ["bytes=0-0", "0", 1], ["bytes=1-2", "01", 2], ["bytes=3-8", "122334", 5], ["bytes=18-", "99", 10],
  ["bytes=-3", "899", 10],
])("%s is %s, after which the source is ended", async (range, text, read) => {
  const source = start(range);
  expect(await textOf(source.part())).toBe(text);
  expect([source.read(), source.ended]).toEqual([read, [true]]);
});

it("a part that is not read ends its source", async () => {
  const source = start("bytes=0-1");
  const { body } = source.part();
  await (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]().return?.();
  expect(source.ended).toEqual([true]);
});

it("a part that does not exist ends the source", () => {
  const source = start("bytes=20-");
  expect(source.part).toThrow("The response has 20 bytes.");
  expect(source.ended).toEqual([true]);
});
