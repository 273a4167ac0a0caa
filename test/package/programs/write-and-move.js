// @ts-nocheck: plain JavaScript, as a user of the package may write it.
/** Writes a file, moves it, and prints why a second move fails. It runs in any JavaScript runtime. */
import { ApiError, createClient, unwrap } from "cloud-browser-contract";

const client = createClient({ baseUrl: process.env.MOCK_URL, token: "any-token" });
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const query = { path: "/home/user/notes.txt", mode: "600" };
const body = { src_path: query.path, dest_path: "/home/user/todo.txt" };

await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params: { path, query }, body: "Remember the milk.\n" }));
await unwrap(client.PUT("/browsers/{id}/fs/move", { params: { path }, body }));
const error = await unwrap(client.PUT("/browsers/{id}/fs/move", { params: { path }, body })).catch((error) => error);
console.log(error instanceof ApiError && `${error.status} ${error.code}`);
