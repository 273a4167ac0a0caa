/** What every call is sent with, once for the page. A reload keeps it, the end of the tab does not. */
import { button, h, newId } from "./dom.js";

export interface Settings {
  baseUrl: string;
  token: string;
  prefer: string;
}

const key = "cloud-browser-calls";
const listeners: (() => void)[] = [];
let current: Settings = { baseUrl: "", token: "any-token", prefer: "" };

/** What is set now. */
export function settings(): Settings {
  return current;
}

/** Has a function called whenever something is set. */
export function onSettings(listener: () => void): void {
  listeners.push(listener);
}

/**
 * Takes what was set before a reload. A link can give the base URL by `?base_url=`; nothing that was kept goes there,
 * and not the token.
 *
 * @param baseUrl The base URL of the contract.
 */
export function loadSettings(baseUrl: string): void {
  const given = new URL(location.href);
  const to = given.searchParams.get("base_url");
  if (to !== null) {
    store({ baseUrl: trimmed(to) });
    given.searchParams.delete("base_url");
    history.replaceState(null, "", given);
  }
  current = { ...current, baseUrl, ...stored() };
}

/** Opens the fields for what every call is sent with. */
export function editSettings(): void {
  const fields = {
    baseUrl: h("input", { type: "url", required: true, value: current.baseUrl }),
    token: h("input", { value: current.token }),
    prefer: h("input", { value: current.prefer, placeholder: "such as code=404" }),
  };
  const title = newId();
  const cancel = button("Cancel", () => dialog.close());
  const form = h(
    "form",
    { method: "dialog", noValidate: true },
    h("h2", { id: title }, "Sent with every call"),
    labelled("Base URL", fields.baseUrl),
    labelled("Token", fields.token),
    labelled("Prefer", fields.prefer),
    h("p", {}, "Kept in this tab only, until you close it."),
    h("p", { className: "actions" }, h("button", { className: "send" }, "Done"), cancel),
  );
  const dialog = h("dialog", { "className": "call-settings", "aria-labelledby": title }, form);
  form.addEventListener("submit", () => {
    current = {
      baseUrl: trimmed(fields.baseUrl.value),
      token: fields.token.value.trim(),
      prefer: fields.prefer.value.trim(),
    };
    store(current);
    for (const listener of listeners) listener();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function labelled(label: string, input: HTMLInputElement): HTMLLabelElement {
  Object.assign(input, { autocomplete: "off", spellcheck: false });
  return h("label", {}, label, input);
}

const trimmed = (url: string) => url.trim().replace(/\/+$/, "");

function stored(): Partial<Settings> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // the browser keeps nothing for this page
  }
}

function store(settings: Partial<Settings>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // what is set holds until a reload
  }
}
