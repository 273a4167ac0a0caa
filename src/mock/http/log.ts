/** One line for each request. */
import type { IncomingMessage } from "node:http";
import { readToken } from "./target.js";

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
 */
export function logLine(
  { method, url, headers }: IncomingMessage,
  status: number | "aborted",
  milliseconds: number,
  problem: string | undefined,
  ...secrets: (string | undefined)[]
): string {
  const took = `${Math.round(milliseconds)} ms`;
  const line = `${method} ${url} ${status} ${took}${problem ? `: ${problem}` : ""}`;
  return [readToken(headers.authorization), ...secrets].reduce<string>(hide, line)
    .replaceAll(/[\x00-\x1f\x7f-\x9f]/g, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** A token may stand in the URL, too, and is encoded there. */
function hide(line: string, token: string | undefined = ""): string {
  if (token.length < shortestSecret) return line;
  return [token, encodeURIComponent(token), encodeURIComponent(token).replaceAll("%20", "+")]
    .reduce((line, secret) => line.replaceAll(secret, "[token]"), line);
}
