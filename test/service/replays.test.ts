/** Tests replays. */
import { describe, expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const finished = "rp6t1y8u3i5o0p2a9s4d7f1g";

it("a replay is recorded until it is stopped, and can then be downloaded", async () => {
  const { client, mock } = await startService();
  const replay = await client.startReplay({ path: { id } });
  expect(replay.finished_at).toBeNull();
  expect(Date.parse(replay.started_at ?? "")).toBeCloseTo(Date.now(), -4);
  const path = { id, replay_id: replay.replay_id };
  expect(await client.downloadReplay({ path })).toBeUndefined();
  await mock.advance(60_000);
  await client.stopReplay({ path });
  const [stopped] = await client.listReplays({ path: { id } });
  expect(stopped).toMatchObject({ replay_id: replay.replay_id, started_at: replay.started_at });
  expect(Date.parse(stopped?.finished_at ?? "") - Date.parse(replay.started_at ?? "")).toBeGreaterThanOrEqual(60_000);
  const video = Buffer.from(await (await client.downloadReplay({ path }))!.arrayBuffer());
  expect(video.subarray(4, 8).toString()).toBe("ftyp");
  await mock.advance(1000);
  await client.stopReplay({ path }); // stopping it again changes nothing
  expect((await client.listReplays({ path: { id } }))[0]).toEqual(stopped);
});

it("an early download says when to try again", async () => {
  const { client, mock } = await startService();
  const { replay_id } = await client.startReplay({ path: { id } });
  const url = `${mock.url}/browsers/${id}/replays/${replay_id}`;
  const response = await fetch(url, { headers: { Authorization: "Bearer any-token" } });
  expect(response.status).toBe(202);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(await response.text()).toBe("");
});

it("a session records one replay at a time, and lists its replays newest first", async () => {
  const { client } = await startService();
  const { replay_id: first } = await client.startReplay({ path: { id } });
  await expectRefused(client.startReplay({ path: { id } }), 409, first);
  const { session_id: other } = await client.createBrowser();
  await client.startReplay({ path: { id: other } });
  await client.stopReplay({ path: { id, replay_id: first } });
  const { replay_id: second } = await client.startReplay({ path: { id } });
  const ids = (await client.listReplays({ path: { id } })).map(({ replay_id }) => replay_id);
  expect(ids).toEqual([second, first, finished]);
  for (const call of [client.downloadReplay, client.stopReplay]) {
    await expectRefused(call({ path: { id: other, replay_id: first } }), 404, first);
  }
});

it("a replay ends by itself after its maximum duration", async () => {
  const { client, mock } = await startService();
  const start = () => client.startReplay({ path: { id }, body: { max_duration_in_seconds: 100 } });
  const finishedAt = async () => Date.parse((await client.listReplays({ path: { id } }))[0]?.finished_at ?? "");
  const { started_at } = await start();
  await mock.advance(50_000);
  expect(await finishedAt()).toBeNaN();
  await mock.advance(600_000);
  const took = await finishedAt() - Date.parse(started_at ?? "");
  expect(took).toBeGreaterThanOrEqual(100_000);
  expect(took).toBeLessThan(110_000);
  const { replay_id } = await start();
  await client.stopReplay({ path: { id, replay_id } });
  const before = await finishedAt();
  const next = await client.startReplay({ path: { id } });
  await mock.advance(600_000);
  expect(await finishedAt()).toBeNaN(); // the maximum duration of the previous replay does not apply
  await client.stopReplay({ path: { id, replay_id: next.replay_id } });
  expect(await finishedAt()).toBeGreaterThan(before);
});

it("a frame rate above 20 needs a GPU", async () => {
  const { client } = await startService();
  const { session_id } = await client.createBrowser({ body: { gpu: true } });
  const start = (id: string, framerate: number) => client.startReplay({ path: { id }, body: { framerate } });
  await expectRefused(start(id, 21), 400, "framerate");
  await start(id, 20);
  await start(session_id, 60);
});

it("the viewport of a session that is being recorded only changes with force", async () => {
  const { client } = await startService();
  const { replay_id } = await client.startReplay({ path: { id } });
  const change = (force?: boolean) => client.updateBrowser({
    path: { id_or_name: id },
    body: { viewport: { width: 800, height: 600, ...force !== undefined && { force } } },
  });
  await expectRefused(change(), 409, id);
  await change(true);
  await client.stopReplay({ path: { id, replay_id } });
  await change();
});

it("replays end with their session", async () => {
  const { client, mock } = await startService();
  const { session_id } = await client.createBrowser();
  const body = { max_duration_in_seconds: 10 };
  const { replay_id } = await client.startReplay({ path: { id: session_id }, body });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await mock.advance(10_000);
  await expectRefused(client.listReplays({ path: { id: session_id } }), 404, session_id);
  await expectRefused(client.downloadReplay({ path: { id: session_id, replay_id } }), 404, session_id);
});

it("the initial replay is finished, and its URL returns the video", async () => {
  const { client } = await startService();
  const [replay, ...more] = await client.listReplays({ path: { id } });
  expect(more).toEqual([]);
  expect(replay).toMatchObject({ replay_id: finished, finished_at: "2026-11-20T09:06:30Z" });
  const response = await fetch(replay?.replay_view_url ?? "");
  expect(response.headers.get("Content-Type")).toBe("video/mp4");
  expect((await fetch(replay?.replay_view_url?.replace(/jwt=.*/, "jwt=other") ?? "")).status).toBe(401);
});

describe("the address of a replay", () => {
  async function begin() {
    const { client, mock } = await startService();
    const [replay] = await client.listReplays({ path: { id } });
    const url = replay?.replay_view_url ?? "";
    const video = Buffer.from(await (await fetch(url)).arrayBuffer());
    const get = async (range: string, more: Record<string, string> = {}) => {
      const response = await fetch(url, { headers: { Range: range, ...more } });
      const { status, headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      return { status, headers, body };
    };
    return { mock, url, video, get };
  }

  it.each([
    ["bytes=0-1", 0, 2], ["bytes=0-", 0, undefined], ["bytes=100-199", 100, 200], ["bytes=-10", -10, undefined],
    ["bytes=20000-99999999", 20_000, undefined], ["bytes=-99999999", 0, undefined], ["BYTES= 5-5", 5, 6],
  ])("sends the part %s", async (range, start, end) => {
    const { video, get } = await begin();
    const { status, headers, body } = await get(range);
    const expected = video.subarray(start, end);
    const first = start < 0 ? video.length + start : start;
    expect(status).toBe(206);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "content-length": String(expected.length),
      "content-range": `bytes ${first}-${first + expected.length - 1}/${video.length}`,
    });
    expect(body.equals(expected)).toBe(true);
  });

  it.each(["bytes=99999999-", "bytes=99999999-99999999999999999999", "bytes=-0"])("has no part %s", async (range) => {
    const { video, get } = await begin();
    const { status, headers, body } = await get(range);
    expect([status, headers.get("Content-Range")]).toEqual([416, `bytes */${video.length}`]);
    expect(JSON.parse(String(body))).toMatchObject({ message: `The response has ${video.length} bytes.` });
  });

  it.each([
    ["bytes=5-4"], ["bytes=-"], ["bytes=a-b"], ["bytes=0-1,3-4"], ["items=0-1"], ["bytes 0-1"],
    ["bytes=0-1", { "If-Range": '"a"' }],
  ])("sends all of it for %s %j", async (range, more?: Record<string, string>) => {
    const { video, get } = await begin();
    const { status, headers, body } = await get(range, more);
    expect([status, headers.get("Accept-Ranges"), headers.get("Content-Range")]).toEqual([200, "bytes", null]);
    expect(body.equals(video)).toBe(true);
  });

  it("is logged with the status that was sent; the operation sends all of it", async () => {
    const { mock, video, get } = await begin();
    await get("bytes=0-1");
    expect(mock.requests.at(-1)).toMatchObject({ operation: "downloadReplay", status: 206 });
    const headers = { Authorization: "Bearer any-token", Range: "bytes=0-1" };
    const response = await fetch(`${mock.url}/browsers/${id}/replays/${finished}`, { headers });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, String(video.length)]);
    await response.body?.cancel();
  });
});

it("the official SDK records a replay", async () => {
  const { kernel } = await startService();
  const { replay_id } = await kernel.browsers.replays.start(id, { framerate: 10 });
  await kernel.browsers.replays.stop(replay_id, { id });
  const video = await kernel.browsers.replays.download(replay_id, { id });
  expect((await video.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect((await kernel.browsers.replays.list(id))[0]?.finished_at).not.toBeNull();
});
