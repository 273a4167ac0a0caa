/**
 * Keywords for what a schema has not evaluated by any other keyword, its own or those of the schemas that it applies to
 * the same value (JSON Schema 2020-12, section 11).
 */
import { lookUp, type Schema } from "../../openapi/index.js";
import { remember } from "../remember.js";
import { checkAt, type Compiler, fail, goesOn, type Keyword } from "./check.js";
import { createIsDeclared, has } from "./objects.js";

/** Whether a schema itself evaluates a property or an item of a value. */
type Evaluates<Step> = (schema: Schema, step: Step, value: unknown, compiler: Compiler) => boolean;

const declared = new WeakMap<Schema, (name: string) => boolean>();

export const unevaluatedProperties = createKeyword((value) => Object.keys(value), (schema, name) =>
  schema.additionalProperties !== undefined
  || schema.unevaluatedProperties !== undefined
  || remember(declared, schema, () => createIsDeclared(schema))(name));

export const unevaluatedItems = createKeyword((value) => (value as unknown[]).keys(), (schema, index, item, compiler) =>
  schema.items !== undefined
  || schema.unevaluatedItems !== undefined
  || index < (schema.prefixItems ?? []).length
  || (schema.contains !== undefined && compiler.compile(schema.contains)(item)));

function createKeyword<Step extends string | number>(
  stepsIn: (value: object) => Iterable<Step>,
  evaluates: Evaluates<Step>,
): Keyword {
  return (keyword, schema, compiler) => {
    const { [keyword as keyof Schema]: own, ...others } = schema;
    const check = compiler.compile(own as Schema | boolean);
    return (value, report) => {
      const applied = appliedTo(value, others, compiler);
      const members = value as Record<Step, unknown>;
      let fits = true;
      for (const step of stepsIn(members)) {
        if (applied.some((one) => evaluates(one, step, members[step], compiler))) continue;
        const isFine = own === false ? () => fail(report, keyword, schema) : check;
        if (checkAt(step, isFine, members[step], report)) continue;
        if (!goesOn(report)) return false;
        fits = false;
      }
      return fits;
    };
  };
}

/** Returns a schema, and the schemas that it applies to the same value as far as the value fits them. */
function appliedTo(value: unknown, schema: Schema | boolean, compiler: Compiler): Schema[] {
  if (typeof schema === "boolean") return [];
  const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
  const { if: condition, then: whenMet = true, else: otherwise = true } = schema;
  const fits = (part: Schema | boolean) => compiler.compile(part)(value);
  const parts = [
    ...$ref === undefined ? [] : [lookUp(compiler.document, $ref) as Schema],
    ...allOf,
    ...[...anyOf, ...oneOf].filter(fits),
    ...condition === undefined ? [] : fits(condition) ? [condition, whenMet] : [otherwise],
    ...Object.keys(dependentSchemas).filter((name) => has(value as Record<string, unknown>, name))
      .map((name) => dependentSchemas[name] ?? true),
  ];
  return [schema, ...parts.flatMap((part) => appliedTo(value, part, compiler))];
}
