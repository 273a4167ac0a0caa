/** Bearer authentication: sets the Authorization header, and keeps the token out of everything else. */
import type { Middleware } from "openapi-fetch";

/** A bearer token, or a function that is asked for one before each request. */
export type Token = string | (() => string | Promise<string>);

/**
 * Makes a middleware that sends `Authorization: Bearer <token>` with every request.
 *
 * `createClient` installs it; use it yourself for a client that you build with `openapi-fetch`.
 *
 * @param token The token, or a function (sync or async) that gives the token for each request.
 * @returns A middleware for `client.use`.
 * @throws {TypeError} When the token is missing or empty, has a space at an end or "Bearer " in front, or has what a
 *   header cannot carry. For a function, the request is rejected with this error and not sent. The error says which of
 *   these it is, and never shows the token.
 * @see `openapi.yaml`, #/components/securitySchemes; RFC 6750, section 2.1; RFC 9110, section 5.5
 * @example
 * import createFetchClient from "openapi-fetch";
 * import { bearerAuth, type paths } from "cloud-browser-contract";
 *
 * const client = createFetchClient<paths>({ baseUrl: "http://127.0.0.1:4010" });
 * client.use(bearerAuth(() => process.env.ACCESS_TOKEN ?? ""));
 */
export function bearerAuth(token: Token): Middleware {
  if (typeof token !== "function") authorization(token);
  return {
    async onRequest({ request }) {
      request.headers.set("Authorization", authorization(typeof token === "function" ? await token() : token));
    },
  };
}

function authorization(token: string | undefined): string {
  const problem = tokenProblem(token);
  if (problem) throw new TypeError(`token ${problem}`);
  return `Bearer ${token}`;
}

function tokenProblem(token: string | undefined): string | undefined {
  if (!token) return "is missing";
  if (token.trim() !== token) return "has space around it";
  if (/^bearer /i.test(token)) return 'has "Bearer " in front';
  return /^[\t -~\x80-\xff]+$/.test(token) ? undefined : "fits no header";
}
