/** The settings of all calls on the page. They are kept until the tab is closed. */
import { button, h, newId } from "./dom.js";

export interface Settings {
  /** Base URL of the server; that of the contract, if calls go to the mock in this page. */
  baseUrl: string;
  /** Whether calls go to the mock in this page. */
  isInPage: boolean;
  token: string;
  prefer: string;
}

const key = "cloud-browser-calls";
const listeners: (() => void)[] = [];
let contractBaseUrl = "";
let current: Settings = { baseUrl: "", isInPage: true, token: "any-token", prefer: "" };

/** Returns the current settings. */
export function settings(): Settings {
  return current;
}

/** Calls a function whenever the settings change. */
export function onSettings(listener: () => void): void {
  listeners.push(listener);
}

/**
 * Loads the settings from before a reload. A link can choose a server by `?base_url=`; the other settings are then
 * discarded, so that the server of the link does not receive the token.
 *
 * @param baseUrl The base URL of the contract.
 */
export function loadSettings(baseUrl: string): void {
  contractBaseUrl = baseUrl;
  const url = new URL(location.href);
  const linked = url.searchParams.get("base_url");
  if (linked !== null) {
    store(serverOf(linked.startsWith(".") ? new URL(linked, url).href : linked)); // a service with the docs is `..`
    url.searchParams.delete("base_url");
    history.replaceState(null, "", url);
  }
  current = { ...current, baseUrl, ...stored() };
}

/** Opens the settings dialog. */
export function editSettings(): void {
  const fields = {
    baseUrl: h("input", { type: "url", value: current.isInPage ? "" : current.baseUrl, placeholder: "In this page" }),
    token: h("input", { value: current.token }),
    prefer: h("input", { value: current.prefer, placeholder: "for example, code=404" }),
  };
  const title = newId();
  const cancel = button("Cancel", () => dialog.close());
  const form = h(
    "form",
    { method: "dialog", noValidate: true },
    h("h2", { id: title }, "Settings for all calls"),
    labelled("Base URL", fields.baseUrl),
    h("p", {}, "Without a base URL, calls go to a mock in this page. It starts over when the page is reloaded."),
    labelled("Token", fields.token),
    labelled("Prefer", fields.prefer),
    h("p", {}, "These settings stay in this tab until you close it."),
    h("p", { className: "actions" }, h("button", { className: "send" }, "Done"), cancel),
  );
  const dialog = h("dialog", { "className": "call-settings", "aria-labelledby": title }, form);
  form.addEventListener("submit", () => {
    current = {
      ...serverOf(fields.baseUrl.value),
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

/** Returns the server that a base URL chooses; the mock in this page, if it is empty. */
function serverOf(baseUrl: string): Pick<Settings, "baseUrl" | "isInPage"> {
  const trimmed = baseUrl.trim().replace(/\/+$/, "");
  return { baseUrl: trimmed || contractBaseUrl, isInPage: trimmed === "" };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // the browser blocks storage for this page
  }
}

function store(settings: Partial<Settings>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // the settings are lost on reload
  }
}
