/** Archives on disk grow by an entry at a time, and are continued wherever a program that wrote them was killed. */
import { mkdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { entryOf, type HarEntry, readHar } from "../../../src/har/index.js";
import { openHarFile } from "../../../src/har/node/file.js";
import { newFolder } from "../../support/folder.js";

const log = { creator: { name: "test", version: "1" } };

function entry(name: string): HarEntry {
  const request = { method: "GET", url: `https://api.example.com/${name}`, headers: [] };
  return entryOf({ began: 0, ended: 1, request, response: { status: 200, headers: [], body: "It is left out." } });
}

async function newPath(): Promise<string> {
  return join(await newFolder(), "a.har");
}

async function append(path: string, ...names: string[]): Promise<void> {
  const file = await openHarFile(path, log);
  for (const name of names) file.append(entry(name));
  await file.close();
}

async function namesIn(path: string): Promise<string[]> {
  const names: string[] = [];
  const { isCut } = await readHar(path, await readFile(path, "utf8"), ({ request }) => {
    names.push(new URL(request.url).pathname.slice(1));
  });
  return [...names, ...isCut ? ["cut"] : []];
}

it("is a whole archive before and after each entry", async () => {
  const path = await newPath();
  const file = await openHarFile(path, log);
  expect(await namesIn(path)).toEqual([]);
  for (const [index, name] of ["a", "größer", "c"].entries()) {
    file.append(entry(name));
    expect(await namesIn(path)).toHaveLength(index + 1);
  }
  await file.close();
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ log: { version: "1.2", ...log } });
});

it("continues an archive, one without entries, and an empty file", async () => {
  const path = await newPath();
  await writeFile(path, "");
  await append(path);
  await append(path, "a");
  await append(path, "b", "c");
  expect(await namesIn(path)).toEqual(["a", "b", "c"]);
});

it("continues an archive that is cut off anywhere after the entries that are whole", async () => {
  const path = await newPath();
  await append(path, "a", "b".repeat(70_000));
  const text = await readFile(path, "utf8");
  const start = text.indexOf("\n") + 1;
  const [endOfFirst, endOfSecond] = [text.indexOf(",\n", start), text.indexOf("\n]}}\n")];
  for (let cut = start; cut < text.length; cut++) {
    if (cut > endOfFirst + 9 && cut < endOfSecond - 3) continue; // in the midst of the second
    await writeFile(path, text.slice(0, cut));
    await append(path, "c");
    const whole = cut < endOfFirst ? "" : cut < endOfSecond ? "a" : "ab";
    const names = await namesIn(path);
    expect(names.map(([letter]) => letter).join(""), `cut at ${cut}`).toBe(`${whole}c`);
  }
});

it.each([
  ["an archive of another program", '{ "log": { "version": "1.2", "entries": [] } }'],
  ["another version", '{"log":{"version":"1.1","creator":{},"entries":[\n\n]}}\n'],
  ["a text", "notes\n"],
])("refuses to continue %s, and does not change it", async (_, text) => {
  const path = await newPath();
  await writeFile(path, text);
  const message = `${path} was not written by this program, so it cannot be continued. Name a new file.`;
  await expect(append(path, "a")).rejects.toThrow(new RangeError(message));
  expect(await readFile(path, "utf8")).toBe(text);
});

it("refuses a directory, and a path in none", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "a"));
  await expect(openHarFile(join(folder, "a"), log)).rejects.toThrow("EISDIR");
  await expect(openHarFile(join(folder, "b", "c"), log)).rejects.toThrow("ENOENT");
});

it("no longer appends to a file that another program has changed", async () => {
  const path = await newPath();
  const file = await openHarFile(path, log);
  file.append(entry("a"));
  await append(path, "b");
  expect(() => file.append(entry("c"))).toThrow(`${path} was changed by another program.`);
  await truncate(path, 0);
  expect(() => file.append(entry("c"))).toThrow(`${path} was changed by another program.`);
  await file.close();
  expect((await stat(path)).size).toBe(0);
});
