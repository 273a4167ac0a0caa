/** Rejects responses that are not the API's, so that data and errors have the types of the contract. */
import type { Middleware } from "openapi-fetch";
import type { ErrorBody } from "../../generated/openapi.js";
import type { Entry } from "../../generated/operations.js";
import { notTheApi, parseJson } from "./errors.js";
import { entryOf } from "./request.js";

/** Rejects a response that is not the API's. For a call by path, it also checks that the body is JSON. */
export const contractResponses: Middleware = {
  async onResponse({ request, response, schemaPath, options: { parseAs } }) {
    if (isRedirect(response)) {
      const [to = ""] = (response.headers.get("Location") ?? "elsewhere").split(/[?#]/);
      throw notTheApi(response, undefined, `to ${withoutToken(request, to)}`);
    }
    const { ok, headers } = response;
    // `openapi-fetch` does not read an empty body, and web browsers then show the call as cancelled. Node.js does not,
    // and reading it there would take a sixth of a short call. Only web browsers have a location.
    const isLeft = "location" in globalThis && headers.get("Content-Length") === "0";
    if (ok && parseAs !== "json") return void (isLeft && await response.clone().text());
    const given = await response.text(); // not of a clone, which is empty in happy-dom
    const text = ok ? given : withoutToken(request, given);
    response.text = () => Promise.resolve(text);
    response.json = () => Promise.resolve(JSON.parse(text) as unknown);
    if (ok) return void jsonFrom(entryOf(request, schemaPath), response, text);
    const body = parseJson(response, text || "null") as Partial<ErrorBody> | null;
    if (typeof body?.message !== "string") throw notTheApi(response, text);
  },
  async onError({ request, error, options }) {
    const { cause } = error as { cause?: { code?: string } & string }; // test() converts it to a string
    if (/refused/i.test(cause?.code as string)) { // web browsers do not say why a call failed
      const { baseUrl } = options;
      const isLocal = /\/\/(localhost|127|\[::1])/.test(baseUrl);
      const advice = isLocal ? ". Run: npx cloud-browser-contract mock" : "";
      return new TypeError(`No server at ${baseUrl}${advice}`, { cause: error });
    }
    // `fetch` rejects when a request with a body is redirected. A request without body and token finds the location.
    if (!/redirect/i.test(cause as string)) return;
    const response = await options.fetch(new Request(request.url, { redirect: "manual" }));
    return isRedirect(response) ? response : undefined;
  },
};

/** Returns the JSON of a success; `undefined` if there is no body, and the contract declares none. */
export function jsonFrom(entry: Entry, response: Response, text: string): unknown {
  if (text) {
    const data = parseJson(response, text);
    if (entry[2] === "list" && !Array.isArray(data)) throw notTheApi(response, text, "with no list");
    return data;
  }
  if (hasNoBody(entry, response)) return undefined;
  throw notTheApi(response, text, "with no body");
}

/** Whether the contract declares no body for the status of a success. */
export function hasNoBody([, , kind, special]: Entry, { status }: Response): boolean | undefined {
  return kind === null || special?.empty?.includes(status);
}

/** Whether a response is a redirect. Web browsers hide its status: it is 0. */
function isRedirect({ ok, status }: Response): boolean {
  return !ok && status < 400;
}

/** Hides the token of a request in a text. A server may echo it, and errors are printed. */
function withoutToken({ headers }: Request, text: string): string {
  const token = headers.get("Authorization")?.slice("Bearer ".length) ?? "";
  return token.length < 8 ? text : text.replaceAll(token, "[token]");
}
