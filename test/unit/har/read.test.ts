/** Archives are read entry by entry; one that cannot be read is refused in a sentence. */
import { expect, it } from "vitest";
import { archivedRequestOf, type HarEntry, type HarSource, readHar } from "../../../src/har/index.js";

const entry = {
  startedDateTime: "2026-01-01T00:00:00Z",
  time: 1,
  request: { method: "GET", url: "https://api.example.com/v1/browsers?limit=2", headers: [] },
  response: { status: 200 },
} as unknown as HarEntry;
const archive = (log: object) => JSON.stringify({ log: { version: "1.2", entries: [entry, entry], ...log } });

async function read(source: HarSource) {
  const numbers: number[] = [];
  const summary = await readHar("a.har", source, (_, number) => void numbers.push(number));
  return { ...summary, numbers };
}

async function* chunksOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

it.each<[string, HarSource]>([
  ["a text", archive({})],
  ["a Blob", new Blob([archive({ pages: [] })])],
  ["chunks of one byte", chunksOf(archive({ comment: "é" }), 1)],
  ["an object", JSON.parse(archive({})) as HarSource],
  ["a text whose version comes last", JSON.stringify({ log: { entries: [entry, entry], version: "1.2" } })],
  ["a text with a byte order mark", `\ufeff${archive({})}`],
])("reads %s", async (_, source) => {
  expect(await read(source)).toMatchObject({ log: { version: "1.2" }, entries: 2, isCut: false, numbers: [1, 2] });
});

it("reads what is complete of a file that is cut off", async () => {
  const text = archive({});
  expect(await read(text.slice(0, -20))).toMatchObject({ entries: 1, isCut: true, numbers: [1] });
  expect(await read('{"log":{"version":"1.2","entries":[\n')).toMatchObject({ entries: 0, isCut: true });
});

it.each<[string, HarSource, string]>([
  ["text", "nope", "a.har is not valid JSON at byte 1."],
  ["an empty text", "", 'a.har is no HTTP Archive: it has no "log" with "entries".'],
  ["other JSON", "[1]", 'a.har is no HTTP Archive: it has no "log" with "entries".'],
  ["an object", {} as HarSource, 'a.har is no HTTP Archive: it has no "log" with "entries".'],
  ["another version", archive({ version: "2.0" }), 'a.har has version "2.0" of HAR. Versions 1.1 and 1.2 can be read.'],
  ["text after the end", `${archive({})}x`, `a.har is not valid JSON at byte ${archive({}).length}.`],
  ["JSON that is too deep", "[".repeat(100), "a.har is nested deeper than 64 levels."],
  ["an empty entry", archive({ entries: [{}] }), "Entry 1 of a.har is invalid: startedDateTime is no time."],
  ["an entry without a URL", archive({ entries: [entry, { ...entry, request: { method: "GET", headers: [] } }] }),
    "Entry 2 of a.har is invalid: request.url is no URL."],
])("refuses %s", async (_, source, message) => {
  await expect(read(source)).rejects.toThrow(new RangeError(message));
});

it("finds the requests of an API by its base URL", () => {
  const targetOf = (baseUrl?: string) => archivedRequestOf(entry, baseUrl)?.target;
  expect(targetOf()).toBe("/v1/browsers?limit=2");
  expect(targetOf("https://api.example.com/v1")).toBe("/browsers?limit=2");
  expect(targetOf("https://api.example.com")).toBe("/v1/browsers?limit=2");
  expect(targetOf("https://api.example.com/v")).toBeUndefined();
  expect(targetOf("https://other.example.com")).toBeUndefined();
});
