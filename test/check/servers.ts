/** Servers that are broken in one way each, and what a check has to say of them. */
import type { Breach } from "../../src/check/index.js";
import {
  type Broken, error, hasToken, inJson, ofError, ofSuccess, type Passing, type Returning, taken,
} from "./broken.js";

type Told = Pick<Breach, "rule" | "clause" | "operations" | "expected"> & { came: RegExp };

const isMalformed = ({ text }: Passing) => text === '{"a": ';
const asks = (method: string, path: RegExp) => (request: Passing) =>
  request.method === method && path.test(request.url) && hasToken(request);
/** Has every value in an enum of a click. */
const inEnum = (request: Passing) => request.text = request.text.replace('"button":"no_such_value"', '"button":"left"')
  .replace('"click_type":"no_such_value"', '"click_type":"click"');

/** What is wrong with each server, and the breach that it is told as. */
export const servers: [what: string, broken: Broken, told: Told, only?: string[]][] = [
  ["takes a request without a token",
    { request: ({ headers }) => headers.authorization ??= "Bearer any-token" },
    { rule: "token", operations: ["listProfiles", "listApps"], expected: "401", came: /^200 \[/ }],
  ["takes a token of another scheme",
    { request: ({ headers }) => headers.authorization &&= "Bearer any-token" },
    { rule: "scheme", operations: ["listProfiles", "listApps"], expected: "401", came: /^200 \[/ }],
  ["asks for no token at all",
    { request: ({ headers }) => headers.authorization = "Bearer any-token" },
    { rule: "token", operations: ["listProfiles", "listApps"], expected: "401", came: /^200 \[/ }],
  ["answers 403 where a token is missing",
    { answer: (answer) => answer.status === 401 && (answer.status = 403) },
    { rule: "refusal", operations: ["listProfiles", "listApps"], expected: "401", came: /^403 \{/ }],

  ["takes properties that the contract does not have, with 200 here and 201 there",
    taken(/is not allowed/, ({ url }) => url.endsWith("click_mouse") ? 200 : 201),
    { rule: "closed", operations: ["createDirectory", "clickMouse"], expected: "400", came: /^201$/ }],
  ["takes values outside of an enum",
    { request: inEnum },
    { rule: "enum", operations: ["clickMouse"], expected: "400", came: /^200$/ }],
  ["takes values against a pattern",
    taken(/must (start with|match)/, () => 201),
    { rule: "pattern", operations: ["createDirectory"], expected: "400", came: /^201$/ }],
  ["takes values against a format",
    taken(/must be a valid uuid/, () => 200),
    { rule: "format", operations: ["getProcessStatus"], expected: "400", came: /^200$/ }],
  ["takes numbers that are out of bounds",
    taken(/must be at (least|most)/, () => 200),
    { rule: "bound", operations: ["listProfiles", "listApps"], expected: "400", came: /^200$/ }],
  ["takes values of another type",
    taken(/must be an? (object|integer|string|array)/, () => 201),
    { rule: "type", operations: ["createDirectory"], expected: "400", came: /^201$/ }],
  ["takes requests without what is required",
    taken(/is required/, () => 201),
    { rule: "required", operations: ["createDirectory"], expected: "400", came: /^201$/ }],
  ["takes malformed JSON as an empty object",
    { request: (request) => isMalformed(request) && (request.text = "{}") },
    { rule: "malformed", operations: ["createProfile"], expected: "400", came: /^201 \{/ }],
  ["takes a text as if it were JSON",
    { request: (request) => request.text === "a text" && Object.assign(request, {
      headers: { ...request.headers, "content-type": "application/json" }, text: "{}",
    }) },
    { rule: "media-type", operations: ["createProfile"], expected: "an error", came: /^201 \{/ }],

  ["answers 422 where the contract has 400",
    { answer: (answer) => answer.status === 400 && (answer.status = 422) },
    { rule: "refusal", operations: ["createDirectory", "listApps"], expected: "400", came: /^422 \{/ }],
  ["answers 500 to malformed JSON",
    { answer: (answer, request) => isMalformed(request) && (answer.status = 500) },
    { rule: "refusal", operations: ["createProfile", "createDirectory"], expected: "400", came: /^500 \{/ }],

  ["answers 201 where the contract has 200",
    ofSuccess((answer) => answer.status = 201),
    { rule: "answer-status", operations: ["clickMouse", "listApps"], expected: "200", came: /^201/ }],
  ["answers with a status that is not declared",
    ofSuccess((answer) => answer.status = 226),
    { rule: "answer-status", operations: ["createDirectory"], expected: "201", came: /^226$/ }],
  ["gives JSON as text/plain",
    ofSuccess((answer) => answer.headers["content-type"] = "text/plain; charset=utf-8"),
    {
      rule: "answer-media-type",
      operations: ["listProfiles", "listApps"],
      expected: "The media type must be application/json, not text/plain.",
      came: /^200 \[\{"id"/,
    }],
  ["gives HTML for errors",
    ofError((answer) => Object.assign(answer, { headers: { "content-type": "text/html" }, text: "<h1>Error</h1>" })),
    {
      rule: "answer-media-type",
      operations: ["createProfile", "listProfiles"],
      expected: "The media type must be application/json, not text/html.",
      came: /^400 <h1>Error<\/h1>$/,
    }],
  ["gives errors without a message",
    ofError(inJson((body) => delete body.message && body)),
    {
      rule: "answer-body",
      clause: "#/components/schemas/Error/required",
      operations: ["createProfile", "listProfiles"],
      expected: "message is required.",
      came: /^400 \{"code":/,
    }],
  ["gives errors of its own form",
    ofError(inJson(({ message }) => ({ error: message }))),
    {
      rule: "answer-body",
      clause: "#/components/schemas/Error/required",
      operations: ["createProfile", "listProfiles"],
      expected: "code is required. message is required.",
      came: /^400 \{"error":/,
    }],
  ["gives the id of a session as a number",
    ofSuccess(inJson((body) => body.session_id && (body.session_id = 12) && body)),
    {
      rule: "answer-body",
      clause: "#/components/schemas/Browser/properties/session_id/type",
      operations: ["getBrowser"],
      expected: "session_id must be a string.",
      came: /^200 \{"session_id":12,/,
    }],
  ["gives an object where a list belongs",
    ofSuccess(inJson((items) => ({ items }))),
    {
      rule: "answer-body",
      operations: ["listProfiles", "listApps"],
      expected: "The answer must be an array.",
      came: /^200 \{"items":\[/,
    }],
  ["leaves a property out, in a resource and in each of a list",
    ofSuccess(inJson((body) => [body].flat().forEach((profile) => delete profile.created_at) ?? body)),
    {
      rule: "answer-body",
      clause: "#/components/schemas/Profile/required",
      operations: ["createProfile", "listProfiles", "getProfile", "updateProfile"],
      expected: "created_at is required.",
      came: /^201 \{"id":/,
    },
    ["Profiles"]],
  ["has a header that is no number",
    ofSuccess((answer) => answer.headers["x-limit"] = "many"),
    {
      rule: "answer-header",
      operations: ["listProfiles", "listApps"],
      expected: "The header X-Limit must be an integer.",
      came: /^200 X-Limit: many, X-Offset: 0, /,
    }],
  ["has a body where none is declared",
    ofSuccess((answer) => answer.text = "{}"),
    {
      rule: "answer-body",
      operations: ["clickMouse"],
      expected: "The answer must not have a body.",
      came: /^200 \{\}$/,
    }],
  ["answers 200 where nothing is left to be said",
    ofSuccess((answer, { method }) => method === "DELETE" && (answer.status = 200)),
    { rule: "answer-status", operations: ["deleteProfile"], expected: "204", came: /^200$/ }],

  ["has events that lack a property",
    ofSuccess((answer) => isStream(answer)
      && (answer.text = answer.text.replaceAll(/("event":"invocation_state"),"timestamp":"[^"]*"/g, "$1"))),
    {
      rule: "answer-event",
      clause: "#/components/schemas/InvocationStateEvent/required",
      operations: ["streamInvocationEvents"],
      expected: "Event 1.timestamp is required.",
      came: /^200 data: \{"event":/,
    }],
  ["has events that are no JSON",
    ofSuccess((answer) => isStream(answer) && (answer.text = answer.text.replaceAll("data: {", "data: {{"))),
    {
      rule: "answer-event",
      operations: ["streamInvocationEvents"],
      expected: "Event 1 is not valid JSON.",
      came: /^200 data: \{\{"event":/,
    }],

  ["takes a method that the path does not have",
    { request: (request) => request.method === "SEARCH" && (request.method = "GET") },
    { rule: "unknown-method", operations: ["listApps"], expected: "an error", came: /^200 \[/ }],
  ["has something for an id that is unknown",
    { request: (request) => request.url = request.url.replace(/\/0+$/, "/shop-login") },
    { rule: "unknown-id", operations: ["getProfile"], expected: "404", came: /^200 \{/ }],
  ["answers 400 to an id that is unknown",
    { answer: (answer) => answer.status === 404 && (answer.status = 400) },
    { rule: "unknown-id", operations: ["getProfile"], expected: "404", came: /^400 \{/ }],

  ["gives no answer",
    { instead: ({ method, url }) => method === "GET" && url === "/apps" },
    { rule: "answer", operations: ["listApps"], expected: "an answer", came: /^No answer within 1 s\.$/ }],
  ["closes some connections without an answer, and resets others",
    { instead: ({ url, text }, { socket }) => url.endsWith("/create_directory")
      && Boolean(text.length % 2 ? socket?.destroy() : socket?.resetAndDestroy()) },
    {
      rule: "answer",
      operations: ["createDirectory"],
      expected: "an answer",
      came: /^No answer: the connection was closed\.$/,
    }],
  ["refuses an example with 400",
    { request: (request) => request.text = request.text.replace('"mode":"700"', '"mode":"rwx"') },
    { rule: "example", operations: ["createDirectory"], expected: "201", came: /^400 \{/ }],
  ["fails at every valid request",
    error(500, asks("GET", /^\/profiles/)),
    { rule: "example", operations: ["listProfiles"], expected: "200", came: /^500 \{/ }],
  ["redirects every request",
    { instead: (_, response) => Boolean(response.writeHead(302, { location: "https://example.com/" }).end()) },
    { rule: "example", operations: ["listProfiles"], expected: "200", came: /^302 to https:\/\/example\.com\/$/ }],
  ["has no such operation, and says so in HTML",
    { answer: (answer, { url }) => url.startsWith("/apps") && Object.assign(answer, {
      status: 404, headers: { "content-type": "text/html" }, text: "Cannot GET /apps",
    }) },
    { rule: "example", operations: ["listApps"], expected: "200", came: /^404 Cannot GET \/apps$/ }],
];

function isStream({ headers }: Returning): boolean {
  return headers["content-type"]?.startsWith("text/event-stream") ?? false;
}
