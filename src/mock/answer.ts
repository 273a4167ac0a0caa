/** What the mock answers a request that fits: an example that is asked for, an override, or what the service does. */
import { type Answer, type Contract, type Operation, type ParsedRequest, readPreference } from "../contract/index.js";
import type { HandlerContext, Handlers, OperationResponse } from "../operations.js";
import { encode, encodeFor } from "../server/encode.js";
import { errorAnswer, messageOf } from "../server/errors.js";
import { handlerOf } from "../server/handlers.js";
import { HttpError } from "../server/http-error.js";
import { headerOf, type HttpResponse } from "../server/http.js";
import { judge } from "../server/judge.js";
import type { Call } from "../server/receive.js";
import type { AnyOverride } from "./overrides/data.js";
import type { Overrides } from "./overrides/store.js";

export interface Answers {
  /** Answers a request that fits its operation. */
  respond: (call: Call) => Promise<HttpResponse>;
  /** Answers `curlBrowser`, by an override too. */
  curl: Handlers["curlBrowser"];
}

/** Makes the functions that answer. An operation without a handler is answered by its example. */
export function createAnswers(contract: Contract, handlers: Partial<Handlers>, overrides: Overrides): Answers {
  function byDefault(operation: Operation, request: ParsedRequest, context: HandlerContext): Answer | Promise<Answer> {
    const handler = handlerOf(handlers, operation.id);
    return handler ? handler(request, context) : contract.exampleAnswer(operation);
  }

  /** Gives what an override answers, once it is judged, as it gave it and as it is sent. */
  async function byOverride(
    override: AnyOverride,
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
  ): Promise<{ answer: Answer; response: HttpResponse }> {
    const more = { byDefault: (asked = request) => answerBy(() => byDefault(operation, asked, context)) };
    const given = await blaming(operation, async () => {
      const answer = await override(request, { ...context, ...more });
      return { answer, response: encodeFor(operation, answer) };
    });
    return { ...given, response: judge(contract, operation, given.response, refuse) };
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

/** Thrown when an override fails. Its cause is what the override threw. */
export class OverrideError extends Error {
  override readonly name = "OverrideError";

  constructor(operation: string, override readonly cause: unknown) {
    super(`The override of ${operation} failed: ${messageOf(cause)}`);
  }
}

async function blaming<T>({ id }: Operation, override: () => Promise<T>): Promise<T> {
  try {
    return await override();
  } catch (thrown) {
    throw new OverrideError(id, thrown);
  }
}

/** An override is given errors as answers too, as their types say. */
async function answerBy(handler: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await handler();
  } catch (thrown) {
    if (thrown instanceof HttpError) return errorAnswer(thrown);
    throw thrown;
  }
}

function refuse(error: Error): never {
  throw error;
}
