/** Writes a file in a browser session, moves it, and shows what an error looks like. */
import { ApiError, createClient } from "cloud-browser-contract";

const { BASE_URL = "http://127.0.0.1:4010", ACCESS_TOKEN = "any-token" } = process.env;
const client = createClient({ baseUrl: BASE_URL, token: ACCESS_TOKEN });

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const query = { path: "/home/user/notes.txt", mode: "600" };
await client.writeFile({ path, query, body: "Remember the milk.\n" });
console.log(`Wrote ${query.path}`);

for (const dest_path of ["/home/user/todo.txt", "todo.txt"]) {
  try {
    await client.movePath({ path, body: { src_path: query.path, dest_path } });
    console.log(`Moved it to ${dest_path}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.log(`${error.status} ${error.message}`);
  }
}
