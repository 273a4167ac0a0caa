/** Keywords that apply other schemas to the same value. */
import { lookUp, type Schema } from "../../openapi/index.js";
import { every, fail, type Keyword } from "./check.js";

export const compositionKeywords: Record<string, Keyword> = {
  $ref: (_, { $ref = "" }, { document, compile }) => compile(lookUp(document, $ref) as Schema),
  not(keyword, schema, { compile }) {
    const check = compile(schema.not ?? {});
    return (value, report) => !check(value) || fail(report, keyword, schema);
  },
  allOf: (_, { allOf = [] }, { compile }) => every(allOf.map(compile)),
  if(_, { if: condition = true, then: passed = true, else: failed = true }, { compile }) {
    const [isMet, whenMet, otherwise] = [compile(condition), compile(passed), compile(failed)];
    return (value, report) => isMet(value) ? whenMet(value, report) : otherwise(value, report);
  },
};
