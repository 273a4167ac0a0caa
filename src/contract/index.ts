/**
 * The contract at run time: it finds the operation of a request, checks requests and responses, and gives example
 * answers. It knows nothing about servers.
 */
import { type Document, type Operation, operationsOf, type Schema } from "../openapi/index.js";
import { type ClauseOf, createClauseOf } from "./clauses.js";
import { fillIn, type Fits } from "./defaults.js";
import { exampleResponse, type HandlerResponse, type Preference } from "./examples.js";
import { readForm, withoutFiles } from "./form.js";
import { createReadRequest } from "./request.js";
import { createCheckResponse } from "./response.js";
import { createOperationRouter, type Router } from "./router.js";
import { createCompile } from "./schema/compile.js";
import { createValidator, type ValidatorOf } from "./validate.js";

export type { Operation } from "../openapi/index.js";
export { checkDescription } from "./description.js";
export { dataUrl, exampleBytes } from "./data-url.js";
export type { Fits, Omitted } from "./defaults.js";
export { createEventReader } from "./events.js";
export type { HandlerResponse, Preference } from "./examples.js";
export { largeText, type Part } from "./form.js";
export { checkJson, JsonLimitError, maxJsonBytes, parseJson } from "./json.js";
export type { HttpHeaders } from "./parameters.js";
export { examplesByStatus, readPreference } from "./prefer.js";
export { type Body, declaredType, type ParsedRequest } from "./request.js";
export type { ReceivedResponse, ResponseViolation } from "./response.js";
export type { Match } from "./router.js";
export { type Undeclared, undeclaredInQuery } from "./undeclared.js";
export type { Violation } from "./validate.js";

export interface Contract extends Router {
  document: Document;
  operations: readonly Operation[];
  /** The operations, by id. */
  byId: ReadonlyMap<string, Operation>;
  /** Returns the defaults of the body of an operation, as a new object. */
  defaultBody(operation: Operation): Record<string, unknown>;
  readRequest: ReturnType<typeof createReadRequest>;
  /** Returns an example response of an operation: the preferred one, or that of its lowest success status. */
  exampleResponse(operation: Operation, preference?: Preference): Promise<HandlerResponse>;
  checkResponse: ReturnType<typeof createCheckResponse>;
  clauseOf: ClauseOf;
  /** Whether a value fits a schema. */
  fits: Fits;
  /** Whether a form, as a server reads it, fits a schema. */
  fitsForm(schema: Schema, form: FormData): Promise<boolean>;
}

/** Generates a value of a schema. The function says whether a value fits. */
export type GenerateValue = (document: Document, fits: Fits, schema: Schema) => Promise<unknown>;

/**
 * Creates a contract. It runs anywhere; `node/load.ts` reads a description from a file.
 *
 * @param document An OpenAPI 3.1 or 3.2 description.
 * @param generateValue Generates a body that has no example, or that a client wants to be generated. By default, this
 *   is an error.
 */
export function createContract(document: Document, generateValue: GenerateValue = refuseToGenerate): Contract {
  const operations = operationsOf(document);
  const compile = createCompile(document);
  const requestValidatorOf: ValidatorOf = (schema) => createValidator(compile(schema), "The request body");
  const responseValidatorOf: ValidatorOf = (schema) => createValidator(compile(schema), "The response");
  const fits: Fits = (schema, value) => responseValidatorOf(schema)(value, "", true).length === 0;
  const clauseOf = createClauseOf(document);
  const generate = (schema: Schema) => generateValue(document, fits, schema);
  return {
    document,
    operations,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    ...createOperationRouter(operations),
    defaultBody({ body }) {
      const [{ schema } = {}] = Object.values(body?.content ?? {});
      const defaults = {};
      if (schema) fillIn(document, fits, schema, defaults);
      return defaults;
    },
    readRequest: createReadRequest(document, requestValidatorOf, fits),
    exampleResponse: (operation, preference) => exampleResponse(generate, operation, preference),
    checkResponse: createCheckResponse(document, responseValidatorOf, clauseOf),
    clauseOf,
    fits,
    async fitsForm(schema, form) {
      const { value, violations } = await readForm(document, schema, [...form]);
      return violations.length === 0 && fits(schema, withoutFiles(value));
    },
  };
}

function refuseToGenerate(): never {
  throw new Error("There is no example of the body, and nothing to generate one.");
}
