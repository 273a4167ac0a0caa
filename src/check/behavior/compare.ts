/** Compares the response of a server with that of the reference, as far as the contract states what it is. */
import type { CapturedResponse } from "../http/read.js";
import { parseJson } from "../../report/outcome.js";
import type { CheckedOperation } from "../operations.js";
import { summaryOf } from "../../report/rule-violations.js";
import { compareEvents } from "./compare-events.js";
import { compareJson } from "./compare-json.js";
import { comparePictures } from "./compare-pictures.js";
import type { Context } from "./context.js";
import { between, type Difference, theStatus } from "./difference.js";

/** The headers of pages. */
const pageHeaders = ["X-Limit", "X-Offset", "X-Has-More", "X-Next-Offset"];

/** Returns the first difference between two responses to the same request. */
export function compare(
  operation: CheckedOperation,
  received: CapturedResponse,
  reference: CapturedResponse,
  context: Context,
): Difference | undefined {
  if (received.status !== reference.status) {
    return { where: theStatus, expected: String(reference.status), actual: summaryOf(received) };
  }
  if (reference.status >= 300) return undefined;
  return comparePages(received, reference, context) ?? compareBodies(operation, received, reference, context);
}

function comparePages(
  received: CapturedResponse,
  reference: CapturedResponse,
  { isOwn }: Context,
): Difference | undefined {
  if (!isOwn) return undefined;
  const name = pageHeaders.find((name) => reference.headers.has(name) && !haveSame(name, received, reference));
  return name === undefined ? undefined : between(name, reference.headers.get(name), received.headers.get(name));
}

/** Whether two pages have the same header. A page without `X-Offset` has a cursor instead, which the server chooses. */
function haveSame(name: string, received: CapturedResponse, reference: CapturedResponse): boolean {
  const [actual, expected] = [received, reference].map(({ headers }) => headers.get(name));
  const isCursor = name === "X-Next-Offset" && !reference.headers.has("X-Offset");
  return isCursor ? (actual === "0") === (expected === "0") : actual === expected;
}

function compareBodies(
  operation: CheckedOperation,
  received: CapturedResponse,
  reference: CapturedResponse,
  context: Context,
): Difference | undefined {
  const [mediaType] = Object.keys(operation.responses[reference.status]?.content ?? {});
  if (mediaType === "text/event-stream") {
    if (context.areEventsOpen) return undefined;
    const [actual = [], expected = []] = [received, reference].map(({ events }) => events?.map(parseJson));
    const ofEvents = { ...context, awaited: new Set<string>() }; // an event comes once, and does not change
    return compareEvents(operation.responseSchema, actual, expected, reference.hasEnded ?? false, ofEvents)
      ?? compareEnds(received, reference);
  }
  if (mediaType === "application/json") {
    return compareJson(operation.responseSchema, parseJson(received.text), parseJson(reference.text), context);
  }
  const picture = comparePictures(received, reference, context);
  if (picture) return picture;
  // Archives, pictures and recordings differ from server to server. Files are what was sent.
  const isFile = mediaType !== undefined && isText(reference.text);
  return isFile && received.text !== reference.text ? between("body", reference.text, received.text) : undefined;
}

/** Compares whether two streams have ended. One that did not end is read until it had time to. */
function compareEnds(received: CapturedResponse, reference: CapturedResponse): Difference | undefined {
  if (!reference.hasEnded || received.hasEnded) return undefined;
  return { where: "events", expected: "the end of the stream", actual: "an open stream" };
}

/** Whether a body is text, and not bytes of another kind. */
function isText(body: string): boolean {
  return !/[^\P{Cc}\n\r\t]|\ufffd/u.test(body);
}
