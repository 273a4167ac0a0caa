/** Keywords that apply other schemas to the same value. */
import { lookUp, type Schema } from "../../openapi/index.js";
import { type Check, every, fail, type Keyword } from "./check.js";

/** How many references may be followed within each other. The call stack has room for several times as many. */
const maxReferences = 500;
let references = 0;

export const compositionKeywords: Record<string, Keyword> = {
  /** Compiled when it is first followed, because a schema may contain itself. */
  $ref(_, { $ref = "" }, { document, compile }) {
    let target: Check | undefined;
    return (value, report) => {
      if (references === maxReferences) throw new RangeError("The value is nested too deep.");
      references++;
      try {
        return (target ??= compile(lookUp(document, $ref) as Schema))(value, report);
      } finally {
        references--;
      }
    };
  },
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
