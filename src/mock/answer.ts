/** How the mock answers a valid request: by the example that `Prefer` asks for, by an override, or by the service. */
import {
  type Contract, type HandlerResponse, type Operation, type ParsedRequest, readPreference,
} from "../contract/index.js";
import type { HandlerContext, Handlers, OperationResponse } from "../operations.js";
import { handlerContext } from "../server/context.js";
import { encode, encodeFor } from "../server/encode.js";
import { errorsAsResponses, messageOf } from "../server/errors.js";
import type { Step, ValidExchange } from "../server/exchange.js";
import type { AnyHandlers } from "../server/handlers.js";
import { HttpError } from "../server/http-error.js";
import { headerOf, type HttpResponse } from "../server/http.js";
import { judge } from "../server/judge.js";
import { describeOverride } from "./overrides/list.js";
import type { Overrides, StoredOverride } from "./overrides/store.js";

/** Answers by the example that the `Prefer` header asks for, if it does. */
export const answerByExample: Step = (exchange) => {
  const header = headerOf(exchange.http, "prefer");
  if (!header) return undefined;
  const { contract, match: { operation } } = exchange as ValidExchange;
  const { preference, violation } = readPreference(header, operation);
  if (violation !== undefined) throw new HttpError(400, [violation]);
  return preference && contract.exampleResponse(operation, preference).then(encode);
};

/** The last steps of the way in. */
export interface Answers {
  /** Answers by the override of the operation, if there is one. */
  byOverride: Step;
  /** Answers by the handler of the operation, or else by its example. */
  byService: Step;
  /** Answers `curlBrowser`, by an override if there is one. */
  curl: Handlers["curlBrowser"];
}

/** What the last steps call. */
export interface AnsweringService {
  handlers: AnyHandlers;
  /** The handlers for reads of the panel, which are not recorded. */
  reads: AnyHandlers;
  /** Runs an action that counts as no activity. */
  unnoticed: <T>(action: () => T) => T;
}

/**
 * Creates the last steps of the way in.
 *
 * @param service Without it, every operation is answered by its example.
 */
export function createAnswers(
  contract: Contract,
  service: AnsweringService | undefined,
  overrides: Overrides,
): Answers {
  function byDefault(
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
    handlers = service?.handlers,
  ): HandlerResponse | Promise<HandlerResponse> {
    const handler = handlers?.[operation.id];
    return handler ? handler(request, context) : contract.exampleResponse(operation);
  }

  /** Answers a request of the panel, which no session notices. */
  function toPanel({ match: { operation }, request, http }: ValidExchange) {
    const handlers = operation.method === "GET" ? service?.reads : service?.handlers;
    const answer = () => byDefault(operation, request, handlerContext(http.signal), handlers);
    return service ? service.unnoticed(answer) : answer();
  }

  /** Runs an override. Returns what it returned, and the checked response that is sent. */
  async function runOverride(
    { answer }: StoredOverride,
    operation: Operation,
    request: ParsedRequest,
    context: HandlerContext,
  ): Promise<{ returned: HandlerResponse; response: HttpResponse }> {
    const overrideContext = {
      ...context,
      byDefault: (other = request) => errorsAsResponses(() => byDefault(operation, other, context)),
    };
    const { returned, response } = await asOverrideError(operation, async () => {
      const returned = await errorsAsResponses(() => answer(request, overrideContext));
      return { returned, response: encodeFor(operation, returned) };
    });
    return { returned, response: judge(contract, operation, response, throwError) };
  }

  return {
    byOverride(exchange) {
      const { kind, match: { operation }, request, http, caller } = exchange as ValidExchange;
      const override = kind === "panel" ? undefined : overrides.next(operation.id);
      if (!override) return undefined;
      exchange.override = describeOverride({ ...override.data && { override: override.data } });
      const context = handlerContext(http.signal, caller);
      return runOverride(override, operation, request, context).then(({ response }) => response);
    },
    async byService(exchange) {
      const { kind, match: { operation }, request, http, caller } = exchange as ValidExchange;
      const answered = kind === "panel"
        ? toPanel(exchange as ValidExchange)
        : byDefault(operation, request, handlerContext(http.signal, caller));
      return encodeFor(operation, await answered);
    },
    async curl({ path, body }, context) {
      const operation = contract.byId.get("curlBrowser");
      if (!operation) throw new HttpError(404, [], "The description has no operation curlBrowser.");
      const request = { path, query: {}, header: {}, defaulted: [], body };
      const override = overrides.next(operation.id);
      const response = override
        ? (await runOverride(override, operation, request, context)).returned
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

async function asOverrideError<T>({ id }: Operation, override: () => Promise<T>): Promise<T> {
  try {
    return await override();
  } catch (thrown) {
    throw new OverrideError(id, thrown);
  }
}

function throwError(error: Error): never {
  throw error;
}
