/** A test of your own against the mock: what was stored, an error on demand, time that passes, which requests came. */
import { createClient } from "cloud-browser-contract";
import { startMock } from "cloud-browser-contract/mock";

const mock = await startMock();
const client = createClient({ baseUrl: mock.url, token: "any-token" });
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

const query = { path: "/home/user/notes.txt", mode: "600" };
await client.writeFile({ path, query, body: "Remember the milk.\n" });
const file = mock.file(path.id, query.path);
console.log(`${file?.size} bytes with the mode ${file?.mode}`);

const headers = { Prefer: "code=403" };
const body = { src_path: query.path, dest_path: "/home/user/todo.txt" };
await client.movePath({ path, body }, { headers }).catch((error: unknown) => console.log(String(error)));

await client.createBrowser({ body: { name: "short", timeout_seconds: 60 } });
await mock.advance(61_000); // moves the mock's time, so that the test need not wait
await client.getBrowser({ path: { id_or_name: "short" } }).catch((error: unknown) => console.log(String(error)));

console.log(mock.requests.map(({ operation, status }) => `${operation} ${status}`).join(", "));
await mock.reset(); // brings the start back, as between two tests
await mock.close();
