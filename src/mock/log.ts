/** One line for each request, and the stack of what failed. */
import { type HttpRequest, headerOf, readToken } from "../server/http.js";

/** From so many characters on a token is worth hiding; one of fewer would only make the line unreadable. */
const shortestSecret = 8;

/**
 * Says what was asked and what came of it: `PUT /browsers/x/fs/move 400 2 ms: dest_path must start with "/".`
 *
 * Control characters are shown as escapes, so that no request writes to the terminal. The token is left out, wherever
 * it stands, and so are other secrets.
 *
 * @param milliseconds How long the answer took.
 * @param problem What was wrong, when something was.
 * @param ignored What was ignored of the request, when something was.
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
  return visible(request, `${method} ${target} ${status} ${took}${notes}`, secrets);
}

/** Gives the lines of the stack of what was thrown; none when it has none. */
export function stackLines(request: HttpRequest, thrown: unknown, ...secrets: (string | undefined)[]): string[] {
  const { stack = "" } = thrown instanceof Error ? thrown : {};
  return stack.split("\n").filter((line) => /^\s+at /.test(line)).map((line) => visible(request, line, secrets));
}

function visible(request: HttpRequest, line: string, secrets: (string | undefined)[]): string {
  return [readToken(headerOf(request, "authorization")), ...secrets].reduce<string>(hide, line)
    .replaceAll(/[\x00-\x1f\x7f-\x9f]/g, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** A token may stand in the URL, too, and is encoded there. */
function hide(line: string, token: string | undefined = ""): string {
  if (token.length < shortestSecret) return line;
  return [token, encodeURIComponent(token), encodeURIComponent(token).replaceAll("%20", "+")]
    .reduce((line, secret) => line.replaceAll(secret, "[token]"), line);
}
