/** Compares the events of a stream with those of the reference. */
import { isObject, type Schema } from "../../openapi/index.js";
import { parseJson } from "../../report/outcome.js";
import type { CapturedResponse } from "../http/read.js";
import { compareJson } from "./compare-json.js";
import type { Context } from "./context.js";
import { between, type Difference, shown } from "./difference.js";
import { isShown } from "./shown.js";

/**
 * Compares two lists of events. How output is cut into events is not specified, so it is joined; nor is what a server
 * writes into a log, so only lines that a request has written count. How far a resource had come when a stream began is
 * up to the server: of a stream that has ended, what was written and the last event count. One that did not end may
 * have more events than the reference.
 */
export function compareEvents(
  schema: Schema | undefined,
  received: unknown[],
  reference: unknown[],
  hasEnded: boolean,
  context: Context,
): Difference | undefined {
  const isOwnLine = (event: unknown) => isObject(event) && typeof event.message === "string"
    && !isSent(event.message, context);
  const isOfLog = reference.length > 0 && reference.every(isOwnLine);
  const [actual, expected] = [received, reference].map((events) => {
    if (isOfLog) return events.map((event) => isOwnLine(event) ? { ...event as object, message: "" } : event);
    const all = joined(events.filter((event) => !isOwnLine(event)));
    return hasEnded ? all.filter((event, index) => isWritten(event) || index === all.length - 1) : all;
  }) as [unknown[], unknown[]];
  if (hasEnded && actual.length !== expected.length) return between("events", expected, actual);
  for (const [index, event] of expected.entries()) {
    const candidates = hasEnded ? [actual[index]] : actual;
    const differences = candidates.map((one) => compareJson(schema, one, event, context));
    if (differences.length > 0 && differences.includes(undefined)) continue;
    const [difference] = differences;
    return { where: "events", expected: `the event ${JSON.stringify(event)}`, actual: difference?.actual ?? "nothing" };
  }
  return undefined;
}

/** Returns the first of the events that a stream must not have. */
export function findLacked(lacks: unknown[], { events = [] }: CapturedResponse): Difference | undefined {
  const event = events.map(parseJson).find((one) => lacks.some((lacked) => isShown(lacked, one)));
  return event === undefined ? undefined : { where: "events", expected: "no such event", actual: shown(event) };
}

/** Whether a request has sent a text, maybe as a line of a file. */
function isSent(text: string, { sent }: Context): boolean {
  return [...sent.values].some((value) => typeof value === "string" && value.includes(text));
}

/** Whether an event is a part of the output of a process. */
function isOutput(event: unknown): event is { stream: unknown; data_b64: string } {
  return isObject(event) && typeof event.data_b64 === "string";
}

/** Whether an event is output, or a line of a log. */
function isWritten(event: unknown): boolean {
  return isOutput(event) || (isObject(event) && typeof event.message === "string");
}

/** Joins the output of each stream of a process into its first event. */
function joined(events: unknown[]): unknown[] {
  const outputs = new Map<unknown, { stream: unknown; data: string }>();
  const others = events.filter((event) => {
    if (!isOutput(event)) return true;
    const output = outputs.get(event.stream) ?? { stream: event.stream, data: "" };
    outputs.set(event.stream, { ...output, data: output.data + Buffer.from(event.data_b64, "base64").toString() });
    return false;
  });
  const ordered = [...outputs.values()].sort((a, b) => String(a.stream).localeCompare(String(b.stream)));
  return [...ordered.map(({ stream, data }) => ({ stream, data_b64: data })), ...others];
}
