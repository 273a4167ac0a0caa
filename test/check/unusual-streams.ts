/** Servers that keep the contract, and have unusual event streams (WHATWG HTML, section 9.2). */
import { constants, createGzip } from "node:zlib";
import type { Broken, Returning } from "./broken.js";
import { slowly, type Unusual, withHeaders } from "./unusual.js";

/** Changes the bytes of a stream, which come in whole events, or its headers. */
const streams = (change: (text: string) => string, ofHead: (head: Returning) => unknown = () => undefined): Broken => ({
  answer(answer) {
    if (!answer.headers["content-type"]?.startsWith("text/event-stream")) return;
    if (answer.text === "") ofHead(answer);
    else answer.text = change(answer.text);
  },
});
const before = (lines: string) => (text: string) => text.replaceAll(/^data:/gm, `${lines}data:`);
const same = (text: string) => text;

const only = ["streamFileEvents"];

export const eventStreams: Unusual[] = ([
  ["ends lines by CR LF", streams((text) => text.replaceAll("\n", "\r\n"))],
  ["ends lines by CR", streams((text) => text.replaceAll("\n", "\r"))],
  ["begins with a byte order mark", streams(same, (head) => head.text = "\u00ef\u00bb\u00bf")],
  ["begins with a comment", streams(same, (head) => head.text = ": welcome\n\n")],
  ["has comments between the lines", streams(before(": nothing\n:\n"))],
  ["has several data lines in an event", streams((text) => text.replaceAll('","', '",\ndata: "'))],
  ["has no blank after the colon", streams((text) => text.replaceAll(/^(\w+): /gm, "$1:"))],
  ["gives ids and says when to come again", streams(before("id: 7\nretry: 2000\n"))],
  ["names its events", streams(before("event: change\n"))],
  ["has fields of its own", streams(before("shard: 7\nshard\n"))],
  ["has empty lines between events", streams((text) => `\n\n${text}\n\n`)],
  ["names the encoding of a stream",
    streams(same, (head) => head.headers["content-type"] = "text/event-stream; charset=utf-8")],
  ["names the type of a stream in capitals",
    streams(same, (head) => head.headers["content-type"] = "Text/Event-Stream;charset=UTF-8")],
  ["keeps streams from being kept",
    streams(same, withHeaders({ "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" }))],
  ["sends streams byte by byte", { through: () => slowly(0) }],
  ["has the headers of a stream come with its first event",
    { response: (response) => response.flushHeaders = () => undefined }],
  ["compresses streams", {
    ...streams(same, withHeaders({ "content-encoding": "gzip" })),
    through: (isStream) => isStream ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : undefined,
  }],
] satisfies Unusual[]).map(([what, unusual]) => [what, unusual, { only }]);
