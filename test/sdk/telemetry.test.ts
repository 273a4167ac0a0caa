/** The official SDK reads telemetry in pages and as a stream. */
import { expect, it } from "vitest";
import { allOf } from "../support/events.js";
import { startService } from "../service/support.js";

it("the SDK lists every page of events, and sends its lists joined by commas", async () => {
  const { kernel, mock } = await startService();
  const { session_id: id } = await kernel.browsers.create({ telemetry: { enabled: true } });
  for (let n = 0; n < 5; n++) await kernel.browsers.computer.getMousePosition(id);
  const query = { limit: 2, category: ["control" as const, "system" as const], type: ["api_call", "page_load"] };
  const numbers = [];
  for await (const { seq } of kernel.browsers.telemetry.events(id, query)) numbers.push(seq);
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
  expect(mock.requests.at(-1)?.url).toMatch(/control(,|%2C)system/);
});

it("the SDK ignores ids and comments of the stream, and resumes it after an event", async () => {
  const { client, kernel, mock } = await startService();
  const telemetry = { enabled: true, browser: { platform: { enabled: true } } };
  const { session_id: id } = await client.createBrowser({ body: { telemetry } });
  const first = await kernel.browsers.telemetry.stream(id, {}, { query: { type: ["api_call"] } });
  await kernel.browsers.fs.listFiles(id, { path: "/" });
  await mock.advance(15_000);
  await kernel.browsers.computer.getMousePosition(id);
  for await (const { seq, event } of first) {
    expect([seq, event.type]).toEqual([2, "api_call"]);
    break;
  }
  await kernel.browsers.computer.getMousePosition(id);
  const second = await kernel.browsers.telemetry.stream(id, { "Last-Event-ID": "1" });
  await kernel.browsers.deleteByID(id);
  expect((await allOf(second)).map((event) => (event as { seq: number }).seq)).toEqual([2, 3]);
});
