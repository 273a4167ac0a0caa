/** Pages as a browser asks for them. */
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Asks for a page. Unlike `fetch`, it may send any Host. */
export async function get(url: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { Accept: "text/html,*/*;q=0.8", ...headers } }, resolve).on("error", reject).end();
  });
  return { status: response.statusCode, headers: new Headers(response.headers as never), text: await text(response) };
}
