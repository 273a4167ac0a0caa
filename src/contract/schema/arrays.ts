/** Keywords that apply to arrays. */
import type { Schema } from "../../openapi/index.js";
import { type Check, checkAt, every, fail, goesOn, type Keyword, test } from "./check.js";
import { setOf } from "./values.js";

export const arrayKeywords: Record<string, Keyword> = {
  maxItems: test((maximum: number) => (items: unknown[]) => items.length <= maximum),
  minItems: test((minimum: number) => (items: unknown[]) => items.length >= minimum),
  uniqueItems: test((isUnique: boolean) => (items: unknown[]) => !isUnique || setOf(items).size === items.length),
  prefixItems: (_, { prefixItems = [] }, { compile }) => every(prefixItems.map((schema, index): Check => {
    const check = compile(schema);
    return (value, report) => index >= (value as unknown[]).length
      || checkAt(index, check, (value as unknown[])[index], report);
  })),
  items(keyword, schema, { compile }) {
    const { prefixItems: { length: start } = [] } = schema;
    const others = schema.items as Schema | boolean;
    if (others === false) {
      return (value, report) => (value as unknown[]).length <= start
        || fail(report, keyword, schema, { expected: start });
    }
    const check = compile(others);
    return (value, report) => {
      const items = value as unknown[];
      let fits = true;
      for (let index = start; index < items.length; index++) {
        if (checkAt(index, check, items[index], report)) continue;
        if (!goesOn(report)) return false;
        fits = false;
      }
      return fits;
    };
  },
  contains(keyword, schema, { compile }) {
    const { contains = true, minContains: minimum = 1, maxContains: maximum = Infinity } = schema;
    const check = compile(contains);
    return (value, report) => {
      const count = (value as unknown[]).filter((item) => check(item)).length;
      return (count >= minimum && count <= maximum) || fail(report, keyword, schema);
    };
  },
};
