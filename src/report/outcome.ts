/** Reads outcomes of requests, and describes them in words. */
import { parseJson as parseWithinLimits, type ReceivedResponse } from "../contract/index.js";

/** The response to a request, or why there is none. */
interface Outcome {
  response?: ReceivedResponse;
  failure?: string;
}

/** Whether a request was accepted. */
export function isSuccess({ response }: Outcome): boolean {
  return response !== undefined && response.status >= 200 && response.status < 300;
}

/** The statuses that say nothing of a behavior: a permission, a limit, or a backend that does not respond. */
const inconclusive = [403, 429, 502, 503, 504, 529];

/** Whether a status says nothing of what a server does otherwise. */
export function isInconclusive(status: number): boolean {
  return inconclusive.includes(status);
}

/** How many characters of an error go into a description. */
const maxErrorLength = 200;

/** Returns an outcome as the end of a sentence that begins with its operation. */
export function describeOutcome(outcome: Outcome): string {
  return outcome.response ? `was answered with ${inShort(outcome)}` : `got no response. ${inShort(outcome)}`;
}

/** Returns the status and the error of a response, whose body may be anything, or why there is no response. */
export function inShort({ response, failure }: Outcome): string {
  if (!response) return `${failure}`;
  const { code, message } = (parseJson(response.text) ?? {}) as { code?: unknown; message?: unknown };
  const error = [code, message].filter((part) => typeof part === "string").join(": ");
  return `${response.status}${error && ` ${truncate(error, maxErrorLength)}`}`;
}

/** Returns a text, cut off after a number of characters. */
export function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Parses JSON. Returns `undefined` if the text is not valid JSON, or is beyond the limits of depth and values. */
export function parseJson(text: string): unknown {
  try {
    return parseWithinLimits(text, "The response");
  } catch {
    return undefined;
  }
}
