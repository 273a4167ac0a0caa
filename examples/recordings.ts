/** Records a mock, and starts another one from the recording. */
import { createClient } from "cloud-browser-contract";
import { startMock } from "cloud-browser-contract/mock";

const mock = await startMock({ record: true });
const client = createClient({ baseUrl: mock.url, token: "any-token" });
const { session_id } = await client.createBrowser({ body: { name: "shop" } });
await client.writeFile({ path: { id: session_id }, query: { path: "/sku.txt" }, body: "A-100" });
const recording = await mock.record();
await mock.close();

const other = await startMock({ recording });
const { restored, problems } = other.restored ?? await other.restore(recording);
console.log(restored, problems, other.file(session_id, "/sku.txt")?.size);
await other.close();
