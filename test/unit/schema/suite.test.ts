/** The official JSON Schema Test Suite, as far as its keywords are checked. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/contract/schema/check.js";
import { createCompile } from "../../../src/contract/schema/compile.js";
import type { Document, Schema } from "../../../src/openapi/index.js";

interface Group {
  description: string;
  schema: Schema | boolean;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/*
 * These files of the suite are left out, and not in the folder:
 * - anchor.json, refRemote.json: a reference of a description is a JSON Pointer within it, and any other is refused.
 * - defs.json: its only group refers to the meta-schema.
 * - dynamicRef.json: `$dynamicRef` is refused as an unknown keyword.
 * - vocabulary.json: another dialect is one for which a description would have to name a meta-schema.
 * - format.json: it wants formats to forbid nothing. Here they do, by ajv-formats, as they did by Ajv.
 */

/** Groups that are left out, because they refer to something by `$id`, by an anchor or by `$dynamicRef`. */
const leftOut = new Set([
  "remote ref, containing refs itself",
  "Recursive references between schemas",
  "refs with relative uris and defs",
  "relative refs with absolute uris and defs",
  "$id must be resolved against nearest parent, not just immediate parent",
  "order of evaluation: $id and $ref",
  "order of evaluation: $id and $anchor and $ref",
  "order of evaluation: $id and $ref on nested schema",
  "simple URN base URI with $ref via the URN",
  "URN base URI with URN and JSON pointer ref",
  "URN base URI with URN and anchor ref",
  "URN ref with nested pointer ref",
  "ref to if",
  "ref to then",
  "ref to else",
  "ref with absolute-path-reference",
  "unevaluatedItems with $dynamicRef",
  "unevaluatedProperties with $dynamicRef",
]);

const folder = new URL("json-schema-test-suite/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const groups = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Group[];
  const cases = groups.filter(({ description }) => !leftOut.has(description)).flatMap(({ schema, tests, ...group }) =>
    tests.map((test) => ({ name: `${group.description}: ${test.description}`, schema, ...test })));

  it.each(cases)("$name", ({ schema, data, valid }) => {
    const check = createCompile(schema as Document)(schema);
    const report: Report = { violations: [], steps: [], isBrief: false };
    expect(check(data)).toBe(valid);
    expect(check(data, report)).toBe(valid);
    expect(report.violations.length === 0).toBe(valid);
    expect(report.steps).toEqual([]);
  });
});
