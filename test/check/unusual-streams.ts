/** Servers that comply with the contract, with unusual event streams (WHATWG HTML, section 9.2). */
import { constants, createGzip } from "node:zlib";
import type { Broken, Returning } from "./broken.js";
import { slowly, type Unusual, withHeaders } from "./unusual.js";

/** Changes the text of a stream, which arrives in whole events, or its headers. */
const streams = (change: (text: string) => string, ofHead: (head: Returning) => unknown = () => undefined): Broken => ({
  answer(response) {
    if (!response.headers["content-type"]?.startsWith("text/event-stream")) return;
    if (response.text === "") ofHead(response);
    else response.text = change(response.text);
  },
});
const prefixed = (lines: string) => (text: string) => text.replaceAll(/^data:/gm, `${lines}data:`);
const unchanged = (text: string) => text;

const only = ["streamFileEvents"];

export const eventStreams: Unusual[] = ([
  ["ends lines with CR LF", streams((text) => text.replaceAll("\n", "\r\n"))],
  ["ends lines with CR", streams((text) => text.replaceAll("\n", "\r"))],
  ["starts with a byte order mark", streams(unchanged, (head) => head.text = "\u00ef\u00bb\u00bf")],
  ["starts with a comment", streams(unchanged, (head) => head.text = ": welcome\n\n")],
  ["sends comments between the lines", streams(prefixed(": nothing\n:\n"))],
  ["sends several data lines per event", streams((text) => text.replaceAll('","', '",\ndata: "'))],
  ["sends no space after the colon", streams((text) => text.replaceAll(/^(\w+): /gm, "$1:"))],
  ["sends ids and retry times", streams(prefixed("id: 7\nretry: 2000\n"))],
  ["names its events", streams(prefixed("event: change\n"))],
  ["sends unknown fields", streams(prefixed("shard: 7\nshard\n"))],
  ["sends empty lines between events", streams((text) => `\n\n${text}\n\n`)],
  ["declares the charset of a stream",
    streams(unchanged, (head) => head.headers["content-type"] = "text/event-stream; charset=utf-8")],
  ["writes the media type of a stream in capitals",
    streams(unchanged, (head) => head.headers["content-type"] = "Text/Event-Stream;charset=UTF-8")],
  ["disables caching of streams",
    streams(unchanged, withHeaders({ "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" }))],
  ["sends streams byte by byte", { through: () => slowly(0) }],
  ["sends the headers of a stream with its first event",
    { response: (response) => response.flushHeaders = () => undefined }],
  ["compresses streams", {
    ...streams(unchanged, withHeaders({ "content-encoding": "gzip" })),
    through: (isStream) => isStream ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : undefined,
  }],
] satisfies Unusual[]).map(([what, unusual]) => [what, unusual, { only }]);
