/** Keywords that apply to objects. */
import type { Schema } from "../../openapi/index.js";
import { type Check, checkAt, every, fail, goesOn, type Keyword, type Report, test } from "./check.js";

type Members = Record<string, unknown>;

export const objectKeywords: Record<string, Keyword> = {
  maxProperties: test((maximum: number) => (value: object) => Object.keys(value).length <= maximum),
  minProperties: test((minimum: number) => (value: object) => Object.keys(value).length >= minimum),
  required: (keyword, schema) => requires(keyword, schema, schema.required ?? []),
  propertyNames(keyword, schema, { compile }) {
    const check = compile(schema.propertyNames ?? true);
    return eachName((name, _, report) => check(name) || fail(report, keyword, schema, { property: name }));
  },
  additionalProperties(keyword, schema, { compile }) {
    const isDeclared = createIsDeclared(schema);
    const { additionalProperties: others = true } = schema;
    const check = compile(others);
    return eachName((name, value, report) => {
      if (isDeclared(name)) return true;
      return others === false ? fail(report, keyword, schema, { property: name }) : checkAt(name, check, value, report);
    });
  },
  properties(_, { properties = {} }, { compile }) {
    const checks = new Map(Object.entries(properties).map(([name, property]) => [name, compile(property)]));
    const namesIn = (value: object) => [...checks.keys()].filter((name) => Object.hasOwn(value, name));
    return (value, report) => {
      let fits = true;
      // A value often has few of the properties. Violations are reported in the order of the schema.
      for (const name of report ? namesIn(value as Members) : Object.keys(value as Members)) {
        const check = checks.get(name);
        const member = (value as Members)[name];
        if (!check || member === undefined || checkAt(name, check, member, report)) continue;
        if (!goesOn(report)) return false;
        fits = false;
      }
      return fits;
    };
  },
  patternProperties(_, { patternProperties = {} }, { compile }) {
    return every(Object.entries(patternProperties).map(([pattern, property]) => {
      const expression = new RegExp(pattern, "u");
      const check = compile(property);
      return eachName((name, value, report) => !expression.test(name) || checkAt(name, check, value, report));
    }));
  },
  dependentRequired: (keyword, schema) =>
    dependent(schema.dependentRequired, (names) => requires(keyword, schema, names)),
  dependentSchemas: (_, { dependentSchemas }, { compile }) => dependent(dependentSchemas, compile),
};

/** Whether an object has a property of its own. One that is undefined is left out of JSON. */
export function has(value: Members, name: string): boolean {
  return value[name] !== undefined && Object.hasOwn(value, name);
}

/** Creates a function that says whether a schema declares a name itself. */
export function createIsDeclared({ properties = {}, patternProperties = {} }: Schema): (name: string) => boolean {
  const names = new Set(Object.keys(properties));
  const patterns = Object.keys(patternProperties).map((pattern) => new RegExp(pattern, "u"));
  return (name) => names.has(name) || patterns.some((pattern) => pattern.test(name));
}

function eachName(check: (name: string, value: unknown, report: Report | undefined) => boolean): Check {
  return (value, report) => {
    let fits = true;
    for (const name of Object.keys(value as Members)) {
      if (check(name, (value as Members)[name], report)) continue;
      if (!goesOn(report)) return false;
      fits = false;
    }
    return fits;
  };
}

function requires(keyword: string, schema: Schema, names: string[]): Check {
  return (value, report) => {
    let fits = true;
    for (const property of names) {
      if (has(value as Members, property)) continue;
      fits = fail(report, keyword, schema, { property });
      if (!goesOn(report)) return false;
    }
    return fits;
  };
}

/** Returns a check of what applies to an object because it has a property. */
function dependent<Rule>(rules: Record<string, Rule> = {}, compile: (rule: Rule) => Check): Check {
  return every(Object.entries(rules).map(([name, rule]): Check => {
    const check = compile(rule);
    return (value, report) => !has(value as Members, name) || check(value, report);
  }));
}
