/** Serves over HTTP what a mock in a web page answers, so that programs outside of the page can call it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { Page } from "playwright-core";

/** What the page reports of a response. One that is no stream takes one report. */
interface Report {
  id: number;
  head?: { status: number; headers: [string, string][] };
  /** A chunk of the body, in Base64. */
  chunk?: string;
  isEnd?: boolean;
  failed?: string;
}

/** A request, as it is handed to the page. */
interface Handed {
  id: number;
  method: string;
  path: string;
  headers: [string, string][];
  /** In Base64; null for no body. */
  body: string | null;
}

/** Headers of a connection, and those that a page may not set. */
const ownHeaders = new Set([
  "host", "connection", "content-length", "transfer-encoding", "accept-encoding", "keep-alive", "expect",
]);

/** The bridge to a page. */
export interface Bridge {
  url: string;
  close: () => void;
}

/**
 * Starts the bridge to a page.
 *
 * @param page A page with a function `answer` that answers a `Request`.
 */
export async function startBridge(page: Page): Promise<Bridge> {
  const open = new Map<number, ServerResponse>();
  let requests = 0;

  await page.exposeFunction("report", ({ id, head, chunk, isEnd, failed }: Report) => {
    const response = open.get(id);
    if (!response) return;
    if (head) response.writeHead(head.status, head.headers.flat()).flushHeaders();
    if (chunk) response.write(Buffer.from(chunk, "base64"));
    if (failed !== undefined) response.destroy(new Error(failed));
    else if (isEnd) response.end();
    else return;
    open.delete(id);
  });
  await page.evaluate(installAnswering);

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks = await request.toArray() as Buffer[];
    const id = requests++;
    open.set(id, response);
    response.once("close", () => {
      if (open.delete(id)) void page.evaluate((id) => (window as any).abort(id), id).catch(() => {});
    });
    const { method = "", url: path = "" } = request;
    const body = chunks.length > 0 ? Buffer.concat(chunks).toString("base64") : null;
    const pairs: [string, string][] = [];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      pairs.push([request.rawHeaders[index] as string, request.rawHeaders[index + 1] as string]);
    }
    const headers = pairs.filter(([name]) => !ownHeaders.has(name.toLowerCase()));
    const handed: Handed = { id, method, path, headers, body };
    await page.evaluate((handed) => (window as any).pass(handed), handed);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the page: passes requests to `answer`, and reports its responses as they arrive. */
function installAnswering(): void {
  const page = window as any;
  const aborts = new Map<number, AbortController>();
  page.abort = (id: number) => aborts.get(id)?.abort();
  page.pass = (handed: Handed) => void answerOne(handed).catch((error: unknown) =>
    page.report({ id: handed.id, failed: String(error) }));

  async function answerOne({ id, method, path, headers, body }: Handed): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    const bytes = body === null ? null : Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    const request = new Request(`https://mock.test${path}`, { method, headers, body: bytes, signal: abort.signal });
    const response: Response = await page.answer(request);
    const head = { status: response.status, headers: [...response.headers] };
    if (response.headers.get("Content-Type") === "text/event-stream") {
      await page.report({ id, head });
      const reader = response.body?.getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        await page.report({ id, chunk: await base64Of(next.value) });
      }
      await page.report({ id, isEnd: true });
    } else await page.report({ id, head, chunk: await base64Of(await response.arrayBuffer()), isEnd: true });
    aborts.delete(id);
  }

  async function base64Of(bytes: BufferSource): Promise<string> {
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.onload = resolve);
    reader.readAsDataURL(new Blob([bytes]));
    await read;
    return (reader.result as string).replace(/^[^,]*,/, "");
  }
}
