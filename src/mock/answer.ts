/** How the mock answers a valid request: by the example that `Prefer` asks for, by an override, or by the service. */
import {
  type Contract, type HandlerResponse, type Operation, type ParsedRequest, readPreference,
} from "../contract/index.js";
import type { HandlerContext, Handlers, OperationResponse } from "../operations.js";
import { encode, encodeFor } from "../server/encode.js";
import { errorsAsResponses, messageOf } from "../server/errors.js";
import { handlerOf } from "../server/handlers.js";
import { HttpError } from "../server/http-error.js";
import { headerOf, type HttpResponse } from "../server/http.js";
import { judge } from "../server/judge.js";
import type { ReceivedCall } from "../server/receive.js";
import type { AnyOverride } from "./overrides/data.js";
import type { Overrides } from "./overrides/store.js";

export interface AnswerFunctions {
  /** Answers a valid request. */
  answer: (call: ReceivedCall) => Promise<HttpResponse>;
  /** Answers `curlBrowser`, by an override if there is one. */
  curl: Handlers["curlBrowser"];
}

/** Creates the functions that answer requests. An operation without a handler is answered by its example. */
export function createAnswerFunctions(
  contract: Contract,
  handlers: Partial<Handlers>,
  overrides: Overrides,
): AnswerFunctions {
  function byDefault(
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
  ): HandlerResponse | Promise<HandlerResponse> {
    const handler = handlerOf(handlers, operation.id);
    return handler ? handler(request, context) : contract.exampleResponse(operation);
  }

  /** Runs an override. Returns what it returned, and the checked response that is sent. */
  async function byOverride(
    override: AnyOverride,
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
  ): Promise<{ returned: HandlerResponse; response: HttpResponse }> {
    const overrideContext = {
      ...context,
      byDefault: (other = request) => errorsAsResponses(() => byDefault(operation, other, context)),
    };
    const { returned, response } = await runOverride(operation, async () => {
      const returned = await errorsAsResponses(() => override(request, overrideContext));
      return { returned, response: encodeFor(operation, returned) };
    });
    return { returned, response: judge(contract, operation, response, throwError) };
  }

  return {
    async answer({ operation, request, caller, http }) {
      const { preference, violation } = readPreference(headerOf(http, "prefer"), operation);
      if (violation !== undefined) throw new HttpError(400, [violation]);
      if (preference) return encode(await contract.exampleResponse(operation, preference));
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
      const response = override
        ? (await byOverride(override, operation, request, context)).returned
        : await byDefault(operation, request, context);
      return response as OperationResponse<"curlBrowser">;
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

function throwError(error: Error): never {
  throw error;
}
