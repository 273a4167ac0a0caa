/** Sends a request, and shows its answer. */
import { parsed } from "../../../src/check/http/outcome.js";
import { h } from "./dom.js";
import { markErrors } from "./errors.js";
import { showEvents } from "./events.js";
import type { Form } from "./form.js";
import { learn } from "./links.js";
import { isText, preOf, receive, release, shownBytes, shownText, sizeOf } from "./receive.js";
import type { Outgoing } from "./request.js";
import { setServer } from "./server.js";
import type { CallData } from "./types.js";

interface Shown {
  answer: HTMLElement;
  signal: AbortSignal;
  /** Says in a few words what has come of it. */
  say: (text: string) => void;
}

interface Told extends Shown {
  /** How long ago the request was sent. */
  since: () => string;
}

/** Sends a request, and shows what comes. It ends with the answer, or when the signal is aborted. */
export async function showAnswer(data: CallData, form: Form, request: Outgoing, shown: Shown): Promise<void> {
  const { answer, signal, say } = shown;
  const start = performance.now();
  release(answer);
  answer.replaceChildren();
  delete answer.dataset.status;
  // Where a redirect leads is not a part of the contract, and could be told the token.
  const fixed = { signal, cache: "no-store", credentials: "omit", redirect: "manual" } as const;
  const response = await fetch(request.url, { ...request.init, ...fixed }).catch(() => undefined);
  if (signal.aborted) return say("Stopped.");
  setServer(response ? "there" : "missing");
  if (!response) return say("The request did not reach the server.");
  if (response.type === "opaqueredirect") return say("The server sent a redirect, which this page does not follow.");
  answer.append(headersOf(response));
  answer.dataset.status = String(response.status);
  const told = { ...shown, since: () => `${Math.round(performance.now() - start).toLocaleString("en")} ms` };
  const isStream = response.ok && mediaTypeOf(response) === "text/event-stream";
  try {
    if (isStream) await showStream(response, told);
    else await showBody(data, form, request, response, told);
  } catch (error) {
    say(signal.aborted ? "Stopped." : `The response was interrupted: ${(error as Error).message}`);
  }
}

async function showStream(response: Response, { answer, say, since }: Told): Promise<void> {
  const line = lineOf(response);
  say(`${line}. The stream is open.`);
  await showEvents(response, answer, (count) => say(`${line}. The stream is open. Events: ${count}`));
  say(`${line}. The stream has ended after ${since()}.`);
}

async function showBody(data: CallData, form: Form, { given }: Outgoing, response: Response, told: Told) {
  const { answer, signal, say, since } = told;
  const line = lineOf(response);
  const mediaType = mediaTypeOf(response);
  const blob = await receive(response, (size) => say(`${line}. ${sizeOf(size)} so far`));
  const text = isText(mediaType) ? await blob.text() : undefined;
  signal.throwIfAborted();
  const body = text === undefined ? undefined : parsed(text);
  if (text === undefined) answer.append(shownBytes(blob, mediaType, fileNameOf(data, response)));
  else if (text) answer.append(shownText(text));
  const marked = markErrors(form, response.status, body);
  const path = given.params.path as Record<string, string>;
  const filled = response.ok ? learn(data, response.status, { path, sent: given.body, body }) : 0;
  say([`${line}, ${since()}, ${sizeOf(blob.size)}.`, ...notesOf(marked, filled)].join(" "));
}

function lineOf({ status, statusText }: Response): string {
  return statusText ? `${status} ${statusText}` : String(status);
}

function mediaTypeOf({ headers }: Response): string {
  return /^[^;\s]*/.exec(headers.get("Content-Type") ?? "")?.[0].toLowerCase() ?? "";
}

function notesOf(marked: number, filled: number): string[] {
  return [
    ...marked > 0 ? ["The fields it names are marked."] : [],
    ...filled > 0 ? [`Its values fill ${filled} other call${filled === 1 ? "" : "s"}.`] : [],
  ];
}

function headersOf({ headers }: Response): HTMLElement {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const pre = preOf("Headers of the answer");
  pre.append(lines.join("\n"));
  return h("details", { className: "more" }, h("summary", {}, `Headers (${lines.length})`), pre);
}

/** `downloadReplay` gives `replay.mp4`, unless the server says another name. */
function fileNameOf({ id, answer }: CallData, { headers }: Response): string {
  const given = /filename="?([^";]+)/i.exec(headers.get("Content-Disposition") ?? "")?.[1];
  return given ?? answer.fileName ?? id;
}
