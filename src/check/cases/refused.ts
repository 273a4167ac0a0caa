/** Requests that must be refused: without a token, or with an invalid body. */
import type { Contract } from "../../contract/index.js";
import { bodyKindOf } from "../../openapi/index.js";
import { exampleForm } from "../form.js";
import { isJsonObject } from "../json-object.js";
import type { CheckedOperation } from "../operations.js";
import type { Rule } from "../../report/rules.js";
import { type Case, type RequestParts, validParts } from "./case.js";
import { createInvalidValues, type InvalidValue } from "./invalid-values.js";

/** The functions that validate values and forms. */
type Validation = Pick<Contract, "fits" | "fitsForm">;

/** Creates a case that must get a 400. */
export function refusedCase(rule: Rule, name: string, parts: RequestParts): Case {
  return { rule, name, parts, expected: 400 };
}

/** Returns the requests without a bearer token. */
export function tokenCases(operation: CheckedOperation): Case[] {
  if (!operation.isSecured) return [];
  const valid = validParts(operation);
  return [
    { rule: "token", name: "no token", parts: { ...valid, authorization: null }, expected: 401 },
    { rule: "scheme", name: "another scheme", parts: { ...valid, authorization: "Basic YTpi" }, expected: 401 },
  ];
}

/** Returns the requests with a body that is missing, malformed, or invalid. */
export async function bodyCases(validation: Validation, operation: CheckedOperation): Promise<Case[]> {
  const { body } = operation;
  if (!body) return [];
  const valid = validParts(operation);
  const { body: _, ...withoutBody } = valid;
  const text = { ...valid, mediaType: "text/plain", body: Buffer.from("a text") };
  const kind = bodyKindOf(body.mediaType);
  const invalid = await invalidBodies(validation, operation);
  return [
    // A missing body of bytes is the same as an empty file.
    ...body.required ? [{ ...refusedCase("required", "no body", withoutBody), isOpen: kind === "bytes" }] : [],
    { rule: "media-type", name: "another media type", parts: text, expected: "error", isOpen: kind === "bytes" },
    ...kind === "json" ? [refusedCase("malformed", "malformed JSON", { ...valid, body: Buffer.from('{"a": ') })] : [],
    ...invalid.map(({ rule, name, value }) => refusedCase(rule, name, { ...valid, body: value })),
  ];
}

/** Returns the invalid variants of each example body of an operation. */
export async function invalidBodies(
  { fits, fitsForm }: Validation,
  { body }: CheckedOperation,
): Promise<InvalidValue[]> {
  if (!body) return [];
  const { schema, mediaType } = body;
  const kind = bodyKindOf(mediaType);
  if (kind === "bytes") return [];
  const invalidValues = createInvalidValues(fits);
  const all = Object.entries(body.examples).flatMap(([name, example]) => invalidValues(schema, example)
    .map((invalid) => ({ ...invalid, name: `${invalid.name} (${name})` })));
  if (kind === "json") return all;
  // In a form, every value is text and an empty list has no parts, so some invalid values become valid.
  const asForms = all.flatMap((invalid) => isJsonObject(invalid.value)
    ? [{ invalid, form: exampleForm(body, invalid.value) }]
    : []);
  const areValid = await Promise.all(asForms.map(({ form }) => fitsForm(schema, form)));
  return asForms.filter((_, index) => !areValid[index]).map(({ invalid }) => invalid);
}
