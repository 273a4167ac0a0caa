/** Saves what passes the proxy as an HTTP Archive: each exchange when it has ended, and no token. */
import type { IncomingMessage } from "node:http";
import { entryOf, type WrittenMessage } from "../har/index.js";
import { openHarFile } from "../har/node/file.js";
import { createHideWhole } from "../report/hide.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { hasBody } from "../server/node/request.js";
import type { BodyCopy } from "../traffic/body.js";
import { sentTokens } from "../traffic/tokens.js";
import { version } from "../version.js";
import { copyBody } from "./body-tee.js";

/** An exchange that is being saved. */
export interface SavedExchange {
  /** Starts to keep the response, in the tick in which it is called. */
  addResponse(response: IncomingMessage): void;
  /** Writes the exchange once its bodies have ended. Without a response, its status is 0. */
  end(): Promise<void>;
}

export interface Saver {
  /**
   * Starts to keep a request, in the tick in which it is called.
   *
   * @param url Its URL on the target.
   */
  start(incoming: IncomingMessage, url: string): SavedExchange;
  /** Closes the file. */
  close(): Promise<void>;
}

/** Maximum size of a body that is kept, in bytes. It is in memory until its exchange ends. */
const maxBodyBytes = defaultMaxTextBytes;

/**
 * Creates or continues an archive.
 *
 * @throws {RangeError} If the file is something else.
 * @throws {Error} If it cannot be opened.
 */
export async function createSaver(path: string): Promise<Saver> {
  const file = await openHarFile(path, { creator: { name: "cloud-browser-contract", version: await version() } });
  let hasFailed = false;

  function append(entry: ReturnType<typeof entryOf>): void {
    if (hasFailed) return;
    try {
      file.append(entry);
    } catch (error) {
      hasFailed = true; // the proxy goes on, since forwarding does not depend on it
      console.error(`From here on, nothing is saved in ${path}: ${(error as Error).message}`);
    }
  }

  return {
    start(incoming, url) {
      const began = Date.now();
      const { method = "" } = incoming;
      const hide = createHideTokens(incoming);
      const requestBody = keep(incoming, hasBody(incoming) ? copyBody(incoming) : undefined, false);
      let response: { source: IncomingMessage; body: ReturnType<typeof keep> } | undefined;
      return {
        addResponse(source) {
          const isStream = source.headers["content-type"]?.startsWith("text/event-stream") ?? false;
          response = { source, body: keep(source, isEmpty(method, source) ? undefined : copyBody(source), isStream) };
        },
        async end() {
          const request = { method, url: hide(url), ...messageOf(incoming, await requestBody, hide) };
          const { source, body } = response ?? {};
          const answer = source
            ? { status: source.statusCode ?? 0, ...messageOf(source, await body, hide) }
            : { status: 0, headers: [], body: "The server sent no response." };
          append(entryOf({ began, ended: Date.now(), request, response: answer }));
        },
      };
    },
    close: () => file.close(),
  };
}

/**
 * Reads a body to its end, and resolves to its bytes, or why they are left out.
 *
 * @param isStream Whether it is an event stream: of that, what came is kept, however it ended.
 */
async function keep(
  source: IncomingMessage,
  copy: BodyCopy | string | undefined,
  isStream: boolean,
): Promise<WrittenMessage["body"]> {
  if (copy === undefined) return undefined;
  if (typeof copy === "string") return `It was not kept: ${copy}.`;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isClosed = false;
  const { socket } = source;
  const onClose = () => {
    if (source.complete) return;
    isClosed = true; // of an upload whose response was sent before its end, Node.js tells nothing else
    copy.close();
  };
  socket.once("close", onClose);
  try {
    for await (const chunk of copy.bytes) {
      size += chunk.length;
      if (size > maxBodyBytes) {
        if (isStream) break;
        return `It is longer than ${maxBodyBytes} bytes.`;
      }
      chunks.push(chunk);
    }
  } catch {
    const isBroken = isClosed || copy.isBroken();
    if (!isStream) return isBroken ? "The connection ended before it." : "It does not match its content coding.";
  } finally {
    socket.off("close", onClose);
    copy.close();
  }
  return Buffer.concat(chunks);
}

/** Whether a response has no body, whatever its headers say (RFC 9110, section 6.4.1). */
function isEmpty(method: string, { statusCode = 0 }: IncomingMessage): boolean {
  return method === "HEAD" || statusCode === 204 || statusCode === 304;
}

function messageOf(
  { rawHeaders }: IncomingMessage,
  body: WrittenMessage["body"],
  hide: (text: string) => string,
): WrittenMessage {
  const headers = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, hide(rawHeaders[index + 1] ?? "")]] : []);
  return { headers, body: body instanceof Uint8Array ? hideInBytes(body, hide) : body };
}

/** Hides tokens in bytes, which need not be a text: as Latin-1, each is one character. */
function hideInBytes(bytes: Uint8Array, hide: (text: string) => string): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const hidden = hide(text);
  return hidden === text ? bytes : Buffer.from(hidden, "latin1");
}

/** Creates a function that hides the bearer token of a request and the session tokens in its URL, wherever they are. */
function createHideTokens({ headers, url = "" }: IncomingMessage): (text: string) => string {
  return createHideWhole(sentTokens(headers, url));
}
