/** The call of an operation: its fields, the request that goes out, and its answer. */
import { showAnswer } from "./answer.js";
import { button, h } from "./dom.js";
import { FieldError } from "./field.js";
import { formFor } from "./form.js";
import { fillByLinks, followLinks } from "./links.js";
import { type Outgoing, requestOf } from "./request.js";
import { advice, askServer, isUrl, onServer, serverState } from "./server.js";
import { editSettings, onSettings, settings } from "./settings.js";
import type { CallData } from "./types.js";

/**
 * Makes the call of an operation.
 *
 * @param data The operation.
 * @param example The list to pick an example from, if there are several.
 */
export function callFor(data: CallData, example: HTMLSelectElement | null): HTMLElement {
  const form = formFor(data);
  const curl = h("code");
  const send = h("button", { className: "send" }, "Send");
  const stop = button("Stop", () => ending?.abort(), { hidden: true });
  const target = button("", editSettings, { className: "target" });
  const missing = h("p", { className: "missing", hidden: true });
  const status = h("p", { role: "status", className: "outcome" });
  const answer = h("div", { className: "answer" });
  const element = h(
    "form",
    { "noValidate": true, "aria-label": `Call ${data.id}` },
    ...form.elements,
    h("details", { className: "more" }, h("summary", {}, "The request as curl"), previewOf(curl)),
    h("p", { className: "actions" }, send, stop, target),
    missing,
    status,
    answer,
  );
  let ending: AbortController | undefined;

  function refresh(): void {
    try {
      curl.textContent = requestOf(data, form.read(), settings()).curl;
    } catch (error) {
      curl.textContent = `# ${(error as Error).message}`;
    }
  }

  function refreshServer(): void {
    const state = serverState();
    target.replaceChildren(h("span", { className: `dot ${state}` }), ` ${settings().baseUrl} `, h("u", {}, "Settings"));
    const isMissing = state === "missing" || !isUrl(settings().baseUrl);
    missing.hidden = !isMissing;
    if (isMissing) missing.replaceChildren(...advice());
  }

  function fill(): void {
    form.fill(Number(example?.value ?? 0));
    form.clearMarks();
    fillByLinks(data.id);
    refresh();
  }

  /** What goes out, unless a field says something that cannot. */
  function outgoing(): Outgoing | undefined {
    form.clearMarks();
    try {
      return requestOf(data, form.read(), settings());
    } catch (error) {
      status.textContent = `Not sent: ${(error as Error).message}`;
      if (error instanceof FieldError) {
        error.field.mark(error.message);
        error.field.focus();
      }
      return undefined;
    }
  }

  async function submit(): Promise<void> {
    ending?.abort();
    const request = isUrl(settings().baseUrl) ? outgoing() : refreshServer();
    if (!request) return;
    const own = ending = new AbortController();
    [stop.hidden, status.textContent] = [false, "Sending …"];
    element.setAttribute("aria-busy", "true");
    try {
      await showAnswer(data, form, request, { answer, signal: own.signal, say });
    } finally {
      if (ending === own) {
        if (document.activeElement === stop) send.focus(); // what is hidden loses the focus
        stop.hidden = true;
        element.removeAttribute("aria-busy");
      }
    }
    function say(text: string): void {
      if (ending === own) status.textContent = text;
    }
  }

  element.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element.requestSubmit();
  });
  element.addEventListener("input", refresh);
  example?.addEventListener("change", fill);
  onSettings(() => {
    refresh();
    refreshServer();
  });
  onServer(refreshServer);
  followLinks(data.id, form);
  fill();
  refreshServer();
  void askServer();
  return element;
}

/** A panel as the samples have it, whose button copies what is in it. */
function previewOf(code: HTMLElement): HTMLElement {
  const copy = h("button", { "type": "button", "className": "copy", "aria-label": "Copy the request" }, "Copy");
  const bar = h("div", { className: "bar" }, h("div", { className: "title" }, "curl"), copy);
  return h("div", { className: "panel" }, bar, h("pre", {}, code));
}
