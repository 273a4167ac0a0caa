/** What a journal keeps of a call. */
import type { HandlerResponse } from "../../contract/index.js";
import { isAsyncIterable, isBytes } from "../../server/streams.js";
import type { JournalEntry } from "./journal.js";

/** What an archive says in place of a response that is no JSON. */
const omitted = "Bytes and streams of responses are not recorded.";

/** Returns what is kept of a response: its JSON. */
export function responseOf(result: unknown): Pick<JournalEntry, "response"> {
  const { status, body } = (result ?? {}) as Partial<HandlerResponse>;
  if (status === undefined) return {};
  if (body === undefined) return { response: { status } };
  const isJson = !isAsyncIterable(body) && !isBytes(body) && !(body instanceof Blob);
  return { response: isJson ? { status, text: JSON.stringify(body) } : { status, omitted } };
}

/** Returns a copy of what was sent. `structuredClone` refuses the Blobs of files in Node.js. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)]));
}
