/** The log: a line for each request, and the stack of an error. */
import { type HttpRequest, headerOf, readToken } from "../server/http.js";
import { hideInAddresses } from "../server/secrets.js";

/**
 * Creates the line for a request and its response: `PUT /browsers/x/fs/move 400 2 ms: dest_path must start with "/".`
 *
 * Characters that control a terminal or the direction of text are escaped, so that a line shows what was sent. The
 * token and other secrets are replaced wherever they occur.
 *
 * @param milliseconds How long the response took.
 * @param problem What was wrong, if anything.
 * @param ignored What was ignored of the request, if anything.
 */
export function logLine(
  request: HttpRequest,
  status: number | "aborted",
  milliseconds: number,
  problem: string | undefined,
  ignored: string | undefined,
  ...secrets: (string | undefined)[]
): string {
  const { method, target } = request;
  const took = `${Math.round(milliseconds)} ms`;
  const notes = `${ignored ? ` (ignored: ${ignored})` : ""}${problem ? `: ${problem}` : ""}`;
  return printable(request, `${method} ${target} ${status} ${took}${notes}`, secrets);
}

/** Returns the lines of an error's stack. There are none if the thrown value is not an error, or cannot be read. */
export function stackLines(request: HttpRequest, thrown: unknown, ...secrets: (string | undefined)[]): string[] {
  const lines = stackOf(thrown).split("\n").filter((line) => /^\s+at /.test(line));
  return lines.map((line) => printable(request, line, secrets));
}

function stackOf(thrown: unknown): string {
  try {
    return String((thrown as Partial<Error> | null | undefined)?.stack ?? "");
  } catch {
    return "";
  }
}

function printable(request: HttpRequest, line: string, secrets: (string | undefined)[]): string {
  const tokens = [readToken(headerOf(request, "authorization")), ...secrets];
  return tokens.reduce<string>(hideToken, hideInAddresses(line)).replaceAll(deceptive, escapeCharacter);
}

/** Control characters, and those that change the direction of text (Unicode Standard Annex #9, section 2). */
const deceptive = /[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

function escapeCharacter(character: string): string {
  const hex = character.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex}` : `\\x${hex.padStart(2, "0")}`;
}

/** Minimum length of a token that is hidden. Hiding shorter ones would only make the text unreadable. */
const minSecretLength = 8;

/** Replaces a token in a text, also where it is encoded for a URL or JSON. */
function hideToken(text: string, token: string | undefined = ""): string {
  if (token.length < minSecretLength) return text;
  const inUrl = encodeURIComponent(token);
  return [token, inUrl, inUrl.replaceAll("%20", "+"), JSON.stringify(token).slice(1, -1)]
    .reduce((text, secret) => text.replaceAll(secret, "[token]"), text);
}
