/** Logs, as the service streams them (service-behaviour, section 5). */
import { expect, it } from "vitest";
import { allOf } from "../support/events.js";
import { expectRefused, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const shown = ["Crawling https://shop.example.com.", "Checked 12 products.", "Done in 8 seconds."];
const messages = (events: unknown[]) => events.map((event) => (event as { message: string }).message);

it("a log that is not followed ends after the lines that are there", async () => {
  const { client } = await startService();
  for (const source of [
    { source: "path", path: "/home/user/any.log" } as const,
    { source: "supervisor", supervisor_process: "chromium" } as const,
  ]) {
    const query = { ...source, follow: false };
    expect(messages(await allOf(await client.streamLogs({ path: { id }, query })))).toEqual(shown);
  }
});

it("the log of a file that is there has its lines", async () => {
  const { client } = await startService();
  const log = async (path: string) =>
    messages(await allOf(await client.streamLogs({ path: { id }, query: { source: "path", path, follow: false } })));
  const write = (path: string, body: string | Uint8Array) => client.writeFile({ path: { id }, query: { path }, body });
  await write("/a.log", "one\r\n\ntwo");
  await write("/empty.log", "");
  await write("/large.log", new Uint8Array(2 ** 20 + 1));
  expect(await log("/a.log")).toEqual(["one", "", "two"]);
  expect(await log("/empty.log")).toEqual([]);
  await expectRefused(log("/large.log"), 400, "path");
});

it("a log that is followed goes on until its session ends", async () => {
  const { client, mock } = await startService();
  const { session_id } = await client.createBrowser({ body: { timeout_seconds: 600 } });
  const query = { source: "supervisor", supervisor_process: "chromium" } as const;
  const received: unknown[] = [];
  let hasEnded = false;
  const reading = (async () => {
    for await (const event of await client.streamLogs({ path: { id: session_id }, query })) received.push(event);
    hasEnded = true;
  })();
  await expect.poll(() => messages(received)).toEqual(shown);
  await mock.advance(500_000);
  await client.readClipboard({ path: { id: session_id } });
  expect(hasEnded).toBe(false);
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await reading;
  expect(messages(received)).toEqual(shown);
});

it("a source wants the parameter that names what it is", async () => {
  const { client } = await startService();
  const stream = (query: object) => client.streamLogs({ path: { id }, query: query as { source: "path" } });
  await expectRefused(stream({ source: "path", supervisor_process: "chromium" }), 400, "path");
  await expectRefused(stream({ source: "supervisor", path: "/a.log" }), 400, "supervisor_process");
});

it("the official SDK streams a log", async () => {
  const { kernel } = await startService();
  const stream = await kernel.browsers.logs.stream(id, { source: "path", path: "/any.log", follow: false });
  expect(messages(await allOf(stream))).toEqual(shown);
});
