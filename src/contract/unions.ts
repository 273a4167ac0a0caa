/**
 * Explains why a value fits none of several schemas. Ajv reports the violations of all of them; a reader wants those of
 * the schema that was meant.
 */
import type { Ajv2020, ErrorObject } from "ajv/dist/2020.js";
import type { DataValidateFunction } from "ajv/dist/types/index.js";
import { type Document, isObject, type Schema } from "../openapi/index.js";
import { schemaAt } from "./types.js";
import type { Compile } from "./validate.js";

type AjvViolation = Pick<ErrorObject, "keyword" | "instancePath" | "params">;

/** Makes Ajv report the violations of one branch only: the one that a discriminator names, or else the nearest one. */
export function explainUnions(ajv: Ajv2020, document: Document, compile: Compile): void {
  for (const keyword of ["anyOf", "oneOf"]) {
    ajv.removeKeyword(keyword).addKeyword({
      keyword,
      compile(branches: Schema[], parent: object) {
        const { discriminator } = parent as Schema;
        const choose = discriminator
          ? byTag(document, compile, branches, discriminator.propertyName)
          : byDistance(compile, branches, keyword === "oneOf");
        const validate: DataValidateFunction = (value: unknown, context) => {
          const violations = choose(value, context?.instancePath ?? "");
          validate.errors = violations;
          return violations.length === 0;
        };
        return validate;
      },
    });
  }
  // These keywords need to know what each branch evaluates, which is not known here.
  ajv.removeKeyword("unevaluatedProperties").removeKeyword("unevaluatedItems");
}

type Choose = (value: unknown, place: string) => AjvViolation[];

/** OpenAPI 3.1, section 4.8.25: the value of a property names the branch. */
function byTag(document: Document, compile: Compile, branches: Schema[], name: string): Choose {
  const tagged = new Map(branches.flatMap((branch) => {
    const { const: value, enum: values = [value] } = schemaAt(document, branch, name) ?? {};
    return values.map((value) => [value, branch]);
  }));
  return (value, place) => {
    if (!isObject(value) || Array.isArray(value)) return [violation("type", place, { type: "object" })];
    if (!(name in value)) return [violation("required", place, { missingProperty: name })];
    const branch = tagged.get(value[name]);
    if (branch) return violationsOf(compile, branch, value, place);
    return [violation("enum", `${place}/${name}`, { allowedValues: [...tagged.keys()] })];
  };
}

/** The nearest branch accepts values of this type, and has the fewest violations. */
function byDistance(compile: Compile, branches: Schema[], isExclusive: boolean): Choose {
  return (value, place) => {
    const results = branches.map((branch) => violationsOf(compile, branch, value, place));
    const fitting = results.filter((violations) => violations.length === 0).length;
    if (fitting > 1 && isExclusive) {
      return [violation("oneOf", place, { titles: branches.flatMap(({ title = [] }) => title) })];
    }
    if (fitting > 0) return [];
    const [wrongType, others] = partition(results, place);
    if (others.length === 0) return [violation("type", place, { type: [...new Set(wrongType)] })];
    const missing = others.map(([first, ...more]) => more.length === 0 && first?.instancePath === place
      ? first.params.missingProperty as string | undefined
      : undefined);
    if (missing.every((name) => name !== undefined)) {
      return [violation("required", place, { missingProperty: missing.join(" or ") })];
    }
    return others.reduce((nearest, other) => other.length < nearest.length ? other : nearest);
  };
}

/** Returns the types that some branches require instead, and the violations of the branches that accept this type. */
function partition(results: AjvViolation[][], place: string): [types: string[], others: AjvViolation[][]] {
  const types: string[] = [];
  const others = results.filter((violations) => {
    const wrong = violations.find(({ keyword, instancePath }) => keyword === "type" && instancePath === place);
    if (wrong) types.push(...[wrong.params.type as string | string[]].flat());
    return !wrong;
  });
  return [types, others];
}

function violationsOf(compile: Compile, branch: Schema, value: unknown, instancePath: string): AjvViolation[] {
  const validate = compile(branch);
  validate(value, { instancePath, parentData: {}, parentDataProperty: "", rootData: {}, dynamicAnchors: {} });
  return validate.errors ?? [];
}

function violation(keyword: string, instancePath: string, params: object): AjvViolation {
  return { keyword, instancePath, params };
}
