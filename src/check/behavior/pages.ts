/** Pages of lists, which may be shorter than requested. */
import { parseJson } from "../../report/outcome.js";
import type { CapturedResponse } from "../http/read.js";

/** Whether a page has fewer entries than that of the reference because the rest is on other pages. */
export function isShorterPage(received: CapturedResponse, reference: CapturedResponse): boolean {
  if (received.headers.get("X-Has-More") !== "true") return false;
  const [entries, expected] = [received, reference].map(({ text }) => parseJson(text));
  return Array.isArray(entries) && Array.isArray(expected) && entries.length < expected.length;
}
