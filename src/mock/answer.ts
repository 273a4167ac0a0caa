/** How the mock answers a valid request: by the example that `Prefer` asks for, by an override, or by the service. */
import { type Answer, type Contract, type Operation, type ParsedRequest, readPreference } from "../contract/index.js";
import type { HandlerContext, Handlers, OperationResponse } from "../operations.js";
import { encode, encodeFor } from "../server/encode.js";
import { errorAnswer, messageOf } from "../server/errors.js";
import { handlerOf } from "../server/handlers.js";
import { HttpError } from "../server/http-error.js";
import { headerOf, type HttpResponse } from "../server/http.js";
import { judge } from "../server/judge.js";
import type { ReceivedCall } from "../server/receive.js";
import type { AnyOverride } from "./overrides/data.js";
import type { Overrides } from "./overrides/store.js";

export interface Answers {
  /** Answers a valid request. */
  respond: (call: ReceivedCall) => Promise<HttpResponse>;
  /** Answers `curlBrowser`, by an override if there is one. */
  curl: Handlers["curlBrowser"];
}

/** Makes the functions that answer requests. An operation without a handler is answered by its example. */
export function createAnswers(contract: Contract, handlers: Partial<Handlers>, overrides: Overrides): Answers {
  function byDefault(operation: Operation, request: ParsedRequest, context: HandlerContext): Answer | Promise<Answer> {
    const handler = handlerOf(handlers, operation.id);
    return handler ? handler(request, context) : contract.exampleAnswer(operation);
  }

  /** Runs an override. Returns its answer as given, and as the response that is sent, once that is checked. */
  async function byOverride(
    override: AnyOverride,
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
  ): Promise<{ answer: Answer; response: HttpResponse }> {
    const overrideContext = {
      ...context,
      byDefault: (other = request) => errorsAsAnswers(() => byDefault(operation, other, context)),
    };
    const { answer, response } = await runOverride(operation, async () => {
      const answer = await override(request, overrideContext);
      return { answer, response: encodeFor(operation, answer) };
    });
    return { answer, response: judge(contract, operation, response, throwError) };
  }

  return {
    async respond({ operation, request, caller, http }) {
      const { preference, violation } = readPreference(headerOf(http, "prefer"), operation);
      if (violation !== undefined) throw new HttpError(400, [violation]);
      if (preference) return encode(await contract.exampleAnswer(operation, preference));
      const context = { signal: http.signal, caller };
      const override = overrides.take(operation.id);
      if (override) return (await byOverride(override, operation, request, context)).response;
      return encodeFor(operation, await byDefault(operation, request, context));
    },
    async curl({ path, body }, context) {
      const operation = contract.byId.get("curlBrowser");
      if (!operation) throw new HttpError(404, [], "The description has no operation curlBrowser.");
      const request = { path, query: {}, header: {}, defaulted: [], body };
      const override = overrides.take(operation.id);
      const answer = override
        ? (await byOverride(override, operation, request, context)).answer
        : await byDefault(operation, request, context);
      return answer as OperationResponse<"curlBrowser">;
    },
  };
}

/** Thrown when an override fails. Its cause is the error that the override threw. */
export class OverrideError extends Error {
  override readonly name = "OverrideError";

  constructor(operation: string, override readonly cause: unknown) {
    super(`The override of ${operation} failed: ${messageOf(cause)}`);
  }
}

async function runOverride<T>({ id }: Operation, override: () => Promise<T>): Promise<T> {
  try {
    return await override();
  } catch (thrown) {
    throw new OverrideError(id, thrown);
  }
}

/** Returns an HTTP error as an answer: the type of `byDefault` promises answers for errors, too. */
async function errorsAsAnswers(handler: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await handler();
  } catch (thrown) {
    if (thrown instanceof HttpError) return errorAnswer(thrown);
    throw thrown;
  }
}

function throwError(error: Error): never {
  throw error;
}
