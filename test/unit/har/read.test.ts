/** Archives are read entry by entry; one that cannot be read is refused in a sentence. */
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { requestBodyOf, responseBodyOf } from "../../../src/har/body.js";
import { archivedRequestOf, type HarEntry, type HarSource, readHar } from "../../../src/har/index.js";
import type { HarContent } from "../../../src/har/types.js";

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
  ["a text with many braces in texts", archive({ comments: Array.from({ length: 300 }, () => "{") })],
  ["a text with a byte order mark", `\ufeff${archive({})}`],
])("reads %s", async (_, source) => {
  expect(await read(source)).toMatchObject({ log: { version: "1.2" }, entries: 2, isCut: false, numbers: [1, 2] });
});

it("lets go of each entry when the next one is read", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const text = archive({ entries: Array(100).fill(entry) });
  let first: WeakRef<HarEntry> | undefined;
  const { entries } = await readHar("a.har", chunksOf(text, 100), async (one, number) => {
    if (number === 1) first = new WeakRef(one);
    if (number === 50) {
      collectGarbage();
      expect(first?.deref()).toBeUndefined();
    }
    await setImmediate(); // until then, nothing that a WeakRef refers to is collected
  });
  expect(entries).toBe(100);
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
  ["JSON that is too deep", "[".repeat(300), "a.har is nested deeper than 256 levels."],
  ["an empty entry", archive({ entries: [{}] }), "Entry 1 of a.har is invalid: startedDateTime is no time."],
  ["an entry without a URL", archive({ entries: [entry, { ...entry, request: { method: "GET", headers: [] } }] }),
    "Entry 2 of a.har is invalid: request.url is no URL."],
  ["a header without a value",
    archive({ entries: [{ ...entry, response: { status: 200, headers: [{ name: "a" }] } }] }),
    "Entry 1 of a.har is invalid: response.headers is no list of names and values."],
  ["a body that is an object", archive({ entries: [{ ...entry, response: { status: 200, content: { text: {} } } }] }),
    "Entry 1 of a.har is invalid: response.content has no text."],
  ["a request whose body is a number",
    archive({ entries: [{ ...entry, request: { ...entry.request, postData: { text: 1 } } }] }),
    "Entry 1 of a.har is invalid: request.postData has no text."],
])("refuses %s", async (_, source, message) => {
  await expect(read(source)).rejects.toThrow(new RangeError(message));
});

it.each<[string, object, object | undefined]>([
  ["bytes that Chromium leaves out", { bodySize: 0 }, { missing: "Its body is not in the file." }],
  ["bytes that Playwright leaves out", { bodySize: 4, postData: { text: "" } },
    { missing: "Its body is not in the file." }],
  ["bytes as a text", { bodySize: 6, postData: { text: "\0\xff\x80\x03" } },
    { missing: "Its body is bytes, which the file has as a text." }],
  ["a text", { bodySize: 4, postData: { text: "text" } }, { bytes: new TextEncoder().encode("text") }],
])("takes %s of a request as that", (_, fields, body) => {
  const headers = [{ name: "Content-Length", value: "4" }];
  expect(requestBodyOf({ ...entry.request, headers, ...fields })).toEqual(body);
});

it.each<[object | undefined, object]>([
  [{ size: 0, mimeType: "x-unknown" }, { bytes: new Uint8Array() }],
  [{ size: 0, mimeType: "x-unknown", encoding: "base64", text: "" }, { bytes: new Uint8Array() }],
  [undefined, { bytes: new Uint8Array() }],
  [{ size: 4 }, { missing: "Its body is not in the file." }],
  [{ size: -1 }, { missing: "Its body is not in the file." }],
  [{ size: 1, encoding: "base64", text: "?" }, { missing: "Its body is not valid Base64." }],
])("takes the body of a response for what it is: %j", (content, body) => {
  expect(responseBodyOf(content as HarContent | undefined)).toEqual(body);
});

it("finds the requests of an API by its base URL", () => {
  const targetOf = (baseUrl?: string) => archivedRequestOf(entry, baseUrl)?.target;
  expect(targetOf()).toBe("/v1/browsers?limit=2");
  expect(targetOf("https://api.example.com/v1")).toBe("/browsers?limit=2");
  expect(targetOf("https://api.example.com")).toBe("/v1/browsers?limit=2");
  expect(targetOf("https://api.example.com/v")).toBeUndefined();
  expect(targetOf("https://other.example.com")).toBeUndefined();
});
