/** What is never printed of an exchange: its token, and the tokens of sessions that stand in addresses. */
import type { IncomingMessage } from "node:http";
import { createHide as createHideTokens } from "../check/report/hide.js";
import { readTarget } from "../server/http.js";

/** Makes the function that hides the secrets of a request in a text, such as an answer that has them in it. */
export function createHide({ headers, url }: IncomingMessage): (text: string) => string {
  const { authorization = "" } = headers;
  const sessions = new URLSearchParams(readTarget(url).search).getAll("jwt");
  const hideTokens = createHideTokens([authorization.replace(/^\S+ +/, ""), ...sessions]);
  return (text) => hideTokens(text)
    .replaceAll(/([?&]jwt=)[^&\s"'#<>\\]+/gi, "$1[token]")
    .replaceAll(/("jwt"\s*:\s*")[^"]*/g, "$1[token]");
}
