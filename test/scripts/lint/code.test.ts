/** `npm run lint` finds a planted fault for each rule of the code: types, style, and what a folder may import. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import config from "../../../oxlint.config.js";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/run.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** For each rule, code that breaks it. */
const faults: Record<string, string> = {
  "import/no-cycle": 'import type { B } from "./no-var.js";\nexport interface A { b: B }',
  "no-unused-expressions": "export const a = 1; a;",
  "no-unused-vars": "const unused = 1;",
  "no-var": 'import type { A } from "./import-no-cycle.js";\nexport interface B { a: A }\nexport var old = 1;',
  "prefer-const": "let once = 1; export { once };",
  "prefer-rest-params": "export function all() { return arguments; }",
  "prefer-spread": "export const max = (list: number[]) => Math.max.apply(Math, list);",
  "typescript/await-thenable": "export const a = await 1;",
  "typescript/ban-ts-comment": "// @ts-ignore\nexport const a: number = '';",
  "typescript/no-array-constructor": "export const list = new Array(0, 1);",
  "typescript/no-array-delete": "export const list = [1]; delete list[0];",
  "typescript/no-base-to-string": "export const text = `${{}}`;",
  "typescript/no-duplicate-enum-values": "export enum Kind { One = 1, Other = 1 }",
  "typescript/no-duplicate-type-constituents": "export type A = string | string;",
  "typescript/no-empty-object-type": "export type A = {};",
  "typescript/no-explicit-any": "export const a = (value: any): void => void value;",
  "typescript/no-extra-non-null-assertion": "export const f = (a?: { b: number }) => a!!.b;",
  "typescript/no-floating-promises": "Promise.resolve(1);",
  "typescript/no-for-in-array": "for (const index in [1]) console.log(index);",
  "typescript/no-implied-eval": "setTimeout('alert(1)', 1);",
  "typescript/no-misused-new": "export interface A { new (): A }",
  "typescript/no-misused-promises": "if (Promise.resolve(true)) console.log();",
  "typescript/no-namespace": "export namespace a { export const b = 1; }",
  "typescript/no-non-null-asserted-optional-chain": "export const f = (a?: { b: number }) => a?.b!;",
  "typescript/no-redundant-type-constituents": "export type A = unknown | string;",
  "typescript/no-require-imports": "export const fs = require('node:fs');",
  "typescript/no-this-alias": "export class A { a() { const self = this; return self; } }",
  "typescript/no-unnecessary-type-assertion": "const a: string = ''; export const b = a as string;",
  "typescript/no-unnecessary-type-constraint": "export type A<T extends unknown> = T;",
  "typescript/no-unsafe-argument": "export const f = (a: string) => f(JSON.parse(a));",
  "typescript/no-unsafe-assignment": "export const a = JSON.parse('');",
  "typescript/no-unsafe-call": "JSON.parse('')();",
  "typescript/no-unsafe-declaration-merging": "export interface A { b: 1 }\nexport class A {}",
  "typescript/no-unsafe-enum-comparison": "enum A { B = 1 }\nexport const f = (a: A, b: number) => a === b;",
  "typescript/no-unsafe-function-type": "export const f = (a: Function) => a;",
  "typescript/no-unsafe-member-access": "export const f = (): void => void JSON.parse('').a;",
  "typescript/no-unsafe-return": "export const f = () => JSON.parse('');",
  "typescript/no-unsafe-unary-minus": "export const f = (a: string) => -a;",
  "typescript/no-wrapper-object-types": "export const f = (a: String) => a;",
  "typescript/only-throw-error": "export const f = () => { throw 'a'; };",
  "typescript/prefer-as-const": "export const a = 'a' as 'a';",
  "typescript/prefer-namespace-keyword": "export module a { export const b = 1; }",
  "typescript/prefer-promise-reject-errors": "export const a = Promise.reject('a');",
  "typescript/require-await": "export const f = async () => 1;",
  "typescript/restrict-plus-operands": "export const a = 1 + {};",
  "typescript/restrict-template-expressions": "export const a = `${[]}`;",
  "typescript/triple-slash-reference": "/// <reference path='./a.ts' />\nexport {};",
  "typescript/unbound-method": "export const { toFixed } = 1;",
  "typescript/TS2322": "export const a: number = '';",
  "layers/imports": "export type { Server } from 'node:http';",
  "@stylistic/quotes": "export const a = 'a';",
  "@stylistic/semi": "export const a = 1",
  "@stylistic/indent": "export const a = {\n      b: 1,\n};",
  "@stylistic/max-len": `export const a = "${"a".repeat(120)}";`,
};

it("has a fault for each rule that is not of style", () => {
  const rules = Object.keys(config.rules).filter((name) => !name.startsWith("@stylistic/"));
  expect(rules.filter((name) => !(name in faults))).toEqual([]);
});

it("finds each fault", async () => {
  const folder = await newFolder();
  const fileOf = (rule: string) => `src/client/${rule.replaceAll(/\W/g, "-")}.ts`;
  await mkdir(join(folder, dirname(fileOf("a"))), { recursive: true });
  await writeFile(join(folder, "tsconfig.json"), '{ "compilerOptions": { "strict": true, "module": "nodenext" } }');
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const [rule, code] of Object.entries(faults)) await writeFile(join(folder, fileOf(rule)), `${code}\n`);
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const { code, stdout } = await run("node", [oxlint, "-c", join(root, "oxlint.config.js"), "-f", "json"], folder);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const missed = Object.keys(faults).filter((rule) => {
    const name = rule.replace(/^.*\//, "");
    return !diagnostics.some(({ code, filename }) => filename.endsWith(fileOf(rule)) && code.endsWith(`(${name})`));
  });
  expect(missed).toEqual([]);
  expect(code).toBe(1);
});
