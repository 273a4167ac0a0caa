import { createClient } from "cloud-browser-contract";

/** Makes calls with bodies of each kind, and returns what they show. */
export async function calls() {
  const client = createClient({ baseUrl: "https://api.example.com", token: "any-token" });
  const { session_id: id } = await client.createBrowser({ body: { telemetry: { enabled: true } } });
  const path = { id };
  await client.uploadFiles({ path, body: { files: [{ dest_path: "/tmp/a.txt", file: new Blob(["hello"]) }] } });
  const file = await client.readFile({ path, query: { path: "/tmp/a.txt" } });
  await client.clickMouse({ path, body: { x: 1, y: 2 } });
  const events = await client.streamTelemetryEvents({ path, query: { replay: "all" } });
  for await (const { event } of events) return `${await file.text()} ${event.type}`;
  return "no event";
}
