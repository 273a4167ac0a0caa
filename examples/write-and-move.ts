/** Writes a file in a browser session, moves it, and shows what an error looks like. */
import { ApiError, createClient, unwrap } from "cloud-browser-contract";

const { BASE_URL = "http://127.0.0.1:4010", ACCESS_TOKEN = "any-token" } = process.env;
const client = createClient({ baseUrl: BASE_URL, token: ACCESS_TOKEN });
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

const query = { path: "/home/user/notes.txt", mode: "600" };
await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params: { path, query }, body: "Remember the milk.\n" }));
console.log(`Wrote ${query.path}`);

for (const dest_path of ["/home/user/todo.txt", "todo.txt"]) {
  try {
    const body = { src_path: query.path, dest_path };
    await unwrap(client.PUT("/browsers/{id}/fs/move", { params: { path }, body }));
    console.log(`Moved it to ${dest_path}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.log(`${error.status} ${error.code}: ${error.message}`);
    console.log(`  ${error.innerError?.code}: ${error.innerError?.message}`);
  }
}
