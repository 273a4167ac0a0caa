/** Notes what the calls of a mock reach of the contract. */
import { createEventReader } from "../contract/index.js";
import type { Coverage } from "../coverage/index.js";
import type { AnsweredExchange, StepBack } from "../server/exchange.js";
import type { HttpResponse } from "../server/http.js";
import { isAsyncIterable, mapped } from "../server/streams.js";

/**
 * Adds each call of an operation, however it was answered. A call that its client has ended got no status.
 *
 * @param isCall Whether an exchange is a call of the user.
 */
export function cover(coverage: Coverage, isCall: (exchange: AnsweredExchange) => boolean): StepBack {
  return (exchange) => {
    const { match, request, omitted, response, http: { signal } } = exchange;
    if (!match || !isCall(exchange) || signal.aborted) return;
    const { operation } = match;
    coverage.add({ operation, status: response.status, request, omitted });
    exchange.response = withEventsRead(response, (data) => coverage.addEvents(operation, data));
  };
}

/** Reads the events of a response while they are sent. Each chunk of a stream is one. */
function withEventsRead(response: HttpResponse, onEvents: (data: string[]) => void): HttpResponse {
  const { headers, body } = response;
  if (headers["Content-Type"] !== "text/event-stream") return response;
  const reader = createEventReader();
  if (!isAsyncIterable(body)) {
    if (typeof body === "string") onEvents(reader.read(body));
    return response;
  }
  const chunks = body[Symbol.asyncIterator]();
  return {
    ...response,
    body: mapped(chunks, (chunk) => {
      if (typeof chunk === "string") onEvents(reader.read(chunk));
      return chunk;
    }),
  };
}
