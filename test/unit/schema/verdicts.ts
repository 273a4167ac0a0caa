/** Compares the verdicts on random bodies of the contract with those of Ajv. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import { createCompile } from "../../../src/contract/schema/compile.js";
import { createValidator } from "../../../src/contract/validate.js";
import { type Document, operationsOf, responseTo, type Schema } from "../../../src/openapi/index.js";
import { mostly, usual } from "../../support/arbitrary-values.js";
import { contentOf, fits, type Node, operation } from "../../support/contract.js";

const file = new URL("../../../generated/openapi.json", import.meta.url);
const contract = JSON.parse(readFileSync(file, "utf8")) as Document;
const compile = createCompile(contract);

/** Each body of the contract: its schema as it is written, and with its references resolved, for Ajv. */
const bodies = operationsOf(contract).flatMap((written): [Schema, Node][] => {
  const { body, responses } = operation(written.id);
  const [request] = Object.values(written.body?.content ?? {});
  const requests: [Schema, Node][] = body && request?.schema ? [[request.schema, body.schema]] : [];
  return [...requests, ...Object.entries(responses).flatMap(([status, response]): [Schema, Node][] => {
    const [media] = Object.values(responseTo(written, Number(status))?.content ?? {});
    const resolved = contentOf(response)?.schema;
    return media?.schema && resolved ? [[media.schema, resolved]] : [];
  })];
});

const cases = fc.oneof(...bodies.map(([written, resolved]) =>
  mostly(usual(resolved), fc.jsonValue()).map((value) => ({ written, resolved, text: JSON.stringify(value) }))));

/** Expects the verdict of Ajv on each value, and a sentence for each violation. */
export function expectVerdictsOfAjv(options: fc.Parameters<unknown>): void {
  const seen = new Set<boolean>();
  fc.assert(fc.property(cases, ({ written, resolved, text }) => {
    const value: unknown = JSON.parse(text);
    const violations = createValidator(compile(written), "The body")(value).map((violation) => violation.text);
    const isFine = fits(resolved, value);
    expect(violations.length === 0, violations.join(" ")).toBe(isFine);
    for (const violation of violations) expect(violation).toMatch(/^.+[^.]\.$/s);
    seen.add(isFine);
  }), options);
  expect(seen.size).toBe(2);
}
