/** What came of a request, read and told. */
import type { Outcome } from "./send.js";

/** Whether a request was taken. */
export function isSuccess({ answer }: Outcome): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300;
}

/** What came of a request, to be said after its operation. */
export function toldBy({ answer, failure }: Outcome): string {
  if (!answer) return `got no answer. ${failure}`;
  const { code, message } = (parsed(answer.text) ?? {}) as { code?: string; message?: string };
  return `was answered with ${answer.status}${code === undefined ? "" : ` ${code}: ${message}`}`;
}

/** The JSON of a text; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
