/** The setup module of the mock may export overrides and populate. */
import { expect, it } from "vitest";
import { checkExports } from "../../src/cli/setup/exports.js";

it.each<[object, string]>([
  [{}, "it exports neither overrides nor populate nor scenarios"],
  [{ other: 1 }, "it exports neither overrides nor populate nor scenarios"],
  [{ override: {} }, 'it exports "override", which has no effect. Did you mean "overrides"?'],
  [{ overrides: {}, popullate() {} }, 'it exports "popullate", which has no effect. Did you mean "populate"?'],
  [{ default: { overrides: {} } }, "it has only a default export. Write \"export const overrides = { … }\" or "
  + "\"export function populate(client) { … }\""],
  ...[null, 1, [], Promise.resolve({})].map((overrides): [object, string] =>
    [{ overrides }, "overrides must be an object of overrides"]),
  [{ populate: {} }, "populate must be a function"],
])("%j is refused: %s", (module, why) => {
  expect(() => checkExports(module)).toThrow(new Error(why));
});

it("other exports are allowed", () => {
  const module = { overrides: {}, default: 1, seeds: [], populate() {} };
  expect(checkExports(module)).toBe(module);
});
