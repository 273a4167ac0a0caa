/** The mock in this page. It is loaded at the first call. */
import { h } from "./dom.js";

/** The name of the script beside the page. */
export const scriptName = "cloud-browser-mock.js";

/** What the script offers, as far as calls need it (`src/mock/web/script.ts`). */
interface Script {
  cloudBrowserMock: { createMock: (options: { url: string }) => Promise<{ fetch: typeof fetch }> };
}

let mock: Promise<{ fetch: typeof fetch }> | undefined;

/**
 * Sends a request to the mock in this page.
 *
 * @param baseUrl Base URL of the mock, which addresses in its responses begin with.
 * @throws {Error} If the script is not there. The next call tries again.
 */
export async function fetchInPage(baseUrl: string, url: string, init: RequestInit): Promise<Response> {
  mock ??= load().then(() => (globalThis as unknown as Script).cloudBrowserMock.createMock({ url: baseUrl }));
  const loading = mock;
  const { fetch } = await loading.catch((error: unknown) => {
    mock = undefined;
    throw error;
  });
  return fetch(url, init);
}

/** Loads the script. The policy of the page allows it only to a script that it allows by hash. */
function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = h("script", { src: scriptName });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${scriptName} does not load`)));
    document.head.append(script);
  });
}
