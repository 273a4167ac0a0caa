/** What every call is sent with: the fields above the operations. A reload keeps them, the end of the tab does not. */

export interface Settings {
  baseUrl: string;
  token: string;
  prefer: string;
}

const form = document.querySelector<HTMLFormElement>("#settings") as HTMLFormElement;
const key = "cloud-browser-console";

/** What the fields say now. */
export function settings(): Settings {
  const { baseUrl = "", token = "", prefer = "" } = Object.fromEntries(new FormData(form)) as Partial<Settings>;
  return { baseUrl: baseUrl.trim().replace(/\/+$/, ""), token: token.trim(), prefer: prefer.trim() };
}

/**
 * Fills the fields, with what they had before a reload, and keeps what is put into them. A link can give the base URL
 * by `?base_url=`; nothing that was kept goes there, and not the token.
 *
 * @param first What they have otherwise.
 * @param changed Called when one has changed.
 */
export function keepSettings(first: Settings, changed: () => void): void {
  const given = new URLSearchParams(location.search).get("base_url");
  if (given !== null) {
    sessionStorage.setItem(key, JSON.stringify({ baseUrl: given }));
    history.replaceState(null, "", location.pathname + location.hash);
  }
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Settings>;
  for (const [name, value] of Object.entries({ ...first, ...kept })) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  form.addEventListener("input", () => sessionStorage.setItem(key, JSON.stringify(settings())));
  form.addEventListener("change", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
}
