/** Requests that follow from an operation's description, and what each of them has to get. */
import { fits, type Node, type Operation } from "./contract.js";
import { throughForm } from "./form.js";
import { pairsOf } from "./query.js";
import { sampleOf } from "./samples.js";
import { authorization, type Parts, validParts } from "./send.js";
import { type Violation, violations } from "./violations.js";

/** A request, and the status that it has to get, or the kind of status. */
export interface Case {
  /** What is special about it. */
  name: string;
  parts: Parts;
  expected: number | "success" | "error";
  /** Whether it asks for an example, which has all headers that are declared. */
  isShown?: boolean;
}

/** Requests that have to be accepted: each example, and those without what is optional. */
export function acceptedCases(operation: Operation): Case[] {
  const { parameters, body } = operation;
  const valid = validParts(operation);
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const least = required.flatMap((one) => pairsOf(one, one.example));
  const unseen = parameters.filter((one) => one.in === "query" && one.example === undefined);
  return [
    ...Object.keys(body?.examples ?? {}).map((name) => accepted(`the example ${name}`, validParts(operation, name))),
    ...body ? [] : [accepted("the examples of the parameters", valid)],
    ...valid.query?.length === least.length ? [] : [accepted("required parameters alone", { ...valid, query: least })],
    ...unseen.map((one) => accepted(`the parameter ${one.name}`, {
      ...valid, query: [...least, ...pairsOf(one, sampleOf(one.schema as Node))],
    })),
    ...body && !body.required ? [accepted("no body", withoutBody(valid))] : [],
  ];
}

const accepted = (name: string, parts: Parts): Case => ({ name, parts, expected: "success" });

/** A request for each declared status, by `Prefer`. */
export function preferredCases(operation: Operation): Case[] {
  const { headers, ...valid } = validParts(operation);
  return Object.keys(operation.responses).map((status) => {
    const expected = status === "default" ? 503 : Number(status);
    const Prefer = `code=${expected}`;
    return { name: `Prefer: ${Prefer}`, parts: { ...valid, headers: { ...headers, Prefer } }, expected, isShown: true };
  });
}

/** Requests without a bearer token. */
export function tokenCases(operation: Operation): Case[] {
  const { headers, ...valid } = validParts(operation);
  const { Authorization: _, ...others } = headers as Record<string, string>;
  return [
    { name: "no token", parts: { ...valid, headers: others }, expected: 401 },
    { name: "another scheme", parts: { ...valid, headers: { ...others, Authorization: "Basic YTpi" } }, expected: 401 },
  ];
}

/** Requests with a body that is missing, malformed, or against its schema. */
export function bodyCases(operation: Operation): Case[] {
  const { body } = operation;
  if (!body) return [];
  const valid = validParts(operation);
  const text = { ...valid, headers: { ...authorization, "Content-Type": "text/plain" }, body: Buffer.from("a text") };
  return [
    ...body.required ? [{ name: "no body", parts: withoutBody(valid), expected: 400 as const }] : [],
    { name: "another media type", parts: text, expected: "error" },
    ...body.mediaType === "application/json"
      ? [refused("malformed JSON", { ...valid, body: Buffer.from('{"a": ') })]
      : [],
    ...bodyViolations(operation).map(({ name, value }) => refused(name, { ...valid, body: value })),
  ];
}

/** The ways to break the body of an operation, for each of its examples. */
export function bodyViolations({ body }: Operation): Violation[] {
  if (!body || body.mediaType === "application/octet-stream") return [];
  const { schema, mediaType } = body;
  const found = Object.entries(body.examples).flatMap(([name, example]) => violations(schema, example)
    .map((violation) => ({ ...violation, name: `${violation.name} (${name})` })));
  if (mediaType === "application/json") return found;
  return found.filter(({ value }) => value instanceof Object && !Array.isArray(value)
    && !fits(schema, throughForm(body, value)));
}

export const refused = (name: string, parts: Parts): Case => ({ name, parts, expected: 400 });

function withoutBody({ path, query }: Parts): Parts {
  return { path: path ?? {}, query: query ?? [], headers: authorization };
}
