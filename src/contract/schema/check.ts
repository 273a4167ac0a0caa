/** What a schema is compiled to: a function that judges a value and, with a report, says what is wrong with it. */
import type { Document, Schema } from "../../openapi/index.js";

/** Whether a value fits a schema. Without a report, the first violation decides. */
export type Check = (value: unknown, report?: Report) => boolean;

/** Violations are added to it. */
export interface Report {
  violations: Violation[];
  /** The steps to the value that is being checked. */
  steps: (string | number)[];
  /** Whether the first violation is enough. */
  isBrief: boolean;
}

/** A violation of a schema by a value. */
export interface Violation {
  keyword: string;
  /** What the keyword requires: usually its value. */
  expected: unknown;
  /** The steps to the value that violates the schema. */
  steps: string[];
  /** The property of that value that is missing or not allowed. */
  property?: string;
  /** The schema that has the keyword. */
  schema: Schema | boolean;
}

/** What the keywords of a schema need to compile the schemas within it. */
export interface Compiler {
  document: Document;
  compile: (schema: Schema | boolean) => Check;
}

/** Compiles a keyword of a schema. */
export type Keyword = (keyword: string, schema: Schema, compiler: Compiler) => Check;

/** Returns a keyword that tests a value on its own. The value has the type that the keyword applies to. */
export function test<Expected, Value>(create: (expected: Expected) => (value: Value) => boolean): Keyword {
  return (keyword, schema) => {
    const fits = create(schema[keyword as keyof Schema] as Expected);
    return (value, report) => fits(value as Value) || fail(report, keyword, schema);
  };
}

/** Reports a violation. Returns false, as the check that fails does. */
export function fail(
  report: Report | undefined,
  keyword: string,
  schema: Schema,
  { expected = schema[keyword as keyof Schema], property }: Partial<Violation> = {},
): false {
  report?.violations.push({
    keyword, expected, steps: report.steps.map(String), ...property !== undefined && { property }, schema,
  });
  return false;
}

/** Whether further violations are of interest after one. */
export function goesOn(report: Report | undefined): boolean {
  return report !== undefined && !report.isBrief;
}

/**
 * Returns a check that a value passes if it passes all of several.
 *
 * @param applies Whether they apply to a value. By default, they apply to all.
 */
export function every(checks: Check[], applies?: (value: unknown) => boolean): Check {
  const [only, ...others] = checks;
  if (only && others.length === 0 && !applies) return only;
  return (value, report) => {
    if (applies && !applies(value)) return true;
    let fits = true;
    for (const check of checks) {
      if (check(value, report)) continue;
      if (!goesOn(report)) return false;
      fits = false;
    }
    return fits;
  };
}

/** Checks a property or an item of the value that is being checked. */
export function checkAt(step: string | number, check: Check, value: unknown, report: Report | undefined): boolean {
  if (!report) return check(value);
  report.steps.push(step);
  const fits = check(value, report);
  report.steps.pop();
  return fits;
}
