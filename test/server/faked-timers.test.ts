/** A mock in a process with fake timers. */
import { afterEach, expect, it, vi } from "vitest";
import { startMock } from "../../src/mock/index.js";

afterEach(() => {
  vi.useRealTimers();
});

it("answers while the fake timers of a test stand still", async () => {
  const mock = await startMock();
  vi.useFakeTimers();
  const response = await fetch(`${mock.url}/browsers`, { headers: { Authorization: "Bearer any" } });
  expect(response.status).toBe(200);
  vi.useRealTimers();
  await mock.close();
});
