/** Opens the dashboard on a mock of its own, in the process. */
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createClient } from "cloud-browser-contract";
import { type MockOverrides, startMock } from "cloud-browser-contract/mock";
import { onTestFinished } from "vitest";
import { queries } from "../src/api.js";
import { Sessions } from "../src/Sessions.js";

/** The session that the mock has files and a log for. */
export const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
export const name = "price-check";

/**
 * Opens the dashboard.
 *
 * @param overrides What the mock answers instead.
 * @param fetch The `fetch` of the app, which gets that of the mock.
 */
export async function openDashboard(
  overrides: MockOverrides = {},
  fetchOf = (fetch: typeof globalThis.fetch) => fetch,
) {
  const mock = await startMock({ overrides });
  const client = createClient({ baseUrl: mock.url, token: "any-token", fetch: fetchOf(mock.fetch) });
  const { unmount } = render(
    <QueryClientProvider client={queries}><Sessions client={client} /></QueryClientProvider>,
  );
  onTestFinished(async () => {
    unmount();
    queries.clear();
    await mock.close();
  });
  return { mock, client, user: userEvent.setup() };
}
