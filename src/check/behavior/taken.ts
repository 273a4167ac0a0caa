/** What later steps take from a response. */
import type { Step } from "../../sequences/index.js";
import { parseJson } from "../../report/outcome.js";
import type { CapturedResponse } from "../http/read.js";
import type { Variables } from "./variables.js";

/** Returns what a response has in its body: the events of a stream, JSON, or text. */
export function valueIn({ events, text }: Pick<CapturedResponse, "events" | "text">): unknown {
  return events?.map(parseJson) ?? parseJson(text) ?? text;
}

/** Adds what later steps take from the response to a step. A name keeps what its last success had. */
export function takeFrom({ as, next }: Step, response: CapturedResponse, variables: Variables): void {
  if (response.status >= 400) return;
  if (as !== undefined) variables[as] = valueIn(response);
  if (next !== undefined) variables[next] = response.headers.get("X-Next-Offset") ?? undefined;
}
