/** The tokens that a request sends. */
import type { HttpHeaders } from "../contract/index.js";
import { readTarget } from "../server/http.js";

/** Returns the bearer token of a request, and the session tokens in its URL. */
export function sentTokens({ authorization = "" }: HttpHeaders, target: string): string[] {
  const sessionTokens = new URLSearchParams(readTarget(target).search).getAll("jwt");
  return [String(authorization).replace(/^\S+ +/, ""), ...sessionTokens];
}
