/** Server-sent events as WHATWG HTML has them, in section 9.2.6: whatever lines they are sent in, and however cut. */
import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ApiError, createClient } from "../../src/index.js";
import { allOf, sendOneByOne, startEvents } from "../support/events.js";

/** The events that a client receives when a server sends these chunks. */
async function received(...chunks: (string | Uint8Array)[]): Promise<unknown[]> {
  const call = await startEvents((response) => sendOneByOne(response, chunks));
  return allOf(await call());
}

const a = { event: "a" };
const b = { event: "b" };

it.each<[string, string, unknown[]]>([
  ["lines that end with LF", 'data: {"event":"a"}\n\ndata: {"event":"b"}\n\n', [a, b]],
  ["lines that end with CRLF", 'data: {"event":"a"}\r\n\r\ndata: {"event":"b"}\r\n\r\n', [a, b]],
  ["lines that end with CR", 'data: {"event":"a"}\r\rdata: {"event":"b"}\r\r', [a, b]],
  ["lines that end differently", 'data: {"event":"a"}\r\n\ndata: {"event":"b"}\n\rdata: 1\r\r\n', [a, b, 1]],
  ["a byte order mark", '\ufeffdata: {"event":"a"}\n\n', [a]],
  ["a second byte order mark, which is part of a name", "\ufeff\ufeffdata: 1\n\ndata: 2\n\n", [2]],
  ["comments", ': hello\n:\n\n:data: 1\ndata: {"event":"a"}\n: between\n\n:\n', [a]],
  ["several lines of data", 'data: {\ndata:  "event":\ndata: "a"\ndata: }\n\n', [a]],
  ["data without a space", 'data:{"event":"a"}\n\ndata:1\n\n', [a, 1]],
  ["a colon in data", 'data: "data: x:y"\n\n', ["data: x:y"]],
  ["data without a colon, which is an empty line", 'data\ndata: {"event":"a"}\ndata\n\n', [a]],
  ["an event without data, which is none", 'event: a\n\ndata\n\ndata:\n\ndata: {"event":"b"}\n\n', [b]],
  ["blank lines", '\n\n\ndata: {"event":"a"}\n\n\n\n', [a]],
  ["other fields", 'id: 7\nevent: x\nretry: 10\nfoo: 1\nid\ndata: {"event":"a"}\nid: 8\n\n', [a]],
  ["frames of an id alone, which are no events", "id: 1\ndata: 1\n\nid: 2\n\nid: 3\ndata: 2\n\nid: 4\n\n", [1, 2]],
  ["frames of a comment, which are none either", ": a\n\nid: 1\ndata: 1\n\n: a\nid: 2\n\n: a\n\ndata: 2\n\n", [1, 2]],
  ["names that only look like data", "data2: 1\ndat: 1\n data: 1\nDATA: 1\ndata : 1\ndata x\n\ndata: 2\n\n", [2]],
  ["values that are false", "data: null\n\ndata: 0\n\ndata: false\n\ndata: \"\"\n\n", [null, 0, false, ""]],
  ["nothing", "", []],
])("a stream may have %s", async (_, text, events) => {
  expect(await received(text)).toEqual(events);
  expect(await received(...[...Buffer.from(text)].map((byte) => Uint8Array.of(byte)))).toEqual(events);
});

it("a character or CRLF may be cut anywhere", async () => {
  const euro = Buffer.from("€");
  expect(await received('data: "', euro.subarray(0, 1), euro.subarray(1, 2), euro.subarray(2), '"\n\n')).toEqual(["€"]);
  expect(await received("data: 1\r", "\n", "\r", "\ndata: 2\r", "\n\r", "\n")).toEqual([1, 2]);
  expect(await received("data: 1\r", "\r", "data: [\r", "\ndata: 2\r", "\n", "data: ]\r\r")).toEqual([1, [2]]);
});

it("a chunk may be empty", async () => {
  const chunks = ["data: [\r", "", "\ndata: 1]\n", "", "\n"].map((text) => new TextEncoder().encode(text));
  const headers = { "Content-Type": "text/event-stream" };
  const response = new Response(Readable.toWeb(Readable.from(chunks)) as never, { headers });
  const client = createClient({ baseUrl: "http://api.test", token: "t", fetch: () => Promise.resolve(response) });
  expect(await allOf(await client.streamFileEvents({ path: { id: "x", watch_id: "y" } }))).toEqual([[1]]);
});

/** Lines of a stream, an empty one after each event, that mean the values and nothing else. */
const streams = fc.record({
  events: fc.array(fc.record({
    value: fc.jsonValue(),
    indent: fc.constantFrom(0, 1),
    before: fc.array(fc.constantFrom(": comment", ":", "id: 7", "event: log", "retry", "dataset: 1", "é: 😀")),
    space: fc.constantFrom("", " "),
  })),
  ends: fc.array(fc.constantFrom("\n", "\r\n", "\r"), { minLength: 1 }),
  mark: fc.constantFrom("", "\ufeff"),
  cuts: fc.array(fc.nat()),
});

it("events are the same, however their lines end and wherever the stream is cut", async () => {
  let chunks: Uint8Array[] = [];
  const call = await startEvents((response) => sendOneByOne(response, chunks));
  await fc.assert(fc.asyncProperty(streams, async ({ events, ends, mark, cuts }) => {
    const lines = events.flatMap(({ value, indent, before, space }) => {
      const data = JSON.stringify(value, null, indent).split("\n").map((line) => `data:${space}${line}`);
      return [...before, ...data, ""];
    });
    const bytes = Buffer.from(mark + joined(lines, ends));
    const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
    chunks = places.slice(1).map((place, index) => bytes.subarray(places[index], place));
    const values = events.map(({ value }) => JSON.parse(JSON.stringify(value)));
    expect(await allOf(await call())).toEqual(values);
  }), { numRuns: 300 });
});

/** Ends the lines in turn. A line feed cannot end an empty line after a carriage return: it would belong to that. */
function joined(lines: string[], ends: string[]): string {
  return lines.reduce((text, line, index) => {
    const end = ends[index % ends.length]!;
    return text + line + (line === "" && end === "\n" && text.endsWith("\r") ? "\r" : end);
  }, "");
}

it("an event that is not JSON is an error that has it in its text, out of logs", async () => {
  const call = await startEvents((response) => response.write("data: 1\n\ndata: <html>\n\ndata: 2\n\n"));
  const events = (await call())[Symbol.asyncIterator]();
  expect(await events.next()).toEqual({ done: false, value: 1 });
  const error: unknown = await events.next().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  const message = "HTTP 200 with text/event-stream is not the API: is baseUrl right?";
  expect(error).toMatchObject({ message, status: 200, text: "<html>" });
  expect(Object.keys(error as ApiError)).not.toContain("text");
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
