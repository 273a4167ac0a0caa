/** The call of an operation: its fields, its request and its response. */
import { button, h } from "./dom.js";
import { FieldError } from "./field.js";
import { createForm } from "./form.js";
import { fillByLinks, followLinks } from "./links.js";
import { type CallRequest, createRequest } from "./request.js";
import { showResponse } from "./response.js";
import { isUrl, onServerState, probeServer, serverAdvice, serverName, serverState } from "./server.js";
import { editSettings, onSettings, settings } from "./settings.js";
import type { CallData } from "./types.js";

/**
 * Creates the form that calls an operation.
 *
 * @param data The operation.
 * @param example The list to pick an example from, if there are several.
 */
export function createCall(data: CallData, example: HTMLSelectElement | null): HTMLElement {
  const form = createForm(data);
  const curl = h("code");
  const send = h("button", { className: "send" }, "Send");
  const stop = button("Stop", () => ending?.abort(), { hidden: true });
  const target = button("", editSettings, { className: "target" });
  const advice = h("p", { className: "advice", hidden: true });
  const status = h("p", { role: "status", className: "outcome" });
  const container = h("div", { className: "received" });
  const element = h(
    "form",
    { "noValidate": true, "aria-label": `Call ${data.id}` },
    ...form.elements,
    h("details", { className: "more" }, h("summary", {}, "Show as curl"), curlPanel(curl)),
    h("p", { className: "actions" }, send, stop, target),
    advice,
    status,
    container,
  );
  let ending: AbortController | undefined;

  function refresh(): void {
    try {
      curl.textContent = createRequest(data, form.read(), settings()).curl;
    } catch (error) {
      curl.textContent = `# ${(error as Error).message}`;
    }
  }

  function refreshServer(): void {
    const state = serverState();
    target.replaceChildren(h("span", { className: `dot ${state}` }), ` ${serverName()} `, h("u", {}, "Settings"));
    const isUnreachable = state === "unreachable" || !isUrl(settings().baseUrl);
    advice.hidden = !isUnreachable;
    if (isUnreachable) advice.replaceChildren(...serverAdvice());
  }

  function fill(): void {
    form.fill(Number(example?.value ?? 0));
    form.clearMarks();
    fillByLinks(data.id);
    refresh();
  }

  /** Builds the request. If a field has an invalid value, marks it and returns `undefined`. */
  function buildRequest(): CallRequest | undefined {
    form.clearMarks();
    try {
      return createRequest(data, form.read(), settings());
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
    const request = isUrl(settings().baseUrl) ? buildRequest() : refreshServer();
    if (!request) return;
    const own = new AbortController();
    ending = own;
    stop.hidden = false;
    status.textContent = "Sending …";
    element.setAttribute("aria-busy", "true");
    try {
      await showResponse(data, form, request, { container, signal: own.signal, say });
    } finally {
      if (ending === own) {
        if (document.activeElement === stop) send.focus(); // a hidden button would lose the focus
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
  onServerState(refreshServer);
  followLinks(data.id, form);
  fill();
  refreshServer();
  void probeServer();
  return element;
}

/** Creates a panel like that of a sample, with a button to copy the code. */
function curlPanel(code: HTMLElement): HTMLElement {
  const copy = h("button", { "type": "button", "className": "copy", "aria-label": "Copy the request" }, "Copy");
  const bar = h("div", { className: "bar" }, h("div", { className: "title" }, "curl"), copy);
  return h("div", { className: "panel" }, bar, h("pre", {}, code));
}
