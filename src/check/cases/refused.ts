/** Requests that have to be refused: without a token, or with a broken body. */
import type { Contract } from "../../contract/index.js";
import { bodyKindOf } from "../../openapi/index.js";
import { exampleForm } from "../form.js";
import type { Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { type Case, type Parts, validParts } from "./case.js";
import { createViolations, isMap, type Violation } from "./violations.js";

/** What judges values and forms by a schema. */
type Judge = Pick<Contract, "fits" | "fitsForm">;

/** A request that has to get 400. */
export const refused = (rule: Rule, name: string, parts: Parts): Case => ({ rule, name, parts, expected: 400 });

/** Requests without a bearer token. */
export function tokenCases(operation: Operation): Case[] {
  if (!operation.isSecured) return [];
  const valid = validParts(operation);
  return [
    { rule: "token", name: "no token", parts: { ...valid, authorization: null }, expected: 401 },
    { rule: "scheme", name: "another scheme", parts: { ...valid, authorization: "Basic YTpi" }, expected: 401 },
  ];
}

/** Requests with a body that is missing, malformed, or against its schema. */
export async function bodyCases(judge: Judge, operation: Operation): Promise<Case[]> {
  const { body } = operation;
  if (!body) return [];
  const valid = validParts(operation);
  const { body: _, ...withoutBody } = valid;
  const text = { ...valid, mediaType: "text/plain", body: Buffer.from("a text") };
  const kind = bodyKindOf(body.mediaType);
  const broken = await bodyViolations(judge, operation);
  return [
    // Of bytes, none are a file that is empty.
    ...body.required ? [{ ...refused("required", "no body", withoutBody), isOpen: kind === "bytes" }] : [],
    { rule: "media-type", name: "another media type", parts: text, expected: "error", isOpen: kind === "bytes" },
    ...kind === "json" ? [refused("malformed", "malformed JSON", { ...valid, body: Buffer.from('{"a": ') })] : [],
    ...broken.map(({ rule, name, value }) => refused(rule, name, { ...valid, body: value })),
  ];
}

/** The ways to break the body of an operation, for each of its examples. */
export async function bodyViolations({ fits, fitsForm }: Judge, { body }: Operation): Promise<Violation[]> {
  if (!body) return [];
  const { schema, mediaType } = body;
  const kind = bodyKindOf(mediaType);
  if (kind === "bytes") return [];
  const violations = createViolations(fits);
  const found = Object.entries(body.examples).flatMap(([name, example]) => violations(schema, example)
    .map((violation) => ({ ...violation, name: `${violation.name} (${name})` })));
  if (kind === "json") return found;
  // In a form everything is text, and what is empty has no parts: not all that is broken in JSON is broken there.
  const sent = found.flatMap((violation) => isMap(violation.value)
    ? [{ violation, form: exampleForm(body, violation.value) }]
    : []);
  const fit = await Promise.all(sent.map(({ form }) => fitsForm(schema, form)));
  return sent.filter((_, index) => !fit[index]).map(({ violation }) => violation);
}
