/** Judges responses by the contract. */
import type { Contract, Operation } from "../contract/index.js";
import type { HttpResponse } from "./http.js";
import { HttpError } from "./http-error.js";
import { discard, mapped } from "./streams.js";

/** Thrown for a response that violates the contract. */
export class InvalidResponseError extends Error {
  override readonly name = "InvalidResponseError";

  /**
   * @param operation Id of the operation.
   * @param violations The violations of its response, a sentence each.
   */
  constructor(readonly operation: string, readonly violations: string[]) {
    super(`The response of ${operation} violates the contract: ${violations.join(" ")}`);
  }

  /** Returns the error that is sent instead of the response. */
  toHttpError(status: number): HttpError {
    const message = `The response of ${this.operation} violates the contract.`;
    return new HttpError(status, this.violations, message, { detailCode: "invalid_response" });
  }
}

/**
 * Judges a response: its status, its headers, and its body if that is JSON. Events are judged when they are sent.
 *
 * @param onInvalid Called with the violations. If it throws, the response is not sent, or its event stream fails.
 * @returns The response to send.
 */
export function judge(
  { checkResponse }: Contract,
  operation: Operation,
  response: HttpResponse,
  onInvalid: (error: InvalidResponseError) => void,
): HttpResponse {
  const { status, headers, body = "" } = response;
  const received = new Headers(headers);
  const check = (text: string) => {
    const violations = checkResponse(operation, { status, headers: received, text });
    if (violations.length > 0) onInvalid(new InvalidResponseError(operation.id, violations.map(({ text }) => text)));
    return text;
  };
  try {
    check(typeof body === "string" ? body : ""); // bytes and events have no text yet
  } catch (error) {
    discard(response);
    throw error;
  }
  if (headers["Content-Type"] !== "text/event-stream" || typeof body !== "object") return response;
  const events = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
  return { ...response, body: mapped(events, check) };
}
