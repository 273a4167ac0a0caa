/** Requests that have to be refused: without a token, or with a broken body. */
import type { Fits } from "../../contract/defaults.js";
import { kindOf } from "../../contract/request.js";
import { throughForm } from "../form.js";
import type { Operation } from "../resolve.js";
import type { Rule } from "../rules.js";
import { type Case, type Parts, validParts } from "./case.js";
import { createViolations, type Violation } from "./violations.js";

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
export function bodyCases(fits: Fits, operation: Operation): Case[] {
  const { body } = operation;
  if (!body) return [];
  const valid = validParts(operation);
  const { body: _, ...withoutBody } = valid;
  const text = { ...valid, mediaType: "text/plain", body: Buffer.from("a text") };
  const kind = kindOf(body.mediaType);
  return [
    // Of bytes, none are a file that is empty.
    ...body.required ? [{ ...refused("required", "no body", withoutBody), isOpen: kind === "bytes" }] : [],
    { rule: "media-type", name: "another media type", parts: text, expected: "error", isOpen: kind === "bytes" },
    ...kind === "json" ? [refused("malformed", "malformed JSON", { ...valid, body: Buffer.from('{"a": ') })] : [],
    ...bodyViolations(fits, operation).map(({ rule, name, value }) => refused(rule, name, { ...valid, body: value })),
  ];
}

/** The ways to break the body of an operation, for each of its examples. */
export function bodyViolations(fits: Fits, { body }: Operation): Violation[] {
  if (!body) return [];
  const { schema, mediaType } = body;
  const kind = kindOf(mediaType);
  if (kind === "bytes") return [];
  const violations = createViolations(fits);
  const found = Object.entries(body.examples).flatMap(([name, example]) => violations(schema, example)
    .map((violation) => ({ ...violation, name: `${violation.name} (${name})` })));
  if (kind === "json") return found;
  return found.filter(({ value }) => value instanceof Object && !Array.isArray(value)
    && !fits(schema, throughForm(body, value)));
}
