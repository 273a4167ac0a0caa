/** Validates values by the schemas of a description, and describes each violation in a sentence. */
import { type Schema, valueAtSteps } from "../openapi/index.js";
import type { Check, Report } from "./schema/check.js";
import { inWords } from "./words.js";

/** A violation of a schema by a value. */
export interface Violation {
  /** The violation, as a sentence. */
  text: string;
  /** The violated keyword; empty if it is none. */
  keyword: string;
  /** The schema that has the keyword, or what else is violated, if the contract states it in one place. */
  schema: unknown;
  /** The property that is null and must not be. */
  nullAt?: string;
}

/**
 * Creates a violation that is not one of a keyword.
 *
 * @param violated What is violated, such as a parameter.
 */
export function violationOf(text: string, violated?: unknown): Violation {
  return { text, keyword: "", schema: violated };
}

/**
 * Returns the violations of a schema by a value.
 *
 * @param name Name of the value, such as that of a parameter; empty for a body.
 * @param isLarge Whether to stop at the first violation, since there may be millions.
 */
export type Validator = (value: unknown, name?: string, isLarge?: boolean) => Violation[];

/** Returns the validator of a schema. */
export type ValidatorOf = (schema: Schema) => Validator;

/** How many violations are reported one by one. */
const maxViolations = 100;

/**
 * Creates the validator of a schema.
 *
 * @param check What the schema is compiled to.
 * @param whole Name of a body as a whole, at the start of a sentence.
 */
export function createValidator(check: Check, whole: string): Validator {
  return (value, name = "", isLarge = false) => {
    try {
      if (check(value)) return [];
      const report: Report = { violations: [], steps: [], isBrief: isLarge };
      check(value, report);
      const { violations } = report;
      const described = violations.slice(0, maxViolations).map((violation) => {
        const { keyword, schema, steps } = violation;
        return { text: inWords(violation, name, whole), keyword, schema, ...nullIn(steps, value) };
      });
      const more = violationOf(`There are ${violations.length - maxViolations} more.`);
      return violations.length > maxViolations ? [...described, more] : described;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // of the recursion, or of the call stack
      return [violationOf(`${name || whole} is nested too deep.`)];
    }
  };
}

function nullIn(steps: string[], value: unknown): Pick<Violation, "nullAt"> {
  const property = steps.findLast((step) => !/^\d+$/.test(step));
  return property !== undefined && valueAtSteps(value, steps) === null ? { nullAt: property } : {};
}
