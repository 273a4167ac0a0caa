/** What came of a request, read and told. */
import type { Outcome } from "./send.js";

/** Whether a request was taken. */
export function isSuccess({ answer }: Outcome): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300;
}

/** How many characters of an error are told. */
const most = 200;

/** What came of a request, to be said after its operation. A server may have anything in the place of a text. */
export function toldBy({ answer, failure }: Pick<Outcome, "answer" | "failure">): string {
  if (!answer) return `got no answer. ${failure}`;
  const { code, message } = (parsed(answer.text) ?? {}) as { code?: unknown; message?: unknown };
  const told = [code, message].filter((part) => typeof part === "string").join(": ");
  return `was answered with ${answer.status}${told && ` ${startOf(told, most)}`}`;
}

/** The start of a text that is too long to be told. */
export function startOf(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The JSON of a text; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
