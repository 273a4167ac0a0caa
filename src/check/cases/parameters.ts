/** Requests with a broken parameter: missing, empty, given twice, or against its schema. */
import type { Fits } from "../../contract/index.js";
import type { Parameter } from "../../openapi/index.js";
import type { Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { type Case, type Parts, validParts } from "./case.js";
import { pairsOf } from "./query.js";
import { refused } from "./refused.js";
import { sampleOf } from "./sample.js";
import { createViolations } from "./violations.js";

type Pairs = NonNullable<Parts["query"]>;
type Put = (rule: Rule, violation: string, pairs: Pairs) => Case;

/** Gives the requests with a broken parameter. What OpenAPI does not say of a query is left open. */
export function parameterCases(fits: Fits, operation: Operation): Case[] {
  const valid = validParts(operation);
  return operation.parameters.flatMap((parameter): Case[] => {
    const { name, in: place, required, schema = {}, style, example = sampleOf(schema) } = parameter;
    const isNeverEmpty = !parameter.allowEmptyValue;
    const broken = textViolations(fits, parameter, example);
    if (place === "path") {
      return broken.map(({ rule, name: violation, value }) =>
        refused(rule, violation, { ...valid, path: { ...valid.path, [name]: value } }));
    }
    if (place !== "query") return [];
    const others = valid.query?.filter(([sent]) => sent !== name && !sent.startsWith(`${name}[`)) ?? [];
    const put: Put = (rule, violation, pairs) => refused(rule, violation, { ...valid, query: [...others, ...pairs] });
    if (style === "deepObject") return deepObjectCases(parameter, put);
    if (schema.type === "array") return listCases(fits, parameter, put);
    const given = pairsOf(parameter, example);
    return [
      ...required ? [put("required", `no ${name}`, [])] : [],
      ...isNeverEmpty ? [{ ...put("type", `${name} that is empty`, [[name, ""]]), isOpen: fits(schema, "") }] : [],
      { ...put("count", `${name} twice`, [...given, ...given]), isOpen: true },
      ...broken.map(({ rule, name: violation, value }) => put(rule, violation, [[name, value]])),
    ];
  });
}

/** What breaks a schema as text, too: no `null`, no number where text belongs. */
function textViolations(fits: Fits, { name, schema = {} }: Parameter, example: unknown) {
  return createViolations(fits)(schema, example, name)
    .filter(({ value }) => value !== null && (schema.type !== "string" || typeof value === "string"))
    .map(({ value, ...violation }) => ({ ...violation, value: String(value) }));
}

/** A list is broken by its items, and by how many they are: as text, nothing in a query is no list. */
function listCases(fits: Fits, parameter: Parameter, put: Put): Case[] {
  const { name, required, schema: { items = {}, ...list } = {} } = parameter;
  const isText = (item: unknown) => item !== null && (items.type !== "string" || typeof item === "string");
  const broken = createViolations(fits)({ ...list, items }, [], name).filter(({ value }) =>
    Array.isArray(value) && value.length > 0 && value.every(isText));
  return [
    ...required ? [put("required", `no ${name}`, [])] : [],
    { ...put("type", `${name} that is empty`, [[name, ""]]), isOpen: fits(items, "") },
    ...broken.map(({ rule, name: violation, value }) => put(rule, violation, pairsOf(parameter, value))),
  ];
}

function deepObjectCases({ name, schema }: Parameter, put: Put): Case[] {
  const most = schema?.maxProperties;
  const many = Array.from({ length: (most ?? 0) + 1 }, (_, at): Pairs[number] => [`${name}[key${at}]`, "any-text"]);
  return [
    put("type", `${name} that is no object`, [[name, "any-text"]]),
    put("type", `${name} without a key`, [[`${name}[]`, "any-text"]]),
    put("type", `${name} with an object in it`, [[`${name}[a][b]`, "any-text"]]),
    put("count", `${name} with a key twice`, [[`${name}[a]`, "any-text"], [`${name}[a]`, "other-text"]]),
  ].map((one) => ({ ...one, isOpen: true }))
    .concat(most === undefined ? [] : [{ ...put("count", `${name} with more than ${most}`, many), isOpen: false }]);
}
