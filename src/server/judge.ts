/** Whether a response is one that its operation declares. */
import type { Contract, Operation } from "../contract/index.js";
import type { HttpResponse } from "./http.js";

/** Thrown for an answer that violates the contract. */
export class InvalidAnswerError extends Error {
  override readonly name = "InvalidAnswerError";

  /**
   * @param operation Id of the operation.
   * @param violations What is wrong with its answer, a sentence each.
   */
  constructor(readonly operation: string, readonly violations: string[]) {
    super(`The answer of ${operation} violates the contract: ${violations.join(" ")}`);
  }
}

/**
 * Judges a response: its status, its headers, and its body if that is JSON. Events are judged one by one, as they come.
 *
 * @param onInvalid Takes what is wrong. When it throws, the response is not sent, or its stream breaks off.
 * @returns The response to send.
 */
export function judge(
  { checkAnswer }: Contract,
  operation: Operation,
  response: HttpResponse,
  onInvalid: (error: InvalidAnswerError) => void,
): HttpResponse {
  const { status, headers, body = "" } = response;
  const received = new Headers(headers);
  const check = (text: string) => {
    const faults = checkAnswer(operation, { status, headers: received, text });
    if (faults.length > 0) onInvalid(new InvalidAnswerError(operation.id, faults.map(({ text }) => text)));
  };
  if (typeof body === "string") check(body);
  else check(""); // of bytes, and of events that are still to come, there is nothing to be read yet
  const isStream = headers["Content-Type"] === "text/event-stream" && typeof body === "object";
  return isStream ? { ...response, body: each(body as AsyncIterable<string>, check) } : response;
}

/** The same chunks, each of them looked at. Leaving it ends the source at once. */
function each(chunks: AsyncIterable<string>, look: (chunk: string) => void): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = chunks[Symbol.asyncIterator]();
      return {
        async next() {
          const next = await iterator.next();
          if (!next.done) look(next.value);
          return next;
        },
        return: async (value) => await iterator.return?.(value as undefined) ?? { done: true, value: undefined },
      };
    },
  };
}
