/** Sends the names of the functions that a `movePath` runs in a mock which has answered several, by file. */
import { Session } from "node:inspector/promises";
import { startMock } from "../src/mock/index.js";

const root = new URL("..", import.meta.url).href;
const mock = await startMock();

async function send(method: string, path: string, type: string, body: string): Promise<string> {
  const headers = { "Authorization": "Bearer bench-token", "Content-Type": type };
  const response = await fetch(`${mock.url}/browsers${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

// A new session: nobody watches its files.
const { session_id: id } = JSON.parse(await send("POST", "", "application/json", "{}")) as { session_id: string };
await send("PUT", `/${id}/fs/write_file?path=/a`, "application/octet-stream", "x");
const move = (src_path: string, dest_path: string) =>
  send("PUT", `/${id}/fs/move`, "application/json", JSON.stringify({ src_path, dest_path }));
for (let round = 0; round < 3; round++) {
  await move("/a", "/b");
  await move("/b", "/a");
}

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true });
await session.post("Profiler.takePreciseCoverage"); // starts to count
await move("/a", "/b");
const { result: scripts } = await session.post("Profiler.takePreciseCoverage");

await mock.close();
session.disconnect();

const way = scripts.filter(({ url }) => url.startsWith(`${root}src/`))
  .map(({ url, functions }) => {
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).map(({ functionName }) => functionName);
    return { file: url.slice(root.length), functions: ran.filter((name) => name !== "__name") }; // a helper of tsx
  })
  .filter(({ functions }) => functions.length > 0);
process.send?.(way);
process.disconnect();
