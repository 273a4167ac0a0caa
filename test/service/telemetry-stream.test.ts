/** Tests the frames of the telemetry stream. */
import { expect, it, onTestFinished } from "vitest";
import { allOf } from "../support/events.js";
import { expectRefused, type Service, startService } from "./support.js";

const telemetry = { enabled: true, browser: { platform: { enabled: true } } };

/** Starts a mock and a session, and returns functions that make the session record an event of either type. */
async function start(settings: object | null = telemetry) {
  const service = await startService();
  const { client } = service;
  const body = { telemetry: settings, timeout_seconds: 3600 };
  const { session_id: id, base_url = "", cdp_ws_url } = await client.createBrowser({ body });
  const jwt = new URL(cdp_ws_url).searchParams.get("jwt");
  return {
    ...service,
    id,
    own: `${base_url}/telemetry/stream?jwt=${jwt}`,
    control: () => client.getMousePosition({ path: { id } }),
    platform: () => client.listFiles({ path: { id }, query: { path: "/" } }),
    end: () => client.deleteBrowser({ path: { id_or_name: id } }),
  };
}

/** Opens a stream, and collects its frames as they arrive, in short: `id: 1`, `id: 2 api_call` or `:`. */
async function open({ mock, id }: { mock: Service["mock"]; id: string }, query = "", headers = {}, url?: string) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const init = { headers: { Authorization: "Bearer any-token", ...headers }, signal: ending.signal };
  const response = await fetch(url ?? `${mock.url}/browsers/${id}/telemetry/stream${query}`, init);
  expect([response.status, response.headers.get("X-SSE-Content-Type")]).toEqual([200, "application/json"]);
  const frames: string[] = [];
  const stream = { frames, hasEnded: false };
  void (async () => {
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split("\n\n");
      text = blocks.pop()!;
      frames.push(...blocks.map(brief));
    }
    stream.hasEnded = true;
  })().catch(() => {});
  return stream;
}

const brief = (block: string) => block.split("\n").map((line) => line.startsWith("data: ")
  ? (JSON.parse(line.slice(6)) as { event: { type: string } }).event.type
  : line.startsWith(":") ? ":" : line).join(" ");

it("a new subscriber gets events from then on, each with its number as the id", async () => {
  const session = await start();
  await session.control();
  const stream = await open(session);
  await session.control();
  await session.platform();
  await expect.poll(() => stream.frames).toEqual(["id: 2 api_call", "id: 3 platform_api_call"]);
});

it("replay=all starts with the oldest stored event, and any other value with the next one", async () => {
  const session = await start();
  await session.control();
  await session.platform();
  const again = await open(session, "?replay=all");
  const others = await open(session, "?replay=some");
  await expect.poll(() => again.frames).toEqual(["id: 1 api_call", "id: 2 platform_api_call"]);
  await session.control();
  await expect.poll(() => again.frames).toHaveLength(3);
  await expect.poll(() => others.frames).toEqual(["id: 3 api_call"]);
});

it.each<[string, string, string[]]>([
  ["1", "", ["id: 2 api_call", "id: 3 api_call", "id: 4 api_call"]],
  ["2", "?replay=all", ["id: 3 api_call", "id: 4 api_call"]],
  ["3", "", ["id: 4 api_call"]],
  ["99", "?replay=all", ["id: 4 api_call"]],
  ["0", "", ["id: 4 api_call"]],
  ["0", "?replay=all", ["id: 1 api_call", "id: 2 api_call", "id: 3 api_call", "id: 4 api_call"]],
])("the stream resumes by Last-Event-ID %s and the query %j", async (last, query, expected) => {
  const session = await start();
  for (let n = 0; n < 3; n++) await session.control();
  const stream = await open(session, query, { "Last-Event-ID": last });
  await session.control();
  await expect.poll(() => stream.frames).toEqual(expected);
});

