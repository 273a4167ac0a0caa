/** Servers that comply with the contract, with unusual bodies, media types and orders. */
import { loadContract } from "../../src/contract/node/load.js";
import { type Broken, inJson, ofError, ofSuccess } from "./broken.js";
import { profileOperations } from "./profile-operations.js";
import { inText, type Unusual } from "./unusual.js";

type Values = Record<string, unknown>;

/** Changes each object in a value, the innermost first. */
function inObjects(change: (value: Values) => Values): (value: unknown) => unknown {
  return function changed(value): unknown {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== "object" || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, changed(member)])));
  };
}

/** The names of the properties that any schema of the contract requires. */
const required = await requiredNames();
async function requiredNames(): Promise<Set<string>> {
  const { document } = await loadContract();
  const { schemas } = document.components as { schemas: Record<string, { required?: string[] }> };
  return new Set(Object.values(schemas).flatMap((schema) => schema.required ?? []));
}

const everywhere = (change: (value: Values) => Values) => ({ answer: inJson(inObjects(change)) });
const typed = (mediaType: string) =>
  ({ answer: inMediaType((usual) => usual === "application/json" ? mediaType : usual) });
const inMediaType = (change: (mediaType: string) => string) => (response: { headers: Record<string, string> }) =>
  response.headers["content-type"] &&= change(response.headers["content-type"]);
/** Changes each timestamp. */
const inTimes = (written: string) => inText((text) =>
  text.replaceAll(/"(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z"/g, written));
/** Adds a prefix to each id. */
const withId = (prefix: string) =>
  inJson(inObjects((value) => "id" in value ? { ...value, id: `${prefix}${String(value.id)}` } : value));
const messages = (change: (body: Values) => Values) => ofError(inJson(change));

export const bodies: Unusual[] = [
  ["declares the charset of JSON", typed("application/json; charset=utf-8")],
  ["writes the media type of JSON in capitals", typed('Application/JSON ;Charset="UTF-8"; profile=any')],
  ["sends a media type without a body",
    { answer: (response) => response.text === "" && (response.headers["content-type"] = "application/json") },
    { only: ["deleteProfile", "downloadProfile"] }],

  ["indents JSON", inText((text) => JSON.stringify(JSON.parse(text), null, 2).replaceAll("\n", "\r\n"))],
  ["sends whitespace around JSON", inText((text) => `\r\n\t ${text}\n\n`)],
  ["escapes every letter in strings", inText((text) =>
    text.replaceAll(/"[^"\\]*"/g, (one) => one.replaceAll(/[a-z]/g, (letter) =>
      `\\u00${letter.charCodeAt(0).toString(16)}`)))],
  ["sends properties in another order",
    everywhere((value) => Object.fromEntries(Object.entries(value).reverse()))],
  ["writes integers with a decimal point", inText((text) => text.replaceAll(/:(\d+)(?=[,}\]])/g, ":$1.0")),
    { only: [...profileOperations, "listBrowsers", "getBrowser"] }],
  ["writes integers with exponents", inText((text) => text.replaceAll(/:(\d+)(?=[,}\]])/g, ":$1E0")),
    { only: ["listBrowsers", "getBrowser"] }],
  ["sends undeclared properties",
    everywhere((value) => "id" in value || "session_id" in value ? { ...value, number: 7, x: null, self: {} } : value),
    { only: [...profileOperations, "Proxies", "getBrowser", "listBrowsers"] }],
  ["omits null properties that no schema requires", everywhere((value) =>
    Object.fromEntries(Object.entries(value).filter(([name, member]) =>
      member !== null || name === "name" || required.has(name)))),
  { only: [...profileOperations, "Credentials"] }],
  ["sends non-ASCII characters in errors",
    messages((body) => ({ ...body, message: "\u00c3\u00a4 \u00e4\u00b8\u00ad" }))],

  ["sends times with an offset", inTimes('"$1T$2+00:00"')],
  ["sends times with microseconds", inTimes('"$1T$2.123456Z"')],
  ["writes times in lower case", inTimes('"$1t$2z"')],
  ["sends times without fractions", inTimes('"$1T$2Z"')],

  ["sends custom messages", messages((body) => ({ ...body, message: "No. 7 says no: \"no\"" }))],
  ["sends the same code in every error", messages((body) => ({ ...body, code: "E_7" }))],
  ["sends an empty message", messages((body) => ({ ...body, message: "" }))],
  ["sends custom details", messages((body) =>
    ({ ...body, details: [{ code: "a", message: "b" }, { code: "c", message: "d", trace: [7] }], trace_id: "7" }))],
  ["sends only a code and a message", messages(({ code, message }) => ({ code, message }))],

  ["uses ids of another format", prefixedIds("prof:", "(?:prof%3A|prof:)")],
  ["uses ids that have to be encoded in URLs", prefixedIds("a/b \u00c3\u00bc#", "a%2Fb(?:%20|\\+)%C3%BC%23")],
  ["lists the newest entry first", ofSuccess(inJson((body: unknown) => Array.isArray(body) ? body.reverse() : body)),
    { only: [...profileOperations, "listApps"] }],
  ["returns pages of one entry, whatever the limit", {
    request: (request) => request.url = request.url.replace(/limit=(2|20)\b/, "limit=1"),
  }, { only: ["listProfiles"] }],
];

/** Puts a prefix before the ids of profiles. A deleted id may be the name of another profile. */
function prefixedIds(prefix: string, inUrls: string): Broken {
  const pattern = new RegExp(`(?<=^/profiles/|query=)${inUrls}(\\w+)`);
  const deleted = new Set<string>();
  return {
    request(request) {
      request.url = request.url.replace(pattern, (whole, id: string) => deleted.has(id) ? whole : id);
      request.text = request.text.replaceAll(`"id":"${prefix}`, '"id":"');
      const [, id] = /^\/profiles\/(pf\w{22})$/.exec(request.url) ?? [];
      if (request.method === "DELETE" && id && request.headers.authorization) deleted.add(id);
    },
    ...ofSuccess(withId(prefix)),
  };
}
