/** Servers that keep the contract, and answer with unusual headers and bodies, or do so in an order of their own. */
import { inJson, ofError, ofSuccess } from "./broken.js";
import { inText, type Unusual } from "./unusual.js";

type Values = Record<string, unknown>;

/** Changes each object of a value, the innermost first. */
function inObjects(change: (value: Values) => Values): (value: unknown) => unknown {
  return function changed(value): unknown {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== "object" || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, changed(member)])));
  };
}

const everywhere = (change: (value: Values) => Values) => ({ answer: inJson(inObjects(change)) });
const typed = (mediaType: string) =>
  ({ answer: inMediaType((usual) => usual === "application/json" ? mediaType : usual) });
const inMediaType = (change: (mediaType: string) => string) => (answer: { headers: Record<string, string> }) =>
  answer.headers["content-type"] &&= change(answer.headers["content-type"]);
/** Changes each time of day. */
const inTimes = (written: string) => inText((text) =>
  text.replaceAll(/"(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z"/g, written));
/** Puts something before each id. */
const withId = (before: string) =>
  inJson(inObjects((value) => "id" in value ? { ...value, id: `${before}${String(value.id)}` } : value));
const messages = (change: (body: Values) => Values) => ofError(inJson(change));

export const bodies: Unusual[] = [
  ["names the encoding of its JSON", typed("application/json; charset=utf-8")],
  ["names the type of its JSON in capitals", typed('Application/JSON ;Charset="UTF-8"; profile=any')],
  ["names a type where there is no body",
    { answer: (answer) => answer.text === "" && (answer.headers["content-type"] = "application/json") },
    { only: ["deleteProfile", "downloadProfile"] }],

  ["indents its JSON", inText((text) => JSON.stringify(JSON.parse(text), null, 2).replaceAll("\n", "\r\n"))],
  ["has empty lines around its JSON", inText((text) => `\r\n\t ${text}\n\n`)],
  ["escapes every letter of its texts", inText((text) =>
    text.replaceAll(/"[^"\\]*"/g, (one) => one.replaceAll(/[a-z]/g, (letter) =>
      `\\u00${letter.charCodeAt(0).toString(16)}`)))],
  ["has the properties in another order",
    everywhere((value) => Object.fromEntries(Object.entries(value).reverse()))],
  ["writes whole numbers as fractions", inText((text) => text.replaceAll(/:(\d+)(?=[,}\]])/g, ":$1.0")),
    { only: ["Profiles", "listBrowsers", "getBrowser"] }],
  ["writes whole numbers with exponents", inText((text) => text.replaceAll(/:(\d+)(?=[,}\]])/g, ":$1E0")),
    { only: ["listBrowsers", "getBrowser"] }],
  ["has properties of its own",
    everywhere((value) => "id" in value || "session_id" in value ? { ...value, number: 7, x: null, self: {} } : value),
    { only: ["Profiles", "Proxies", "getBrowser", "listBrowsers"] }],
  ["leaves out what is null", everywhere((value) =>
    Object.fromEntries(Object.entries(value).filter(([name, member]) => member !== null || name === "name"))),
  { only: ["Profiles", "Credentials"] }],
  ["has characters of other languages in its errors",
    messages((body) => ({ ...body, message: "\u00c3\u00a4 \u00e4\u00b8\u00ad" }))],

  ["has times with an offset", inTimes('"$1T$2+00:00"')],
  ["has times with microseconds", inTimes('"$1T$2.123456Z"')],
  ["has times in small letters", inTimes('"$1t$2z"')],
  ["has times of whole seconds", inTimes('"$1T$2Z"')],

  ["has messages of its own", messages((body) => ({ ...body, message: "No. 7 says no: \"no\"" }))],
  ["has a code for everything", messages((body) => ({ ...body, code: "E_7" }))],
  ["has an empty message", messages((body) => ({ ...body, message: "" }))],
  ["has details of its own", messages((body) =>
    ({ ...body, details: [{ code: "a", message: "b" }, { code: "c", message: "d", trace: [7] }], trace_id: "7" }))],
  ["has no more than a code and a message", messages(({ code, message }) => ({ code, message }))],

  ["has ids of another form", {
    request: (request) => request.url = request.url.replace(/(?<=^\/profiles\/)(?:prof%3A|prof:)/, ""),
    ...ofSuccess(withId("prof:")),
  }],
  ["has ids with characters that a URL needs encoded", {
    request: (request) => request.url = request.url.replace(/(?<=^\/profiles\/)a%2Fb%20%C3%BC%23/, ""),
    ...ofSuccess(withId("a/b \u00c3\u00bc#")),
  }],
  ["lists the last one first", ofSuccess(inJson((body: unknown) => Array.isArray(body) ? body.reverse() : body)),
    { only: ["Profiles", "listApps"] }],
  ["gives pages of one entry, however many are asked for", {
    request: (request) => request.url = request.url.replace(/limit=(2|20)\b/, "limit=1"),
  }, { only: ["listProfiles"] }],
];
