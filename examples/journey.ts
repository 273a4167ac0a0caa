/** A browser session from its start to its end: a process, its output, a screenshot, a video. */
import { createClient } from "cloud-browser-contract";

const { BASE_URL = "http://127.0.0.1:4010", ACCESS_TOKEN = "any-token" } = process.env;
const client = createClient({ baseUrl: BASE_URL, token: ACCESS_TOKEN });

const { session_id: id } = await client.createBrowser({ body: { headless: true, timeout_seconds: 600 } });
const path = { id };
const { replay_id } = await client.startReplay({ path });

const { process_id = "" } = await client.spawnProcess({ path, body: { command: "echo", args: ["Hello, browser."] } });
const output = await client.streamProcessStdout({ path: { id, process_id } });
for await (const { stream, data_b64 = "", exit_code } of output) {
  console.log(stream ? Buffer.from(data_b64, "base64").toString().trimEnd() : `Exit code ${exit_code}`);
}

const screenshot = await client.takeScreenshot({ path });
console.log(`A screenshot of ${(await screenshot.blob()).size} bytes`);

await client.stopReplay({ path: { id, replay_id } });
const video = await client.downloadReplay({ path: { id, replay_id } }); // undefined while it is still recorded
console.log(`A video of ${(await video?.blob())?.size} bytes`);

await client.deleteBrowser({ path: { id_or_name: id } });
