/** Follows the telemetry of a session, across broken connections. */
import { createClient } from "cloud-browser-contract";
import { resuming } from "cloud-browser-contract/streams";

const { BASE_URL = "http://127.0.0.1:4010", ACCESS_TOKEN = "any-token" } = process.env;
const client = createClient({ baseUrl: BASE_URL, token: ACCESS_TOKEN });

const { session_id: id } = await client.createBrowser({ body: { telemetry: { enabled: true } } });
const streamTelemetry = resuming(client.streamTelemetryEvents);
const events = await streamTelemetry({ path: { id }, query: { replay: "all" } });
await client.clickMouse({ path: { id }, body: { x: 10, y: 20 } });
for await (const { event } of events) {
  if (event.type !== "api_call") continue;
  console.log(event.data?.operation_id);
  await client.deleteBrowser({ path: { id_or_name: id } }); // the stream ends with the session
}
