/** Writes a file in a browser session, moves it, and shows what an error looks like. */
import { ApiError, createClient, unwrap } from "cloud-browser-contract";

const client = createClient({
  baseUrl: process.env.BASE_URL ?? "http://127.0.0.1:4010",
  token: process.env.ACCESS_TOKEN ?? "any-token",
});
const session = { path: { id: "brw_7f3k2m9x" } };

await unwrap(client.PUT("/browsers/{id}/fs/write_file", {
  params: { ...session, query: { path: "/home/user/notes.txt", mode: "600" } },
  body: "Remember the milk.\n",
}));
console.log("Wrote /home/user/notes.txt");

for (const dest_path of ["/home/user/archive/notes.txt", "archive/notes.txt"]) {
  try {
    await unwrap(client.PUT("/browsers/{id}/fs/move", {
      params: session,
      body: { src_path: "/home/user/notes.txt", dest_path },
    }));
    console.log(`Moved it to ${dest_path}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.log(`${error.status} ${error.code}: ${error.message}`);
    console.log(`  ${error.innerError?.code}: ${error.innerError?.message}`);
  }
}
