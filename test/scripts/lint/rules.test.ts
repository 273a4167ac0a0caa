/** Each house rule accepts `notes.yaml`, and alone reports a change that violates it. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import type { Node } from "../../support/contract.js";
import { violations } from "./violations.js";
import { lint } from "./redocly.js";

const notes = JSON.stringify(parse(readFileSync(new URL("notes.yaml", import.meta.url), "utf8")));
const cases = Object.entries(violations).flatMap(([rule, [message, changes]]) =>
  Object.entries(changes).map(([violation, change], index) =>
    ({ rule, message, violation, change, file: `${rule.replace("/", "-")}-${index}.json` })));
let folder: string;
let problems: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lint-"));
  await write("notes.json", () => {});
  for (const { file, change } of cases) await write(file, change);
  problems = await lint(...["notes.json", ...cases.map(({ file }) => file)].map((file) => join(folder, file)));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, change: (notes: Node) => void) {
  const changed = JSON.parse(notes) as Node;
  change(changed);
  await writeFile(join(folder, file), JSON.stringify(changed));
}

it("no rule reports a problem in notes.yaml", () => {
  expect(problems.get("notes.json")).toEqual([]);
});

it.each(cases)("$rule alone reports $violation", ({ rule, message, file }) => {
  expect(problems.get(file)).toEqual([`${rule}: ${message}`]);
});

it("every rule of redocly.yaml has a test", () => {
  const { rules } = parse(readFileSync("redocly.yaml", "utf8")) as Node;
  expect(Object.keys(violations)).toEqual(Object.keys(rules as Node));
});
