/** Renders the app on a mock: that of `globalSetup`, or one in this process. */
import { createClient } from "cloud-browser-contract";
import { startMock } from "cloud-browser-contract/mock";
import { createRoot } from "react-dom/client";
import { expect, inject, onTestFinished, vi } from "vitest";
import { App } from "./app.jsx";

export const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

/** How the client may reach the mock. */
export const ways = inject("mockUrl") ? ["HTTP"] : ["HTTP", "mock.fetch"];

/** Returns a client, and its mock if that is in this process. */
export async function openClient(way) {
  const token = "any-token";
  const baseUrl = inject("mockUrl");
  if (baseUrl) return { client: createClient({ baseUrl, token }) };
  const mock = await startMock();
  onTestFinished(() => mock.close());
  return { mock, client: createClient({ baseUrl: mock.url, token, ...way === "mock.fetch" && { fetch: mock.fetch } }) };
}

export function renderApp(client) {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(<App client={client} id={id} />);
  onTestFinished(() => root.unmount());
  return {
    host,
    shows: (text) => vi.waitFor(() => expect(host.querySelector("output")?.textContent).toMatch(text)),
    click: (index) => host.querySelectorAll("button")[index].click(),
    choose(file) {
      const input = host.querySelector("input");
      Object.defineProperty(input, "files", { value: [file], configurable: true });
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}
