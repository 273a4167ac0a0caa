/** Sends output to the mock: synchronously, so that nothing is lost when the process is killed. */
import { writeSync } from "node:fs";
import { inspect } from "node:util";

/** @typedef {import("../../../generated/openapi.js").BrowserReplContent} Content */

/** The file descriptor that the mock reads. */
const pipe = 3;
/** How many characters a call may write, and how many each piece counts at least. */
const maxOutputLength = 2 ** 23;
const minPieceLength = 64;

/** How images of a media type start, in Latin-1. */
const beginnings = /** @type {const} */ ([
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8/],
  ["image/webp", /^RIFF.{4}WEBP/s],
]);

const { exit } = process;
/** How much may still be written; 0 outside a call. */
let left = 0;
let isTruncated = false;

/**
 * Sends a message to the mock.
 *
 * @param {import("./messages.js").RunnerMessage} message
 */
export function sendMessage(message) {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(pipe, bytes, at);
  } catch {
    exit(); // the mock has ended
  }
}

/** Starts the output of a call. */
export function beginOutput() {
  left = maxOutputLength;
  isTruncated = false;
}

/** Ends the output of a call. Returns whether it was truncated. */
export function endOutput() {
  left = 0;
  return isTruncated;
}

/**
 * Writes a value as text or as an image, for `repl.write`.
 *
 * @param {unknown} value
 */
export function writeValue(value) {
  const mime_type = value instanceof Uint8Array ? imageType(value) : undefined;
  if (!mime_type) return writeText("write", typeof value === "string" ? value : inspect(value));
  const data_b64 = Buffer.from(/** @type {Uint8Array} */ (value)).toString("base64");
  if (data_b64.length > left) isTruncated = true;
  else write({ type: "image", mime_type, data_b64 }, data_b64.length);
}

/**
 * Returns the media type of an image; undefined for other bytes.
 *
 * @param {Uint8Array} bytes
 */
function imageType(bytes) {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0];
}

/**
 * @param {"write" | "stdout" | "stderr"} channel
 * @param {string} text
 */
function writeText(channel, text) {
  if (text.length > left) isTruncated = true;
  const kept = text.slice(0, left);
  if (kept) write({ type: "text", channel, text: kept }, kept.length);
}

/**
 * @param {Content} content
 * @param {number} length
 */
function write(content, length) {
  left = Math.max(0, left - Math.max(length, minPieceLength));
  sendMessage({ content });
}

/** Sends everything written to the standard streams to the mock, including the console. */
export function captureStreams() {
  for (const channel of /** @type {const} */ (["stdout", "stderr"])) {
    /**
     * @param {string | Uint8Array} chunk
     * @param {unknown[]} others
     */
    process[channel].write = (chunk, ...others) => {
      const [encoding] = others;
      const isEncoded = typeof chunk === "string" && typeof encoding === "string" && encoding !== "utf8";
      const bytes = isEncoded ? Buffer.from(chunk, /** @type {BufferEncoding} */ (encoding)) : chunk;
      writeText(channel, typeof bytes === "string" ? bytes : Buffer.from(bytes).toString());
      const done = others.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return true;
    };
  }
}
