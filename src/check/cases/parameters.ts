/** Requests with an invalid parameter: missing, empty, sent twice, or not matching its schema. */
import type { Fits } from "../../contract/index.js";
import type { Parameter } from "../../openapi/index.js";
import type { CheckedOperation } from "../operations.js";
import type { Rule } from "../../report/rules.js";
import { type Case, type RequestParts, validParts } from "./case.js";
import { createInvalidValues } from "./invalid-values.js";
import { queryPairsOf } from "./query.js";
import { refusedCase } from "./refused.js";
import { sampleOf } from "./sample.js";

type QueryPairs = NonNullable<RequestParts["query"]>;
/** Creates the case for these pairs of a parameter; the rest of the request is valid. */
type WithPairs = (rule: Rule, name: string, pairs: QueryPairs) => Case;

/** Returns the requests with an invalid parameter. Whatever OpenAPI does not specify for queries is left open. */
export function parameterCases(fits: Fits, operation: CheckedOperation): Case[] {
  const valid = validParts(operation);
  return operation.parameters.flatMap((parameter): Case[] => {
    const { name, in: location, required, schema = {}, style, example = sampleOf(schema) } = parameter;
    const invalid = invalidTexts(fits, parameter, example);
    if (location === "path") {
      return invalid.map(({ rule, name: caseName, value }) =>
        refusedCase(rule, caseName, { ...valid, path: { ...valid.path, [name]: value } }));
    }
    if (location !== "query") return [];
    const otherPairs = valid.query?.filter(([sent]) => sent !== name && !sent.startsWith(`${name}[`)) ?? [];
    const withPairs: WithPairs = (rule, caseName, pairs) =>
      refusedCase(rule, caseName, { ...valid, query: [...otherPairs, ...pairs] });
    if (style === "deepObject") return deepObjectCases(parameter, withPairs);
    if (schema.type === "array") return listCases(fits, parameter, withPairs);
    const validPairs = queryPairsOf(parameter, example);
    return [
      ...required ? [withPairs("required", `no ${name}`, [])] : [],
      ...parameter.allowEmptyValue
        ? []
        : [{ ...withPairs("type", `an empty ${name}`, [[name, ""]]), isOpen: fits(schema, "") }],
      { ...withPairs("count", `${name} twice`, [...validPairs, ...validPairs]), isOpen: true },
      ...invalid.map(({ rule, name: caseName, value }) => withPairs(rule, caseName, [[name, value]])),
    ];
  });
}

/** Returns the invalid values that stay invalid as text: not `null`, and no number in place of a string. */
function invalidTexts(fits: Fits, { name, schema = {} }: Parameter, example: unknown) {
  return createInvalidValues(fits)(schema, example, name)
    .filter(({ value }) => value !== null && (schema.type !== "string" || typeof value === "string"))
    .map(({ value, ...others }) => ({ ...others, value: String(value) }));
}

/** A list is invalid because of its items or their number: in a query, any text is a list. */
function listCases(fits: Fits, parameter: Parameter, withPairs: WithPairs): Case[] {
  const { name, required, schema: { items = {}, ...list } = {} } = parameter;
  const isText = (item: unknown) => item !== null && (items.type !== "string" || typeof item === "string");
  const invalid = createInvalidValues(fits)({ ...list, items }, [], name).filter(({ value }) =>
    Array.isArray(value) && value.length > 0 && value.every(isText));
  return [
    ...required ? [withPairs("required", `no ${name}`, [])] : [],
    { ...withPairs("type", `an empty ${name}`, [[name, ""]]), isOpen: fits(items, "") },
    ...invalid.map(({ rule, name: caseName, value }) => withPairs(rule, caseName, queryPairsOf(parameter, value))),
  ];
}

function deepObjectCases({ name, schema }: Parameter, withPairs: WithPairs): Case[] {
  const max = schema?.maxProperties;
  const open = [
    withPairs("type", `${name} that is not an object`, [[name, "any-text"]]),
    withPairs("type", `${name} without a key`, [[`${name}[]`, "any-text"]]),
    withPairs("type", `${name} with a nested object`, [[`${name}[a][b]`, "any-text"]]),
    withPairs("count", `${name} with a duplicate key`, [[`${name}[a]`, "any-text"], [`${name}[a]`, "other-text"]]),
  ].map((testCase) => ({ ...testCase, isOpen: true }));
  if (max === undefined) return open;
  const tooMany = Array.from({ length: max + 1 }, (_, index): QueryPairs[number] =>
    [`${name}[key${index}]`, "any-text"]);
  return [...open, { ...withPairs("count", `${name} with more than ${max} keys`, tooMany), isOpen: false }];
}
