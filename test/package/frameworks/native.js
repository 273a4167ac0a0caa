/**
 * Calls the mock as React Native does: by whatwg-fetch, as it ships it, on the `XMLHttpRequest` of jsdom, without what
 * React Native lacks. Prints the outcome of each call.
 */
import { JSDOM } from "jsdom";

const { XMLHttpRequest, Blob, File, FileReader } = new JSDOM("", { url: process.env.EXPO_PUBLIC_API_URL }).window;
/** A form that keeps what is appended, as that of React Native. */
class FormData {
  parts = [];
  append(...part) {
    this.parts.push(part);
  }
}
const missing = [
  "fetch", "Request", "Response", "Headers", "ReadableStream", "WritableStream", "TransformStream",
  "TextDecoderStream", "TextEncoderStream",
];
for (const name of missing) delete globalThis[name];
Object.assign(globalThis, { XMLHttpRequest, Blob, File, FileReader, FormData });
await import("whatwg-fetch");

const { canParse } = URL;
delete URL.canParse;
const withoutPolyfill = await import("./Native.js?without").catch((error) => String(error));
URL.canParse = canParse; // what the polyfill adds

const { client } = await import("./Native.js");
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const directory = "/home/user";
const log = { source: "path", path: `${directory}/crawl.log` };
const wait = (result) => new Promise((resolve) => setTimeout(resolve, 500, result));
/** Writes a file, and returns its text. */
async function write(name, body) {
  const query = { path: `${directory}/${name}` };
  await client.writeFile({ path, query, body });
  return (await client.readFile({ path, query })).text();
}
const abort = new AbortController();
const calls = {
  json: async () => (await client.getBrowser({ path: { id_or_name: "price-check" } })).session_id,
  page: async () => (await client.listBrowsers({ query: { limit: 1 } }).withResponse()).page,
  nothing: () => client.createDirectory({ path, body: { path: `${directory}/new` } }),
  error: () => client.getBrowser({ path: { id_or_name: "gone" } }),
  bytes: async () => (await (await client.takeScreenshot({ path })).blob()).type,
  text: () => write("text", "Hello."),
  array: () => write("array", new Uint8Array([65, 66])),
  blob: () => write("blob", new Blob(["a"])),
  form: () => client.uploadFiles({ path, body: { files: [{ dest_path: `${directory}/form`, file: new Blob(["a"]) }] } }),
  stream: () => client.streamLogs({ path, query: { ...log, follow: false } }),
  openStream: () => Promise.race([client.streamLogs({ path, query: log }), wait("waits for its end")]),
  abort: () => client.execProcess({ path, body: { command: "sleep", args: ["20"] } }, { signal: abort.signal }),
};
setTimeout(() => abort.abort(), 500);
const outcomes = Object.entries(calls).map(async ([name, call]) => [name, await call().catch((error) => String(error))]);
console.log(JSON.stringify({ withoutPolyfill, ...Object.fromEntries(await Promise.all(outcomes)) }));
process.exit();
