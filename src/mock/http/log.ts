/** One line for each request. */
import type { IncomingMessage } from "node:http";
import { readTarget, readToken } from "./read.js";

/**
 * Says what was asked and what came of it: `PUT /browsers/x/fs/move 400 2 ms: dest_path must start with "/".`
 *
 * Control characters are shown as escapes, so that no request writes to the terminal. The token is left out, wherever
 * it stands.
 *
 * @param milliseconds How long the answer took.
 */
export function logLine(
  { method, url, headers }: IncomingMessage,
  status: number | "aborted",
  milliseconds: number,
  problem?: string,
): string {
  const took = `${Math.round(milliseconds)} ms`;
  const line = `${method} ${readTarget(url).pathname} ${status} ${took}${problem ? `: ${problem}` : ""}`;
  const token = readToken(headers.authorization);
  return (token ? line.replaceAll(token, "[token]") : line).replaceAll(/[\x00-\x1f\x7f-\x9f]/g, (character) =>
    `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
