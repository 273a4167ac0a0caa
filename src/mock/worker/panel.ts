/**
 * The panel of a mock in a service worker: a page of the own origin, at `_mock/` below what the worker may answer,
 * whatever the base URL of the API is.
 */
import type { ServiceWorkerScope } from "./scope.js";

/** The page, which lies beside the script of the worker. */
const file = "cloud-browser-mock-panel.html";

/** Returns the function that reads the page. */
export function readPanelBeside({ location }: ServiceWorkerScope): () => Promise<Uint8Array> {
  return async () => {
    const url = new URL(file, location.href).href;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`There is no ${url}. Write it with "npx cloud-browser-contract worker DIR".`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** Where the panel is. */
export function panelUrl({ registration }: ServiceWorkerScope): string {
  return new URL("_mock/", registration.scope).href;
}

/**
 * Returns a request of the panel as one to the mock.
 *
 * @param url Where the panel is.
 * @param apiBase Base URL of the API.
 */
export async function forMock(request: Request, url: string, apiBase: string): Promise<Request> {
  if (!request.url.startsWith(url)) return request;
  const { method, headers, signal } = request;
  const body = method === "GET" ? undefined : await request.blob();
  const target = `${apiBase}/_mock/${request.url.slice(url.length)}`;
  return new Request(target, { method, headers, signal, ...body && { body } });
}
