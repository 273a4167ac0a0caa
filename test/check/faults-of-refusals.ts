/** Servers that take what has to be refused, refuse what has to be taken, or refuse it in another way. */
import { hasToken, type Passing, taken } from "./broken.js";
import { errorsOf, type Fault, isOf } from "./faults.js";

const html = { headers: { "content-type": "text/html" }, text: "<h1>Error</h1>" };
/** Sends requests on with another body or path. */
const passing = (isMeant: (request: Passing) => boolean, change: (request: Passing) => unknown) =>
  ({ request: (request: Passing) => isMeant(request) && change(request) });
/** Answers valid requests of a method and a path with a status, and does not pass them on. */
const moved = (method: string, path: RegExp, status: number, location: string) => ({
  instead: (request: Passing, response: any) => isOf(method, path)(request) && hasToken(request)
    && Boolean(response.writeHead(status, { location }).end()),
});
const get = (path: RegExp) => isOf("GET", path);

export const refusalFaults: Fault[] = [
  ["answers 400 where a token is missing", errorsOf(401, { status: 400 }), "refusal: listApps"],
  ["answers 500 where a token is missing", errorsOf(401, { status: 500 }), "refusal: listApps"],
  ["leads to a login where a token is missing",
    errorsOf(401, { status: 302, headers: { location: "/login" }, text: "" }), "token: listApps"],
  ["shows a login where a token is missing", errorsOf(401, { ...html, status: 200 }), "token: listApps"],
  ["says in HTML that a token is missing", errorsOf(401, html), "answer-media-type: listApps"],
  ["says nothing where a token is missing", errorsOf(401, { text: "" }), "answer-body: listApps"],

  ["answers 409 where the contract has 400", errorsOf(400, { status: 409 }), "refusal: createProfile, listApps"],
  ["answers 403 where the contract has 400", errorsOf(400, { status: 403 }), "refusal: listApps"],
  ["answers 500 where the contract has 400", errorsOf(400, { status: 500 }), "refusal: listApps"],
  ["says nothing of what is wrong", errorsOf(400, { text: "" }), "answer-body: listApps"],
  ["says in plain text what is wrong", errorsOf(400, { headers: { "content-type": "text/plain" } }),
    "answer-media-type: listApps"],
  ["has an error with a number for its code", errorsOf(400, { text: '{"code":400,"message":"No."}' }),
    "answer-body: listApps"],
  ["has an error within an error", errorsOf(400, { text: '{"error":{"code":"a","message":"No."}}' }),
    "answer-body: listApps"],

  ["answers 400 to an unknown id", errorsOf(404, { status: 400 }), "unknown-id: getProxy"],
  ["answers 403 to an unknown id", errorsOf(404, { status: 403 }), "unknown-id: getCredential"],
  ["answers 410 to an unknown id", errorsOf(404, { status: 410 }), "unknown-id: getExtensionMetadata"],
  ["answers 500 to an unknown id", errorsOf(404, { status: 500 }), "unknown-id: getBrowserPool"],
  ["answers null to an unknown id", { answer: (answer, request) => isOf("GET", /^\/browsers\/0+$/)(request)
    && answer.status === 404 && Object.assign(answer, { status: 200, text: "null" }) }, "unknown-id: getBrowser"],
  ["says nothing of an unknown id", errorsOf(404, { text: "" }), "answer-body: getProfile"],
  ["says in HTML that an id is unknown", errorsOf(404, html), "answer-media-type: getProfile"],

  ["answers 400 where a name is taken", errorsOf(409, { status: 400 }), "name-taken: createCredential"],
  ["answers 422 where a name is taken", errorsOf(409, { status: 422 }), "name-taken: createBrowserPool"],
  ["fails where a name is taken", errorsOf(409, { status: 500 }), "repeated: createExtension"],
  ["says in HTML that a name is taken", errorsOf(409, html), "answer-media-type: createProfile"],

  ["takes an empty token", passing(({ headers }) => !headers.authorization, ({ headers }) =>
    headers.authorization = "Bearer any-token"), "token: listApps"],
  ["takes pages of no entry", passing(get(/^\/apps$/), (one) => one.url = one.url.replace(/limit=0\b/, "limit=1")),
    "bound: listApps"],
  ["takes pages of any size", passing(get(/^\/profiles$/), (one) =>
    one.url = one.url.replace(/limit=\d{3,}/, "limit=100")), "bound: listProfiles"],
  ["takes a page that begins below nothing", passing(get(/^\/apps$/), (one) =>
    one.url = one.url.replace(/offset=-\d+/, "offset=0")), "bound: listApps"],
  ["takes words for numbers", passing(get(/^\/apps$/), (one) =>
    one.url = one.url.replaceAll(/=(many|1\.5)\b/g, "=1")), "type: listApps"],
  ["takes an empty body", passing(({ text }) => text === "", (one) =>
    Object.assign(one, { text: "{}", headers: { ...one.headers, "content-type": "application/json" } })),
  "required: createProfile"],
  ["takes null for what has to be there", passing(isOf("PUT", /create_directory$/), (one) =>
    one.text = one.text.replace('"path":null', '"path":"/tmp/any"')), "type: createDirectory"],
  ["takes coordinates as texts", taken(/x must be an? (integer|number)/, () => 200), "type: moveMouse"],
  ["takes more than is allowed in a list", taken(/at most \d+ (item|entr)/, () => 200), "count: createBrowser"],

  ["does not take a page size", { answer: (answer, { url }) => /limit=/.test(url) && answer.status === 200
    && Object.assign(answer, { status: 400, text: '{"code":"no","message":"No limit."}' }) }, "example: listApps"],
  ["wants what is optional", { answer: (answer, { url }) => url === "/apps" && answer.status === 200
    && Object.assign(answer, { status: 500, text: '{"code":"no","message":"No limit."}' }) }, "optional: listApps"],
  ["has one path moved for good", moved("GET", /^\/apps$/, 301, "/apps/"), "example: listApps"],
  ["has one path moved for a while", moved("POST", /^\/profiles$/, 307, "/v2/profiles"), "example: createProfile"],
  ["is not done yet", moved("GET", /^\/apps$/, 501, "/"), "example: listApps"],
  ["takes DELETE for a method that it does not know", { answer: (answer, { method }) => method === "SEARCH"
    && Object.assign(answer, { status: 204, headers: {}, text: "" }) }, "unknown-method: listApps"],
  ["leads somewhere else by a method that it does not know", { answer: (answer, { method }) => method === "SEARCH"
    && Object.assign(answer, { status: 302, headers: { location: "/" }, text: "" }) }, "unknown-method: listApps"],
  ["answers nothing to a method that it does not know", { instead: ({ method }, { socket }) => method === "SEARCH"
    && Boolean(socket?.destroy()) }, "answer: listApps"],
];
