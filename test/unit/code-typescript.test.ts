/** The types are removed from TypeScript code of requests; JavaScript is unchanged. */
import { createRequire } from "node:module";
import * as nodeModule from "node:module";
import { expect, it } from "vitest";
import { toJavaScript } from "../../src/browser/code/typescript.js";

const compiler = createRequire(import.meta.url).resolve("typescript");

it("returns JavaScript unchanged", () => {
  const code = "const a = f(b < c, d > (e)); // and so on\nreturn await a";
  expect(toJavaScript(code, undefined)).toBe(code);
});

it("removes types", () => {
  const code = toJavaScript("interface A { b: number }\nconst a: A = { b: 1 };\nreturn a.b as number", compiler);
  expect(code).not.toContain("number");
  expect(toJavaScript(code, undefined)).toBe(code);
});

it("reports what is wrong with code that is neither", () => {
  for (const code of ["const = 1", "const a: = 1", "if (true) {"]) {
    expect(() => toJavaScript(code, compiler), code).toThrow(/^(?:Unexpected token|Missing initializer)/);
  }
});

it.skipIf("stripTypeScriptTypes" in nodeModule)("says what TypeScript needs if nothing can remove types", () => {
  expect(() => toJavaScript("const a: number = 1", undefined))
    .toThrow("TypeScript needs Node.js 22.13 or later, or the package typescript.");
});
