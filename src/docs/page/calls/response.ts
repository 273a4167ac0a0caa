/** Sends a request and shows its response. */
import { h } from "./dom.js";
import { markErrors } from "./errors.js";
import { showEvents } from "./events.js";
import type { CallForm } from "./form.js";
import { parseJson } from "./json.js";
import { applyLinks } from "./links.js";
import {
  downloadBody, formatSize, isTextType, renderBytes, renderText, revokeUrls, scrollablePre,
} from "./receive.js";
import type { CallRequest } from "./request.js";
import { setServerState } from "./server.js";
import type { CallData } from "./types.js";

/** Where to show a response. */
interface ResponseView {
  container: HTMLElement;
  signal: AbortSignal;
  /** Shows a short status. */
  say: (text: string) => void;
}

interface TimedResponseView extends ResponseView {
  /** Returns the time since the request was sent, such as `12 ms`. */
  elapsed: () => string;
}

/** Sends a request and shows the response. Resolves when the response ends or the signal is aborted. */
export async function showResponse(
  data: CallData,
  form: CallForm,
  request: CallRequest,
  view: ResponseView,
): Promise<void> {
  const { container, signal, say } = view;
  const start = performance.now();
  revokeUrls(container);
  container.replaceChildren();
  delete container.dataset.status;
  // A redirect is not followed: the contract has none, and its target could receive the token.
  const options = { signal, cache: "no-store", credentials: "omit", redirect: "manual" } as const;
  const response = await request.send({ ...request.init, ...options }).catch(() => undefined);
  if (signal.aborted) return say("Stopped.");
  setServerState(response ? "reachable" : "unreachable");
  if (!response) return say("The request did not reach the server.");
  if (response.type === "opaqueredirect") return say("The server sent a redirect, which this page does not follow.");
  container.append(headersElement(response));
  container.dataset.status = String(response.status);
  const timedView = { ...view, elapsed: () => `${Math.round(performance.now() - start).toLocaleString("en")} ms` };
  const isStream = response.ok && mediaTypeOf(response) === "text/event-stream";
  try {
    if (isStream) await showStream(response, timedView);
    else await showBody(data, form, request, response, timedView);
  } catch (error) {
    say(signal.aborted ? "Stopped." : `The response was interrupted: ${(error as Error).message}`);
  }
}

async function showStream(response: Response, { container, say, elapsed }: TimedResponseView): Promise<void> {
  const line = statusLine(response);
  say(`${line}. The stream is open.`);
  await showEvents(response, container, (count) => say(`${line}. The stream is open. Events: ${count}`));
  say(`${line}. The stream ended after ${elapsed()}.`);
}

async function showBody(
  data: CallData,
  form: CallForm,
  { values }: CallRequest,
  response: Response,
  { container, signal, say, elapsed }: TimedResponseView,
): Promise<void> {
  const line = statusLine(response);
  const mediaType = mediaTypeOf(response);
  const blob = await downloadBody(response, (size) => say(`${line}. ${formatSize(size)} so far`));
  const text = isTextType(mediaType) ? await blob.text() : undefined;
  signal.throwIfAborted();
  const body = text === undefined ? undefined : parseJson(text);
  if (text === undefined) container.append(renderBytes(blob, mediaType, downloadName(data, response)));
  else if (text) container.append(renderText(text));
  const marked = markErrors(form, response.status, body);
  const exchange = {
    path: values.params.path as Record<string, string>,
    requestBody: values.body,
    responseBody: body,
  };
  const filled = response.ok ? applyLinks(data, response.status, exchange) : 0;
  say([`${line}, ${elapsed()}, ${formatSize(blob.size)}.`, ...responseNotes(marked, filled)].join(" "));
}

function statusLine({ status, statusText }: Response): string {
  return statusText ? `${status} ${statusText}` : String(status);
}

function mediaTypeOf({ headers }: Response): string {
  return /^[^;\s]*/.exec(headers.get("Content-Type") ?? "")?.[0].toLowerCase() ?? "";
}

function responseNotes(marked: number, filled: number): string[] {
  return [
    ...marked > 0 ? ["The fields in the error are marked."] : [],
    ...filled > 0 ? [`Filled in ${filled} other call${filled === 1 ? "" : "s"}.`] : [],
  ];
}

function headersElement({ headers }: Response): HTMLElement {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const pre = scrollablePre("Response headers");
  pre.append(lines.join("\n"));
  return h("details", { className: "more" }, h("summary", {}, `Headers (${lines.length})`), pre);
}

/** Returns the file name that the server suggests, or else that of the contract, such as `replay.mp4`. */
function downloadName({ id, expected }: CallData, { headers }: Response): string {
  const suggested = /filename="?([^";]+)/i.exec(headers.get("Content-Disposition") ?? "")?.[1];
  return suggested ?? expected.fileName ?? id;
}
