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
 * @throws {TypeError} When the token is empty, or has a character other than visible ASCII, which could break out of
 *   the header. For a function, the request is rejected with this error and not sent. The error never shows the token.
 * @see Service description, section 5; RFC 6750, section 2.1; RFC 9110, section 5.5
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
  if (!/^[!-~]+$/.test(token ?? "")) throw new TypeError("token must be visible ASCII");
  return `Bearer ${token}`;
}
