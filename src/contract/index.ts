/**
 * The contract at run time: it finds the operation of a request, checks requests and responses, and gives example
 * answers. It knows nothing about servers.
 */
import type { Document, Operation, Schema } from "../openapi/index.js";
import { fillIn, type Fits } from "./defaults.js";
import { exampleResponse, type HandlerResponse, type Preference } from "./examples.js";
import { readForm, withoutFiles } from "./form.js";
import { load } from "./load.js";
import { createReadRequest } from "./request.js";
import { createCheckResponse } from "./response.js";
import { createOperationRouter, type Router } from "./router.js";
import { createCompile } from "./schema/compile.js";
import { createExplain, createValidate } from "./validate.js";

export type { Operation } from "../openapi/index.js";
export { dataUrl, exampleBytes } from "./data-url.js";
export type { Fits } from "./defaults.js";
export { createEventReader } from "./events.js";
export { type HandlerResponse, type Preference, withMediaType } from "./examples.js";
export { largeText, type Part } from "./form.js";
export { checkJson, JsonLimitError, maxJsonBytes, parseJson } from "./json.js";
export type { HttpHeaders } from "./parameters.js";
export { readPreference } from "./prefer.js";
export { type Body, declaredType, type ParsedRequest } from "./request.js";
export type { ReceivedResponse, ResponseViolation } from "./response.js";
export type { Match } from "./router.js";
export { type Undeclared, undeclaredInQuery } from "./undeclared.js";

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
  /** Whether a value fits a schema. */
  fits: Fits;
  /** Whether a form, as a server reads it, fits a schema. */
  fitsForm(schema: Schema, form: FormData): Promise<boolean>;
}

/** The contract in this package, which is loaded once for the whole process. */
let packageContract: Promise<Contract> | undefined;

/**
 * Loads a contract.
 *
 * @param file Path of an OpenAPI 3.1 or 3.2 description, in YAML or JSON, with local references only. By default, the
 *   contract in this package.
 * @throws {Error} If the file is not such a description. The message is one line that says why.
 */
export function loadContract(file?: string): Promise<Contract> {
  return file === undefined ? packageContract ??= readContract() : readContract(file);
}

async function readContract(file?: string): Promise<Contract> {
  const { document, operations } = await load(file);
  const compile = createCompile(document);
  const explain = createExplain(compile, "The response");
  const fits: Fits = (schema, value) => explain(schema, value).length === 0;
  const generateValue = async (schema: Schema) => (await import("./generate.js")).generate(document, fits, schema);
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
    readRequest: createReadRequest(document, createValidate(compile, "The request body")),
    exampleResponse: (operation, preference) => exampleResponse(generateValue, operation, preference),
    checkResponse: createCheckResponse(document, explain),
    fits,
    async fitsForm(schema, form) {
      const { value, violations } = await readForm(document, { schema }, [...form]);
      return violations.length === 0 && fits(schema, withoutFiles(value));
    },
  };
}
