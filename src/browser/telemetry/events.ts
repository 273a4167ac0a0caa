/** Converts events of CDP to those of telemetry: a table by their names. */
import type { BrowserCallStack } from "../../../generated/openapi.js";
import type { ReportedEvent } from "../../service/ports/reports.js";
import type { EventName, EventOf } from "../cdp.js";
import { addPending, takePending, type WatchedPage } from "./page.js";

/** An event without its source. */
export type TelemetryEvent = WithoutSource<ReportedEvent>;
type WithoutSource<Event> = Event extends ReportedEvent ? Omit<Event, "source"> : never;

type ConvertedEvent = TelemetryEvent | undefined | Promise<TelemetryEvent | undefined>;
type ConvertEvent<Name extends EventName> = (params: EventOf<Name>, page: WatchedPage) => ConvertedEvent;
type SourceEvent = Extract<EventName, `${"Inspector" | "Network" | "Page" | "Runtime"}.${string}`>;

/** The media types of text. */
const isText = /^text\/|[/+](?:json|xml|javascript)\b/;

const events: { [Name in SourceEvent]: ConvertEvent<Name> } = {
  "Runtime.consoleAPICalled"({ type, args, stackTrace }, { context }) {
    const texts = args.map(argumentText);
    const data = { ...context, level: type, text: texts[0] ?? "", args: texts, ...stackTraceOf(stackTrace) };
    return { type: type === "error" ? "console_error" : "console_log", category: "console", data };
  },
  "Runtime.exceptionThrown"({ exceptionDetails }, page) {
    const { text, exception, url, lineNumber, columnNumber, stackTrace } = exceptionDetails;
    const [what = ""] = (exception ? argumentText(exception) : "").split("\n", 1);
    const data = {
      ...page.context,
      text: `${text} ${what}`.trim(),
      ...url !== undefined && { source_url: url },
      line: lineNumber + 1,
      column: columnNumber + 1,
      ...stackTraceOf(stackTrace),
    };
    return { type: "console_error", category: "console", data };
  },
  "Network.requestWillBeSent"(params, page) {
    const { requestId, request, redirectResponse, frameId, loaderId, type, documentURL, initiator } = params;
    const context = { url: request.url, loader_id: loaderId, ...frameId !== undefined && { frame_id: frameId } };
    addPending(page, requestId, { method: request.method, context, resource_type: type });
    const data = {
      ...page.context,
      ...context,
      request_id: requestId,
      method: request.method,
      headers: request.headers,
      ...request.postData !== undefined && { post_data: request.postData },
      ...type !== undefined && { resource_type: type },
      document_url: documentURL,
      initiator_type: initiator.type,
      is_redirect: redirectResponse !== undefined,
      ...redirectResponse && { redirect_url: redirectResponse.url },
    };
    return { type: "network_request", category: "network", data };
  },
  "Network.responseReceived"({ requestId, response }, page) {
    const known = page.pending.get(requestId);
    if (known) known.response = response;
    return undefined;
  },
  async "Network.loadingFinished"({ requestId }, page) {
    const known = takePending(page, requestId);
    if (!known?.response) return undefined;
    const { status, statusText, headers, mimeType } = known.response;
    const context = { ...page.context, ...known.context };
    const body = isText.test(mimeType) ? await responseBody(page, requestId) : undefined;
    const data = {
      ...context,
      request_id: requestId,
      method: known.method,
      status,
      status_text: statusText,
      headers,
      mime_type: mimeType,
      ...body !== undefined && { body },
      ...known.resource_type !== undefined && { resource_type: known.resource_type },
    };
    return { type: "network_response", category: "network", data };
  },
  "Network.loadingFailed"({ requestId, errorText, canceled = false }, page) {
    const { context, resource_type } = takePending(page, requestId) ?? {};
    const { target_id, target_type, nav_seq } = page.context;
    const data = {
      target_id, target_type, nav_seq,
      ...context,
      request_id: requestId,
      error_text: errorText,
      canceled,
      ...resource_type !== undefined && { resource_type },
    };
    return { type: "network_loading_failed", category: "network", data };
  },
  "Page.lifecycleEvent"({ name, frameId }, { context }) {
    if (name !== "networkIdle" || frameId !== context.frame_id || context.nav_seq === 0) return undefined;
    return { type: "network_idle", category: "network", data: context };
  },
  "Page.frameNavigated"({ frame: { id, parentId, loaderId, url, urlFragment = "" } }, page) {
    const { nav_seq, ...context } = page.context;
    const place = { url: url + urlFragment, frame_id: id, loader_id: loaderId };
    if (id === context.frame_id) page.context = { ...context, ...place, nav_seq: nav_seq + 1 };
    const data = { ...context, ...place, ...parentId !== undefined && { parent_frame_id: parentId } };
    return { type: "page_navigation", category: "page", data };
  },
  "Page.domContentEventFired"({ timestamp }, { context }) {
    if (context.target_type !== "page") return undefined;
    return { type: "page_dom_content_loaded", category: "page", data: { ...context, cdp_timestamp: timestamp } };
  },
  "Page.loadEventFired"({ timestamp }, { context }) {
    if (context.target_type !== "page") return undefined;
    return { type: "page_load", category: "page", data: { ...context, cdp_timestamp: timestamp } };
  },
  "Inspector.targetCrashed"(_, { context: { target_id, target_type, url } }) {
    return { type: "page_crashed", category: "page", data: { target_id, target_type, url } };
  },
};

/** The names of the events of CDP that are converted. */
export const sourceEvents = Object.keys(events) as SourceEvent[];

/** Converts an event of CDP, and updates the state of its page. Returns undefined if there is no such event. */
export function convertEvent(source: SourceEvent, params: object, page: WatchedPage): ConvertedEvent {
  return (events[source] as (params: object, page: WatchedPage) => ConvertedEvent)(params, page);
}

/** Formats an argument as the console does. */
function argumentText({ type, value, unserializableValue, description }: ConsoleArgument): string {
  if (typeof value === "string") return value;
  if (value !== undefined) return JSON.stringify(value);
  return unserializableValue ?? description ?? type;
}

type ConsoleArgument = EventOf<"Runtime.consoleAPICalled">["args"][number];

function stackTraceOf(stack_trace: BrowserCallStack | undefined): { stack_trace?: BrowserCallStack } {
  return stack_trace ? { stack_trace } : {};
}

/** The body of a response, if the browser still has it. */
async function responseBody({ send }: WatchedPage, requestId: string): Promise<string | undefined> {
  const none = { body: undefined, base64Encoded: false };
  const got = await send("Network.getResponseBody", { requestId }).catch(() => none) as typeof none;
  return got.base64Encoded ? undefined : got.body;
}

/** The data of a line in the log. */
export interface LogData {
  url?: string;
  level?: string;
  text?: string;
  args?: string[];
}

/** Returns the line of the log for an event; undefined when it has none. */
export function logLineOf(type: TelemetryEvent["type"], { url, level, text, args }: LogData): string | undefined {
  switch (type) {
    case "page_navigation": return `navigation: ${url ?? ""}`;
    case "console_log":
    case "console_error": return `console ${level ?? "exception"}: ${args?.join(" ") ?? text ?? ""}`;
    default: return undefined;
  }
}
