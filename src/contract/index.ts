/**
 * The contract, to be asked: which operation a request leads to, what is wrong with it, what an example answer is, and
 * whether an answer fits. It knows nothing of servers.
 */
import { createCheckAnswer } from "./answer.js";
import { fillIn, type Fits } from "./defaults.js";
import { type Answer, exampleAnswer, type Preference } from "./examples.js";
import { load } from "./load.js";
import type { Document, Operation, Schema } from "./openapi.js";
import { createReadRequest } from "./request.js";
import { createOperationRouter, type Router } from "./router.js";
import { createExplain, createValidate } from "./validate.js";

export type { Fault, ReceivedAnswer } from "./answer.js";
export { type Answer, type Preference, withMediaType } from "./examples.js";
export { largeText, type Part } from "./form.js";
export type { Operation } from "./openapi.js";
export type { HttpHeaders } from "./parameters.js";
export { readPreference } from "./prefer.js";
export { type Body, declaredType, kindOf, type ParsedRequest } from "./request.js";
export type { Match } from "./router.js";
export { type Undeclared, undeclaredIn, undeclaredInQuery } from "./undeclared.js";

export interface Contract extends Router {
  document: Document;
  operations: readonly Operation[];
  /** The same, by their ids. */
  byId: ReadonlyMap<string, Operation>;
  /** Gives the defaults of the body of an operation, as an object of its own. */
  defaultBody(operation: Operation): Record<string, unknown>;
  readRequest: ReturnType<typeof createReadRequest>;
  /** Gives the example answer of an operation: the one that is asked for, or else that of a success. */
  exampleAnswer(operation: Operation, preference?: Preference): Promise<Answer>;
  checkAnswer: ReturnType<typeof createCheckAnswer>;
  /** Whether a value fits a schema. */
  fits: Fits;
}

/** The package's own contract. All of a process ask the same one: it knows nothing of who asks. */
let own: Promise<Contract> | undefined;

/**
 * Loads a contract.
 *
 * @param file Path of an OpenAPI 3.1 description, in YAML or JSON, whose references are local; left out, the package's.
 * @throws {Error} When it is no such description. The message is one line that says why.
 */
export function loadContract(file?: string): Promise<Contract> {
  return file === undefined ? own ??= contractIn() : contractIn(file);
}

async function contractIn(file?: string): Promise<Contract> {
  const { document, operations } = await load(file);
  const explain = createExplain(document, "The answer");
  const fits: Fits = (schema, value) => explain(schema, value).length === 0;
  const makeUp = async (schema: Schema) => (await import("./generate.js")).generate(document, fits, schema);
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
    readRequest: createReadRequest(document, createValidate(document, "The request body")),
    exampleAnswer: (operation, preference) => exampleAnswer(makeUp, operation, preference),
    checkAnswer: createCheckAnswer(document, explain),
    fits,
  };
}
