/**
 * Unions. A value that fits none of several schemas violates all of them; a reader wants the violations of the schema
 * that was meant.
 */
import type { Schema } from "../../openapi/index.js";
import { schemaAt } from "../types.js";
import { type Check, checkAt, type Compiler, fail, type Keyword, type Report, type Violation } from "./check.js";
import { has } from "./objects.js";
import { isOfType } from "./values.js";

type UnionKeyword = "anyOf" | "oneOf";

export const unionKeywords: Record<string, Keyword> = {
  anyOf(_, schema, compiler) {
    const branches = (schema.anyOf ?? []).map(compiler.compile);
    return explained("anyOf", schema, compiler, (value) => branches.some((branch) => branch(value)));
  },
  oneOf(_, schema, compiler) {
    const branches = (schema.oneOf ?? []).map(compiler.compile);
    return explained("oneOf", schema, compiler, (value) => {
      const first = branches.findIndex((branch) => branch(value));
      return first >= 0 && !branches.slice(first + 1).some((branch) => branch(value));
    });
  },
};

/** Reports why a value fits none of the branches, or too many. */
type Explain = (value: unknown, report: Report) => void;

/** Returns a check that reports the violations of one branch: the one that a discriminator names, or the nearest. */
function explained(keyword: UnionKeyword, schema: Schema, compiler: Compiler, fits: Check): Check {
  const explain = schema.discriminator
    ? byTag(keyword, schema, compiler, schema.discriminator.propertyName)
    : byDistance(keyword, schema, compiler);
  return (value, report) => {
    if (fits(value)) return true;
    if (report) explain(value, report);
    return false;
  };
}

/** OpenAPI 3.1, section 4.8.25: the value of a property names the branch. */
function byTag(keyword: UnionKeyword, schema: Schema, { document, compile }: Compiler, name: string): Explain {
  const tagged = new Map<unknown, Check>(schema[keyword]?.flatMap((branch) => {
    const { const: value, enum: values = [value] } = schemaAt(document, branch, name) ?? {};
    const check = compile(branch);
    return values.map((value) => [value, check]);
  }));
  return (value, report) => {
    if (!isOfType.object(value)) return fail(report, "type", schema, { expected: "object" });
    const members = value as Record<string, unknown>;
    if (!has(members, name)) return fail(report, "required", schema, { property: name });
    const tag = members[name];
    const branch = tagged.get(tag);
    if (branch) return branch(value, report) && failAsUnion(keyword, schema, report);
    return checkAt(name, () => fail(report, "enum", schema, { expected: [...tagged.keys()] }), tag, report);
  };
}

/** The nearest branch accepts values of this type, and has the fewest violations. */
function byDistance(keyword: UnionKeyword, schema: Schema, { compile }: Compiler): Explain {
  const branches = schema[keyword]?.map(compile) ?? [];
  return (value, report) => {
    const results = branches.map((branch) => {
      const violations: Violation[] = [];
      branch(value, { ...report, violations });
      return violations;
    });
    if (results.some((violations) => violations.length === 0)) return failAsUnion(keyword, schema, report);
    const isHere = ({ steps }: Violation) => steps.length === report.steps.length;
    const wrongTypes = results.flatMap((violations) => typeIn(violations.filter(isHere)));
    const others = results.filter((violations) => typeIn(violations.filter(isHere)).length === 0);
    if (others.length === 0) return fail(report, "type", schema, { expected: [...new Set(wrongTypes)] });
    const missing = others.map(([first, ...more]) =>
      more.length === 0 && first && first.keyword === "required" && isHere(first) ? first.property : undefined);
    if (missing.every((name) => name !== undefined)) {
      return fail(report, "required", schema, { property: missing.join(" or ") });
    }
    const nearest = others.reduce((nearest, other) => other.length < nearest.length ? other : nearest);
    for (const violation of nearest) report.violations.push(violation);
  };
}

/** Returns the types that a value should have had instead, if its type is wrong. */
function typeIn(violations: Violation[]): string[] {
  const wrong = violations.find(({ keyword }) => keyword === "type");
  return wrong ? [wrong.expected as string | string[]].flat() : [];
}

function failAsUnion(keyword: UnionKeyword, schema: Schema, report: Report): false {
  return fail(report, keyword, schema, { expected: schema[keyword]?.flatMap(({ title = [] }) => title) });
}
