/** Replays are videos of what a session's browser has shown, for as long as they were recorded. */
import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startChromium } from "../../support/chromium.js";
import { newFolder } from "../../support/folder.js";
import { processesOf, startWithBrowsers } from "./support.js";

const run = promisify(execFile);
const lacksFfmpeg = await run("ffprobe", ["-version"]).then(() => false, () => true);
/** A test that is skipped where there is no ffmpeg. */
const withFfmpeg = (title: string, test: () => Promise<void>) =>
  it.skipIf(lacksFfmpeg)(`${title} (needs ffmpeg and ffprobe)`, test);

/** A page that becomes red, and black again, every three seconds. */
const moving = `data:text/html,${encodeURIComponent(`<!doctype html><style>
@keyframes red { from { background: black } to { background: red } }
html { animation: red 3s linear infinite alternate }
</style>`)}`;

/** Starts a mock with a session that shows the moving page. */
async function start() {
  const { client, lines, mock } = await startWithBrowsers();
  const viewport = { width: 641, height: 480 };
  const { session_id } = await client.createBrowser({ body: { start_url: moving, viewport } });
  return { client, lines, mock, path: { id: session_id } };
}

/** The latest replay of a session. */
async function latestOf(client: ContractClient, path: { id: string }) {
  const [replay] = await client.listReplays({ path });
  const { replay_id = "", started_at, finished_at, replay_view_url = "" } = replay ?? {};
  const took = (Date.parse(finished_at ?? "") - Date.parse(started_at ?? "")) / 1000;
  return { took, url: replay_view_url, path: { ...path, replay_id } };
}

/** Downloads the latest replay of a session, once it is there, and says what it is. */
async function download(client: ContractClient, path: { id: string }) {
  const replay = await latestOf(client, path);
  await expect.poll(async () => (await fetch(replay.url)).status, { timeout: 5000 }).toBe(200);
  const file = join(await newFolder(), "replay.mp4");
  await writeFile(file, Buffer.from(await (await fetch(replay.url)).arrayBuffer()));
  const { stdout } = await run("ffprobe", ["-v", "error", "-show_streams", "-of", "json", file]);
  const { streams: [stream = {}] } = JSON.parse(stdout) as { streams: Record<string, string | number>[] };
  const toPixels = ["-vf", "scale=1:1:flags=area", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  const { stdout: pixels } = await run("ffmpeg", ["-v", "error", "-i", file, ...toPixels], { encoding: "buffer" });
  const reds = Array.from({ length: pixels.length / 3 }, (_, frame) => pixels[3 * frame] as number);
  return { ...replay, stream, reds, duration: Number(stream.duration) };
}

withFfmpeg("records what moves for as long as it is recorded, in a video that plays", async () => {
  const { client, path } = await start();
  await client.takeScreenshot({ path }); // the browser is there
  const { replay_id } = await client.startReplay({ path, body: { framerate: 12 } });
  expect((await fetch((await latestOf(client, path)).url)).status).toBe(202);
  await wait(3000); // a busy machine shows few pictures in a second
  await client.stopReplay({ path: { ...path, replay_id } });
  const { took, url, stream, reds, duration } = await download(client, path);
  expect(stream).toMatchObject({ codec_name: "h264", pix_fmt: "yuv420p", width: 640, height: 480 });
  expect(stream.avg_frame_rate).toBe("12/1");
  expect(Math.abs(duration - took)).toBeLessThan(0.3);
  expect(new Set(reds).size).toBeGreaterThan(2);
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(20);
  const chromium = await startChromium();
  const page = await chromium.newPage();
  await page.goto(new URL("/nothing", url).href); // it has no policy for videos, unlike the panel
  const played = await page.evaluate(async (src) => {
    const video = Object.assign(document.createElement("video"), { src, muted: true });
    document.body.append(video);
    await video.play();
    return [video.duration, video.videoWidth, video.videoHeight];
  }, url);
  await chromium.close();
  expect(played).toEqual([expect.closeTo(duration, 1), 640, 480]);
});

withFfmpeg("ends a replay at its longest duration, and at another size goes on", async () => {
  const { client, path } = await start();
  await client.startReplay({ path, body: { max_duration_in_seconds: 1 } });
  const viewport = { width: 300, height: 400, force: true };
  await client.updateBrowser({ path: { id_or_name: path.id }, body: { viewport } });
  await expect.poll(async () => (await latestOf(client, path)).took, { timeout: 3000 }).toBeGreaterThan(0.9);
  const { stream, duration } = await download(client, path);
  expect([stream.width, stream.height, Math.abs(duration - 1) < 0.3]).toEqual([640, 480, true]);
});

withFfmpeg("ends a replay when the browser crashes, and keeps its video", async () => {
  const { client, path } = await start();
  await client.takeScreenshot({ path });
  await client.startReplay({ path });
  await wait(2000); // until it has a picture, also on a busy machine
  const [main] = await processesOf(`${path.id}-1`);
  process.kill(Number(main), "SIGKILL");
  await expect.poll(async () => (await latestOf(client, path)).took, { timeout: 3000 }).toBeGreaterThan(0.4);
  const { took, duration } = await download(client, path);
  expect(Math.abs(duration - took)).toBeLessThan(0.3);
});

withFfmpeg("leaves no process and no file of a replay behind when its session ends", async () => {
  const temporary = await newFolder();
  vi.stubEnv("TMPDIR", temporary);
  const { client, path, mock } = await start();
  const { replay_id } = await client.startReplay({ path });
  await wait(300);
  await client.stopReplay({ path: { ...path, replay_id } });
  await client.startReplay({ path });
  await expect.poll(async () => (await processesOf(`${path.id}-replay-2`)).length).toBe(1);
  await client.deleteBrowser({ path: { id_or_name: path.id } });
  await expect.poll(() => processesOf(path.id), { timeout: 5000 }).toEqual([]);
  const all = () => readdir(temporary, { recursive: true });
  await expect.poll(async () => (await all()).filter((name) => /\d$|mp4$/.test(name) && name.includes("/")))
    .toEqual([]);
  await client.createBrowser({ body: {} }).then(({ session_id: id }) => client.startReplay({ path: { id } }));
  await mock.close();
  expect(await all()).toEqual([]);
  vi.unstubAllEnvs();
});

it("logs once why replays are a sample, and that they have no sound", async () => {
  vi.stubEnv("FFMPEG", "/nowhere/ffmpeg");
  const { client, path, lines } = await start();
  for (let count = 0; count < 2; count++) {
    const { replay_id } = await client.startReplay({ path, body: { record_audio: true } });
    await client.stopReplay({ path: { ...path, replay_id } });
    expect((await client.downloadReplay({ path: { ...path, replay_id } }))?.status).toBe(200);
  }
  expect(lines.filter((line) => /install ffmpeg|sound/.test(line))).toEqual([
    "record_audio has no effect: replays have no sound.",
    "Replays are a sample video, since /nowhere/ffmpeg (FFMPEG) is not an executable program. "
    + "To record sessions, install ffmpeg, or give its path in FFMPEG.",
  ]);
  vi.unstubAllEnvs();
});
