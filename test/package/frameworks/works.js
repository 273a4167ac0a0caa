/** What each sample does: it lists the sessions, shows an error, and creates a session. */
import { expect, it, onTestFinished, vi } from "vitest";

const patience = { timeout: 4000 };

/**
 * Tests a sample.
 *
 * @param mount Shows it in an element, and returns a function that removes it.
 */
export function testSample(mount) {
  async function show(text) {
    const host = document.body.appendChild(document.createElement("div"));
    onTestFinished(mount(host));
    await vi.waitFor(() => expect(host.textContent).toContain(text), patience);
    return host;
  }

  it("lists the sessions, and reads the list again when it has created one", async () => {
    const host = await show("price-check");
    const before = host.querySelectorAll("li").length;
    host.querySelector("button").click();
    await vi.waitFor(() => expect(host.querySelectorAll("li")).toHaveLength(before + 1), patience);
  });

  it("shows the message of an error", async () => {
    const override = `${import.meta.env.VITE_API_URL}/_mock/overrides/listBrowsers`;
    await fetch(override, { method: "PUT", body: '{"status":403}' });
    onTestFinished(() => fetch(override, { method: "DELETE" }));
    const host = await show("forbidden: ");
    expect(host.querySelector("[role=alert]").textContent).toMatch(/^forbidden: /);
  });
}

/** Options of a `QueryClient` that shows errors at once. */
export const options = { defaultOptions: { queries: { retry: false } } };
