/** Tests streams of logs. */
import { expect, it } from "vitest";
import { allOf } from "../support/events.js";
import { expectRefused, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const shown = ["Crawling https://shop.example.com.", "Checked 12 products.", "Done in 8 seconds."];
const messages = (events: unknown[]) => events.map((event) => (event as { message: string }).message);

it("a log that is not followed ends after its current lines", async () => {
  const { client } = await startService();
  for (const source of [
    { source: "path", path: "/home/user/crawl.log" } as const,
    { source: "supervisor", supervisor_process: "chromium" } as const,
  ]) {
    const query = { ...source, follow: false };
    expect(messages(await allOf(await client.streamLogs({ path: { id }, query })))).toEqual(shown);
  }
});

it("the log of a missing path has one event that says so, followed or not", async () => {
  const { client } = await startService();
  for (const follow of [true, false]) {
    const query = { source: "path", path: "/home/user/none.log", follow } as const;
    expect(messages(await allOf(await client.streamLogs({ path: { id }, query }))))
      .toEqual(["Cannot open /home/user/none.log: there is no such file."]);
  }
});

it("the browser of a new session has logged nothing", async () => {
  const { client } = await startService();
  const { session_id } = await client.createBrowser();
  const query = { source: "supervisor", supervisor_process: "chromium", follow: false } as const;
  expect(await allOf(await client.streamLogs({ path: { id: session_id }, query }))).toEqual([]);
});

it("the log of a followed file has the added lines, each once it is complete", async () => {
  const { client } = await startService();
  const write = (body: string) => client.writeFile({ path: { id }, query: { path: "/a.log" }, body });
  await write("before\n");
  const query = { source: "path", path: "//a.log" } as const;
  const received: unknown[] = [];
  const stream = await client.streamLogs({ path: { id }, query });
  const reading = (async () => {
    for await (const event of stream) if (received.push(event) === 5) break;
  })();
  await write("before\none\r\ntw");
  await expect.poll(() => messages(received)).toEqual(["one"]);
  await write("before\none\r\ntwo\n\nthree\n");
  await expect.poll(() => messages(received)).toEqual(["one", "two", "", "three"]);
  await write("again\n");
  await reading;
  expect(messages(received)).toEqual(["one", "two", "", "three", "again"]);
});

it("a follower gets every line when many are added at once", async () => {
  const { client } = await startService();
  await client.writeFile({ path: { id }, query: { path: "/a.log" }, body: "" });
  const stream = await client.streamLogs({ path: { id }, query: { source: "path", path: "/a.log" } });
  const body = Array.from({ length: 5000 }, (_, index) => `${index}\n`).join("");
  await client.writeFile({ path: { id }, query: { path: "/a.log" }, body });
  let count = 0;
  for await (const { message } of stream as AsyncIterable<any>) {
    expect(message).toBe(`${count}`);
    if (++count === 5000) break;
  }
});

it("the log of a file has the lines of the file", async () => {
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

it("a followed log continues until its session ends", async () => {
  const { client, mock } = await startService();
  const { session_id } = await client.createBrowser({ body: { timeout_seconds: 600 } });
  const path = { id: session_id };
  await client.writeFile({ path, query: { path: "/a.log" }, body: "before\n" });
  const ended: string[] = [];
  const follow = async (source: { supervisor_process: string } | { path: string }) => {
    const query = { source: "path" in source ? "path" : "supervisor", ...source } as const;
    const stream = await client.streamLogs({ path, query });
    return { lines: allOf(stream).finally(() => ended.push(query.source)) };
  };
  const followed = [await follow({ supervisor_process: "chromium" }), await follow({ path: "/a.log" })];
  await client.readClipboard({ path });
  await mock.advance(500_000);
  await client.readClipboard({ path });
  expect(ended).toEqual([]);
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  expect(await Promise.all(followed.map(({ lines }) => lines))).toEqual([[], []]);
});

it("a source needs the parameter that names it", async () => {
  const { client } = await startService();
  const stream = (query: object) => client.streamLogs({ path: { id }, query: query as { source: "path" } });
  await expectRefused(stream({ source: "path", supervisor_process: "chromium" }), 400, "path");
  await expectRefused(stream({ source: "supervisor", path: "/a.log" }), 400, "supervisor_process");
});

it("the official SDK streams a log", async () => {
  const { kernel } = await startService();
  const stream = await kernel.browsers.logs.stream(id, { source: "path", path: "/home/user/crawl.log", follow: false });
  expect(messages(await allOf(stream))).toEqual(shown);
});
