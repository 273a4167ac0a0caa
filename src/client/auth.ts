/** Bearer authentication: sends the token in the Authorization header, and nowhere else. */
import type { Middleware } from "openapi-fetch";

/** A bearer token, or a function that returns one before each request. */
export type Token = string | (() => string | Promise<string>);

/**
 * Creates a middleware that sends `Authorization: Bearer <token>` with every request.
 *
 * `createClient` installs it. Use it yourself with a client that you create with `openapi-fetch`.
 *
 * @param token The token, or a function (sync or async) that returns the token for each request.
 * @returns A middleware for `client.use`.
 * @throws {TypeError} If the token is missing or empty, begins with "Bearer ", has spaces around it, or has characters
 *   that a header cannot carry. If a function returns it, the request is rejected and not sent. The message says what
 *   is wrong, and never shows the token.
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
