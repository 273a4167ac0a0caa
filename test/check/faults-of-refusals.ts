/** Servers that accept invalid requests, refuse valid ones, or refuse requests in a wrong way. */
import { hasToken, type Passing, accepting } from "./broken.js";
import { errorsOf, type Fault, isOf } from "./faults.js";

const html = { headers: { "content-type": "text/html" }, text: "<h1>Error</h1>" };
/** Changes the matching requests. */
const changing = (matches: (request: Passing) => boolean, change: (request: Passing) => unknown) =>
  ({ request: (request: Passing) => matches(request) && change(request) });
/** Answers valid requests with a redirect or another status instead of passing them on. */
const redirected = (method: string, path: RegExp, status: number, location: string) => ({
  instead: (request: Passing, response: any) => isOf(method, path)(request) && hasToken(request)
    && Boolean(response.writeHead(status, { location }).end()),
});
const get = (path: RegExp) => isOf("GET", path);

export const refusalFaults: Fault[] = [
  ["returns 400 if the token is missing", errorsOf(401, { status: 400 }), "refusal: listApps"],
  ["returns 500 if the token is missing", errorsOf(401, { status: 500 }), "refusal: listApps"],
  ["redirects to a login if the token is missing",
    errorsOf(401, { status: 302, headers: { location: "/login" }, text: "" }), "token: listApps"],
  ["shows a login if the token is missing", errorsOf(401, { ...html, status: 200 }), "token: listApps"],
  ["reports a missing token as HTML", errorsOf(401, html), "response-media-type: listApps"],
  ["returns an empty error if the token is missing", errorsOf(401, { text: "" }), "response-body: listApps"],

  ["returns 409 instead of 400", errorsOf(400, { status: 409 }), "refusal: createProfile, listApps"],
  ["returns 403 instead of 400", errorsOf(400, { status: 403 }), "refusal: listApps"],
  ["returns 500 instead of 400", errorsOf(400, { status: 500 }), "refusal: listApps"],
  ["returns an empty error for an invalid request", errorsOf(400, { text: "" }), "response-body: listApps"],
  ["returns a plain-text error for an invalid request", errorsOf(400, { headers: { "content-type": "text/plain" } }),
    "response-media-type: listApps"],
  ["returns an error with a number as its code", errorsOf(400, { text: '{"code":400,"message":"No."}' }),
    "response-body: listApps"],
  ["wraps errors in an object", errorsOf(400, { text: '{"error":{"code":"a","message":"No."}}' }),
    "response-body: listApps"],

  ["returns 400 for an unknown id", errorsOf(404, { status: 400 }), "unknown-id: getProxy"],
  ["returns 403 for an unknown id", errorsOf(404, { status: 403 }), "unknown-id: getCredential"],
  ["returns 410 for an unknown id", errorsOf(404, { status: 410 }), "unknown-id: getExtensionMetadata"],
  ["returns 500 for an unknown id", errorsOf(404, { status: 500 }), "unknown-id: getBrowserPool"],
  ["returns null for an unknown id", { answer: (response, request) => isOf("GET", /^\/browsers\/0+$/)(request)
    && response.status === 404 && Object.assign(response, { status: 200, text: "null" }) }, "unknown-id: getBrowser"],
  ["returns an empty error for an unknown id", errorsOf(404, { text: "" }), "response-body: getProfile"],
  ["reports an unknown id as HTML", errorsOf(404, html), "response-media-type: getProfile"],

  ["returns 400 if a name is taken", errorsOf(409, { status: 400 }), "behavior: createCredential"],
  ["returns 422 if a name is taken", errorsOf(409, { status: 422 }), "behavior: createBrowserPool"],
  ["fails if a name is taken", errorsOf(409, { status: 500 }), "repeated: createExtension"],
  ["reports a taken name as HTML", errorsOf(409, html), "response-media-type: createProfile"],

  ["accepts a missing token", changing(({ headers }) => !headers.authorization, ({ headers }) =>
    headers.authorization = "Bearer any-token"), "token: listApps"],
  ["accepts a page limit of zero", changing(get(/^\/apps$/), (one) =>
    one.url = one.url.replace(/limit=0\b/, "limit=1")),
  "bound: listApps"],
  ["accepts any page limit", changing(get(/^\/profiles$/), (one) =>
    one.url = one.url.replace(/limit=\d{3,}/, "limit=100")), "bound: listProfiles"],
  ["accepts a negative offset", changing(get(/^\/apps$/), (one) =>
    one.url = one.url.replace(/offset=-\d+/, "offset=0")), "bound: listApps"],
  ["accepts words as numbers", changing(get(/^\/apps$/), (one) =>
    one.url = one.url.replaceAll(/=(many|1\.5)\b/g, "=1")), "type: listApps"],
  ["accepts an empty body", changing(({ text }) => text === "", (one) =>
    Object.assign(one, { text: "{}", headers: { ...one.headers, "content-type": "application/json" } })),
  "required: createProfile"],
  ["accepts null for a required property", changing(isOf("PUT", /create_directory$/), (one) =>
    one.text = one.text.replace('"path":null', '"path":"/tmp/any"')), "type: createDirectory"],
  ["accepts coordinates as strings", accepting(/x must be an? (integer|number)/, () => 200), "type: moveMouse"],
  ["accepts a list with too many items", accepting(/at most \d+ (item|entr)/, () => 200), "count: createBrowser"],
  ["accepts a batch with too many actions", accepting(/actions must have at most/, () => 200),
    "count: batchComputerAction"],

  ["refuses a page limit", { answer: (response, { url }) => /limit=/.test(url) && response.status === 200
    && Object.assign(response, { status: 400, text: '{"code":"no","message":"No limit."}' }) }, "example: listApps"],
  ["requires an optional parameter", { answer: (response, { url }) => url === "/apps" && response.status === 200
    && Object.assign(response, { status: 500, text: '{"code":"no","message":"No limit."}' }) }, "optional: listApps"],
  ["redirects one path permanently", redirected("GET", /^\/apps$/, 301, "/apps/"), "example: listApps"],
  ["redirects one path temporarily", redirected("POST", /^\/profiles$/, 307, "/v2/profiles"), "example: createProfile"],
  ["has not implemented an operation", redirected("GET", /^\/apps$/, 501, "/"), "example: listApps"],
  ["returns 204 for an unknown method", { answer: (response, { method }) => method === "SEARCH"
    && Object.assign(response, { status: 204, headers: {}, text: "" }) }, "unknown-method: listApps"],
  ["redirects an unknown method", { answer: (response, { method }) => method === "SEARCH"
    && Object.assign(response, { status: 302, headers: { location: "/" }, text: "" }) }, "unknown-method: listApps"],
  ["closes the connection on an unknown method", { instead: ({ method }, { socket }) => method === "SEARCH"
    && Boolean(socket?.destroy()) }, "response: listApps"],
];