it("a comment is sent after each 15 seconds without an event", async () => {
  const session = await start();
  const stream = await open(session);
  await session.mock.advance(14_000);
  await session.control();
  await expect.poll(() => stream.frames).toEqual(["id: 1 api_call"]);
  await session.mock.advance(14_000);
  await session.control();
  await expect.poll(() => stream.frames).toEqual(["id: 1 api_call", "id: 2 api_call"]);
  await session.mock.advance(15_000);
  await expect.poll(() => stream.frames.slice(2)).toEqual([":"]);
});

it("skipped events advance the id, with the next comment, the next event or the end", async () => {
  const session = await start();
  const one = await open(session, "?type=api_call");
  const two = await open(session, "?type=api_call,no_such_type&type=page_load");
  await session.platform();
  await session.platform();
  await session.mock.advance(15_000);
  await expect.poll(() => one.frames).toEqual([": id: 2"]);
  await session.mock.advance(15_000);
  await expect.poll(() => one.frames).toEqual([": id: 2", ":"]);
  await session.platform();
  await session.control();
  await expect.poll(() => one.frames.slice(2)).toEqual(["id: 4 api_call"]);
  await session.platform();
  await session.end();
  await expect.poll(() => one.hasEnded && two.hasEnded).toBe(true);
  expect(one.frames.slice(3)).toEqual(["id: 5"]);
  expect(two.frames).toEqual(one.frames);
});

it("the stream of a session is silent until telemetry is turned on", async () => {
  const session = await start(null);
  const stream = await open(session, "?replay=all");
  await session.control();
  await session.mock.advance(15_000);
  await expect.poll(() => stream.frames).toEqual([":"]);
  await session.client.updateBrowser({ path: { id_or_name: session.id }, body: { telemetry: { enabled: true } } });
  await session.control();
  await expect.poll(() => stream.frames).toEqual([":", "id: 1 api_call"]);
  expect(stream.hasEnded).toBe(false);
  await session.end();
  await expect.poll(() => stream.hasEnded).toBe(true);
});

it("a session that does not store its telemetry still streams it", async () => {
  const session = await start({
    ...telemetry, storage: { enabled: false }, export: { otlp: { destination: { id: "td1" } } },
  });
  const stream = await open(session);
  await session.control();
  await expect.poll(() => stream.frames).toEqual(["id: 1 api_call"]);
});

it("the stream is also at the base URL of a browser, with its token", async () => {
  const session = await start();
  await session.control();
  const stream = await open(session, "", { Authorization: "" }, `${session.own}&replay=all`);
  await expect.poll(() => stream.frames).toEqual(["id: 1 api_call"]);
  expect((await fetch(session.own.replace(/jwt=.*/, "jwt=other"))).status).toBe(401);
  await session.end();
  await expect.poll(() => stream.hasEnded).toBe(true);
  expect((await fetch(session.own)).status).toBe(401);
});

it("the stream of a missing session is refused", async () => {
  const { client } = await startService();
  await expectRefused(client.streamTelemetryEvents({ path: { id: "none" } }), 404, "none");
});

it("the client gets the events, without ids and comments", async () => {
  const session = await start();
  const { client, id } = session;
  const query = { type: ["api_call"] };
  const events = await client.streamTelemetryEvents({ path: { id }, query, header: { "Last-Event-ID": "0" } });
  const received = allOf(events);
  await session.platform();
  await session.mock.advance(15_000);
  await session.control();
  await session.platform();
  await session.end();
  expect(await received).toMatchObject([{ seq: 2, event: { type: "api_call" } }]);
});

it("an override that iterates over the events of the mock gets only the events", async () => {
  const session = await start();
  const seen: unknown[] = [];
  session.mock.use({
    async streamTelemetryEvents(_, { byDefault }) {
      const response = await byDefault();
      if (response.status !== 200) return response;
      const { body } = response;
      async function* numbered() {
        for await (const event of body) {
          seen.push(event.seq);
          yield event;
        }
      }
      return { ...response, body: numbered() };
    },
  });
  const stream = await open(session, "?replay=all&type=api_call");
  await session.platform();
  await session.mock.advance(15_000);
  await session.control();
  await session.end();
  await expect.poll(() => stream.hasEnded).toBe(true);
  expect([seen, stream.frames]).toEqual([[2], ["api_call"]]);
});
