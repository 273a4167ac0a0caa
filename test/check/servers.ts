/** Servers that are broken in one way each, and the breach that a check has to report. */
import type { Breach } from "../../src/check/index.js";
import {
  type Broken, error, hasToken, inJson, ofError, ofSuccess, type Passing, type Returning, accepting,
} from "./broken.js";

type ExpectedBreach = Pick<Breach, "rule" | "clause" | "operations" | "expected"> & { actual: RegExp };

const isMalformed = ({ text }: Passing) => text === '{"a": ';
const requests = (method: string, path: RegExp) => (request: Passing) =>
  request.method === method && path.test(request.url) && hasToken(request);
/** Replaces values outside the enums of a click by valid ones. */
const withValidEnums = (request: Passing) => request.text = request.text
  .replace('"button":"no_such_value"', '"button":"left"')
  .replace('"click_type":"no_such_value"', '"click_type":"click"');

/** What each server does wrong, and the breach to report. */
export const servers: [what: string, broken: Broken, breach: ExpectedBreach][] = [
  ["accepts a request without a token",
    { request: ({ headers }) => headers.authorization ??= "Bearer any-token" },
    { rule: "token", operations: ["listProfiles", "listApps"], expected: "401", actual: /^200 \[/ }],
  ["accepts a token of another scheme",
    { request: ({ headers }) => headers.authorization &&= "Bearer any-token" },
    { rule: "scheme", operations: ["listProfiles", "listApps"], expected: "401", actual: /^200 \[/ }],
  ["requires no token",
    { request: ({ headers }) => headers.authorization = "Bearer any-token" },
    { rule: "token", operations: ["listProfiles", "listApps"], expected: "401", actual: /^200 \[/ }],
  ["returns 403 if the token is missing",
    { answer: (response) => response.status === 401 && (response.status = 403) },
    { rule: "refusal", operations: ["listProfiles", "listApps"], expected: "401", actual: /^403 \{/ }],

  ["accepts undeclared properties, with 200 or 201",
    accepting(/is not allowed/, ({ url }) => url.endsWith("click_mouse") ? 200 : 201),
    { rule: "closed", operations: ["createDirectory", "clickMouse"], expected: "400", actual: /^201$/ }],
  ["accepts values outside an enum",
    { request: withValidEnums },
    { rule: "enum", operations: ["clickMouse"], expected: "400", actual: /^200$/ }],
  ["accepts values that do not match a pattern",
    accepting(/must (start with|match)/, () => 201),
    { rule: "pattern", operations: ["createDirectory"], expected: "400", actual: /^201$/ }],
  ["accepts values that do not match a format",
    accepting(/must be a valid uuid/, () => 200),
    { rule: "format", operations: ["getProcessStatus"], expected: "400", actual: /^200$/ }],
  ["accepts numbers out of bounds",
    accepting(/must be at (least|most)/, () => 200),
    { rule: "bound", operations: ["listProfiles", "listApps"], expected: "400", actual: /^200$/ }],
  ["accepts values of a wrong type",
    accepting(/must be an? (object|integer|string|array)/, () => 201),
    { rule: "type", operations: ["createDirectory"], expected: "400", actual: /^201$/ }],
  ["accepts requests without a required property",
    accepting(/path is required/, () => 201),
    { rule: "required", operations: ["createDirectory"], expected: "400", actual: /^201$/ }],
  ["accepts malformed JSON as an empty object",
    { request: (request) => isMalformed(request) && (request.text = "{}") },
    { rule: "malformed", operations: ["createProfile"], expected: "400", actual: /^201 \{/ }],
  ["accepts text as JSON",
    { request: (request) => request.text === "a text" && Object.assign(request, {
      headers: { ...request.headers, "content-type": "application/json" }, text: "{}",
    }) },
    { rule: "media-type", operations: ["createProfile"], expected: "an error", actual: /^201 \{/ }],

  ["returns 422 instead of 400",
    { answer: (response) => response.status === 400 && (response.status = 422) },
    { rule: "refusal", operations: ["createDirectory", "listApps"], expected: "400", actual: /^422 \{/ }],
  ["returns 500 for malformed JSON",
    { answer: (response, request) => isMalformed(request) && (response.status = 500) },
    { rule: "refusal", operations: ["createProfile", "createDirectory"], expected: "400", actual: /^500 \{/ }],

  ["returns 201 instead of 200",
    ofSuccess((response) => response.status = 201),
    { rule: "response-status", operations: ["clickMouse", "listApps"], expected: "200", actual: /^201/ }],
  ["returns an undeclared status",
    ofSuccess((response) => response.status = 226),
    { rule: "response-status", operations: ["createDirectory"], expected: "201", actual: /^226$/ }],
  ["returns JSON as text/plain",
    ofSuccess((response) => response.headers["content-type"] = "text/plain; charset=utf-8"),
    {
      rule: "response-media-type",
      operations: ["listProfiles", "listApps"],
      expected: "The media type must be application/json, not text/plain.",
      actual: /^200 \[\{"id"/,
    }],
  ["returns errors as HTML",
    ofError((response) =>
      Object.assign(response, { headers: { "content-type": "text/html" }, text: "<h1>Error</h1>" })),
    {
      rule: "response-media-type",
      operations: ["createProfile", "listProfiles"],
      expected: "The media type must be application/json, not text/html.",
      actual: /^409 <h1>Error<\/h1>$/,
    }],
  ["returns errors without a message",
    ofError(inJson((body) => delete body.message && body)),
    {
      rule: "response-body",
      clause: "#/components/schemas/Error/required",
      operations: ["createProfile", "listProfiles"],
      expected: "message is required.",
      actual: /^409 \{"code":/,
    }],
  ["returns errors in another format",
    ofError(inJson(({ message }) => ({ error: message }))),
    {
      rule: "response-body",
      clause: "#/components/schemas/Error/required",
      operations: ["createProfile", "listProfiles"],
      expected: "code is required. message is required.",
      actual: /^409 \{"error":/,
    }],
  ["reports a taken name in another format",
    { answer: (response) => response.status === 409 && (response.text = '{"error":"The name is taken."}') },
    {
      rule: "response-body",
      clause: "#/components/schemas/Error/required",
      operations: ["createProfile", "createCredential"],
      expected: "code is required. message is required.",
      actual: /^409 \{"error":"The name is taken\."\}$/,
    }],
  ["fails if a name is taken",
    { answer: (response) => response.status === 409 && (response.status = 500) },
    { rule: "repeated", operations: ["createProfile"], expected: "201 or a refusal", actual: /^500 \{/ }],
  ["returns the id of a session as a number",
    ofSuccess(inJson((body) => body.session_id && (body.session_id = 12) && body)),
    {
      rule: "response-body",
      clause: "#/components/schemas/Browser/properties/session_id/type",
      operations: ["getBrowser"],
      expected: "session_id must be a string.",
      actual: /^200 \{"session_id":12,/,
    }],
  ["returns an object instead of a list",
    ofSuccess(inJson((items) => ({ items }))),
    {
      rule: "response-body",
      operations: ["listProfiles", "listApps"],
      expected: "The response must be an array.",
      actual: /^200 \{"items":\[/,
    }],
  ["omits a property, in a resource and in each list entry",
    ofSuccess(inJson((body) => [body].flat().forEach((profile) => delete profile.created_at) ?? body)),
    {
      rule: "response-body",
      clause: "#/components/schemas/Profile/required",
      operations: ["createProfile", "listProfiles", "getProfile", "updateProfile"],
      expected: "created_at is required.",
      actual: /^201 \{"id":/,
    }],
  ["returns a header that is not a number",
    ofSuccess((response) => response.headers["x-limit"] = "many"),
    {
      rule: "response-header",
      clause: "#/components/headers/Limit/schema/type",
      operations: ["listProfiles", "listApps"],
      expected: "The header X-Limit must be an integer.",
      actual: /^200 X-Limit: many, X-Offset: 0, /,
    }],
  ["returns an undeclared body",
    ofSuccess((response) => response.text = "{}"),
    {
      rule: "response-body",
      operations: ["clickMouse"],
      expected: "The response must not have a body.",
      actual: /^200 \{\}$/,
    }],
  ["returns 200 instead of 204",
    ofSuccess((response, { method }) => method === "DELETE" && (response.status = 200)),
    { rule: "response-status", operations: ["deleteProfile"], expected: "204", actual: /^200$/ }],

  ["sends events without a required property",
    ofSuccess((response) => isStream(response)
      && (response.text = response.text.replaceAll(/("event":"invocation_state"),"timestamp":"[^"]*"/g, "$1"))),
    {
      rule: "response-event",
      clause: "#/components/schemas/InvocationStateEvent/required",
      operations: ["streamInvocationEvents"],
      expected: "Event 1.timestamp is required.",
      actual: /^200 data: \{"event":/,
    }],
  ["sends events that are not JSON",
    ofSuccess((response) => isStream(response) && (response.text = response.text.replaceAll("data: {", "data: {{"))),
    {
      rule: "response-event",
      operations: ["streamInvocationEvents"],
      expected: "Event 1 is not valid JSON.",
      actual: /^200 data: \{\{"event":/,
    }],

  ["accepts a method that the path does not have",
    { request: (request) => request.method === "SEARCH" && (request.method = "GET") },
    { rule: "unknown-method", operations: ["listApps"], expected: "an error", actual: /^200 \[/ }],
  ["returns a resource for an unknown id",
    { request: (request) => request.url = request.url.replace(/\/0+$/, "/shop-login") },
    { rule: "unknown-id", operations: ["getProfile"], expected: "404", actual: /^200 \{/ }],
  ["returns 400 for an unknown id",
    { answer: (response) => response.status === 404 && (response.status = 400) },
    { rule: "unknown-id", operations: ["getProfile"], expected: "404", actual: /^400 \{/ }],

  ["sends no response",
    { instead: ({ method, url }) => method === "GET" && url === "/apps" },
    { rule: "response", operations: ["listApps"], expected: "a response", actual: /^No response within 1 s\.$/ }],
  ["closes some connections without a response, and resets others",
    { instead: ({ url, text }, { socket }) => url.endsWith("/create_directory")
      && Boolean(text.length % 2 ? socket?.destroy() : socket?.resetAndDestroy()) },
    {
      rule: "response",
      operations: ["createDirectory"],
      expected: "a response",
      actual: /^No response: the connection was closed\.$/,
    }],
  ["refuses an example with 400",
    { request: (request) => request.text = request.text.replace('"mode":"700"', '"mode":"rwx"') },
    { rule: "example", operations: ["createDirectory"], expected: "201", actual: /^400 \{/ }],
  ["fails for every valid request",
    error(500, requests("GET", /^\/profiles/)),
    { rule: "example", operations: ["listProfiles"], expected: "200", actual: /^500 \{/ }],
  ["redirects every request",
    { instead: (_, response) => Boolean(response.writeHead(302, { location: "https://example.com/" }).end()) },
    { rule: "example", operations: ["listProfiles"], expected: "200", actual: /^302 to https:\/\/example\.com\/$/ }],
  ["does not have the operation, and returns HTML",
    { answer: (response, { url }) => url.startsWith("/apps") && Object.assign(response, {
      status: 404, headers: { "content-type": "text/html" }, text: "Cannot GET /apps",
    }) },
    { rule: "example", operations: ["listApps"], expected: "200", actual: /^404 Cannot GET \/apps$/ }],
];

function isStream({ headers }: Returning): boolean {
  return headers["content-type"]?.startsWith("text/event-stream") ?? false;
}
