/** The setup module of the mock may export handlers and seed. */
import { expect, it } from "vitest";
import { checkExports } from "../../src/cli/setup/exports.js";

it.each<[object, string]>([
  [{}, "it exports neither handlers nor seed"],
  [{ other: 1 }, "it exports neither handlers nor seed"],
  [{ handler: {} }, 'it exports "handler", which has no effect. Did you mean "handlers"?'],
  [{ handlers: {}, sed() {} }, 'it exports "sed", which has no effect. Did you mean "seed"?'],
  [{ default: { handlers: {} } }, "it has only a default export. Write \"export const handlers = { … }\" or "
  + "\"export function seed(client) { … }\""],
  ...[null, 1, [], Promise.resolve({})].map((handlers): [object, string] =>
    [{ handlers }, "handlers must be an object of overrides"]),
  [{ seed: {} }, "seed must be a function"],
])("%j is refused: %s", (module, why) => {
  expect(() => checkExports(module)).toThrow(new Error(why));
});

it("other exports are allowed", () => {
  const module = { handlers: {}, default: 1, seeds: [], seed() {} };
  expect(checkExports(module)).toBe(module);
});
