/** Archives as other programs write them. */
import type { Har, HarEntry } from "../../../src/mock/index.js";

/** An exchange, as a test writes it. */
export interface Exchanged {
  method?: string;
  url: string;
  /** The JSON of the request. */
  sent?: unknown;
  status?: number;
  /** The JSON of the response. */
  received?: unknown;
  /** When it began, in milliseconds after the first, and how long it took. */
  at?: number;
  time?: number;
}

const firstAt = Date.parse("2026-03-01T12:00:00Z");

/** Returns an archive with exchanges of JSON, without anything of ours. */
export function archive(...exchanges: (Exchanged & Partial<HarEntry>)[]): Har {
  const entries = exchanges.map(({
    method = "POST", url, sent, status = 200, received, at = 0, time = 1, ...others
  }, index): unknown => ({
    startedDateTime: new Date(firstAt + at + index * 10).toISOString(),
    time,
    request: {
      method,
      url: url.startsWith("/") ? `https://api.example.com${url}` : url,
      headers: sent === undefined ? [] : [{ name: "Content-Type", value: "application/json" }],
      bodySize: sent === undefined ? 0 : JSON.stringify(sent).length,
      ...sent !== undefined && { postData: { mimeType: "application/json", text: JSON.stringify(sent) } },
    },
    response: {
      status,
      headers: [],
      content: received === undefined
        ? { size: 0, mimeType: "" }
        : { size: 1, mimeType: "application/json; charset=utf-8", text: JSON.stringify(received) },
    },
    ...others,
  }));
  return { log: { version: "1.2", creator: { name: "a browser", version: "1" }, entries: entries as HarEntry[] } };
}
