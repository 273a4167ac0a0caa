/** Syntax errors of Playwright code without a parser: brackets that do not match. */
import { expect, it } from "vitest";
import { findSyntaxError } from "../../src/service/areas/playwright/syntax.js";

it.each([
  ["return {", "Unexpected end of input"],
  ["await page.goto('https://example.com'", "Unexpected end of input"],
  ["return [1, 2)];", "Unexpected token ')'"],
  ["}", "Unexpected token '}'"],
  ["const a = `${{ b: \"}\" }.b}${\"`\"}'` + '\"'; return [a];", undefined],
  ["// don't {\nreturn \"{\"; /* ( */", undefined],
  ["const a: Map<string, number[]> = new Map(); return a as unknown;", undefined],
  ["if (a) /[(]/.test(b)", undefined], // the expression after the parenthesis is taken for a division
])("of %j", (code, message) => {
  expect(findSyntaxError(code, undefined)).toBe(message);
});
