/** Requests with a broken parameter, which follow from an operation's description. */
import { type Case, refused } from "./cases.js";
import type { Node, Operation } from "./contract.js";
import { pairsOf } from "./query.js";
import { sampleOf } from "./samples.js";
import { type Parts, validParts } from "./send.js";
import { violations } from "./violations.js";

type Pairs = NonNullable<Parts["query"]>;

/** Requests with a parameter that is missing, empty, given twice, or against its schema. */
export function parameterCases(operation: Operation): Case[] {
  const valid = validParts(operation);
  return operation.parameters.flatMap((parameter) => {
    const { name, in: place, required, schema, style, example = sampleOf(schema as Node) } = parameter;
    const broken = textViolations(schema as Node, example, name as string);
    if (place === "path") {
      return broken.map(({ name: violation, value }) =>
        refused(violation, { ...valid, path: { ...valid.path, [String(name)]: value } }));
    }
    const others = valid.query?.filter(([sent]) => sent !== name && !sent.startsWith(`${name}[`)) ?? [];
    const put = (violation: string, pairs: Pairs) => refused(violation, { ...valid, query: [...others, ...pairs] });
    if (style === "deepObject") return deepObjectCases(parameter, put);
    const given = pairsOf(parameter, example);
    return [
      ...required ? [put(`no ${name}`, [])] : [],
      put(`${name} that is empty`, [[name, ""]]),
      put(`${name} twice`, [...given, ...given]),
      ...broken.map(({ name: violation, value }) => put(violation, [[name, value]])),
    ];
  });
}

/** What breaks a schema as text, too: no `null`, no number where text belongs. */
function textViolations(schema: Node, example: unknown, name: string): { name: string; value: string }[] {
  return violations(schema, example, name)
    .filter(({ value }) => value !== null && (schema.type !== "string" || typeof value === "string"))
    .map(({ name, value }) => ({ name, value: String(value) }));
}

function deepObjectCases({ name, schema }: Node, put: (violation: string, pairs: Pairs) => Case): Case[] {
  const most = schema.maxProperties as number | undefined;
  const many = Array.from({ length: (most ?? 0) + 1 }, (_, at): Pairs[number] => [`${name}[key${at}]`, "any-text"]);
  return [
    put(`${name} that is no object`, [[name, "any-text"]]),
    put(`${name} without a key`, [[`${name}[]`, "any-text"]]),
    put(`${name} with an object in it`, [[`${name}[a][b]`, "any-text"]]),
    put(`${name} with a key twice`, [[`${name}[a]`, "any-text"], [`${name}[a]`, "other-text"]]),
    ...most === undefined ? [] : [put(`${name} with more than ${most}`, many)],
  ];
}
