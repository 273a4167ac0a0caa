/** The program of a page that calls the service by the package's client, as a frontend would. The tests call it. */
import { ApiError, type ClientOptions, createClient, unwrap } from "cloud-browser-contract";

export { callEveryOperation } from "../package/programs/every-operation.js";

/** How a call ended, as the page's code sees it. */
export type Outcome = "done" | Pick<ApiError, "status" | "code" | "message">;

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

/** Writes a file as a page has it: a Blob, with a type of its own. */
export function write(service: ClientOptions, file: string, content: string): Promise<Outcome> {
  const params = { path, query: { path: file } };
  const body = new Blob([content], { type: "text/plain" });
  return outcome(unwrap(createClient(service).PUT("/browsers/{id}/fs/write_file", { params, body })));
}

/** Moves a file or directory. */
export function move(service: ClientOptions, src_path: string, dest_path: string): Promise<Outcome> {
  const body = { src_path, dest_path };
  return outcome(unwrap(createClient(service).PUT("/browsers/{id}/fs/move", { params: { path }, body })));
}

/** Makes calls whose responses have no body: by id with every success that is declared for one, and by path. */
export async function callForNothing(service: ClientOptions): Promise<void> {
  const client = createClient(service);
  const query = { path: "/a" };
  const move = { src_path: "/a", dest_path: "/b" };
  await client.writeFile({ path, query, body: "" }); // 200
  await client.movePath({ path, body: move });
  await client.clickMouse({ path, body: { x: 1, y: 2 } });
  await client.createDirectory({ path, body: { path: "/c" } }); // 201
  await client.downloadReplay({ path: { ...path, replay_id: "r" } }); // 202
  await client.deleteProfile({ path: { id_or_name: "a" } }); // 204
  await client.acquireBrowser({ path: { id_or_name: "a" }, body: {} });
  await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params: { path, query }, body: "" }));
  await unwrap(client.PUT("/browsers/{id}/fs/move", { params: { path }, body: move, parseAs: "text" }));
  await unwrap(client.PUT("/browsers/{id}/fs/create_directory", { params: { path }, body: { path: "/c" } }));
  await unwrap(client.DELETE("/profiles/{id_or_name}", { params: { path: { id_or_name: "a" } } }));
  await (await client.readFile({ path, query })).text(); // a file of no bytes
  const file = await client.GET("/browsers/{id}/fs/read_file", { params: { path, query }, parseAs: "stream" });
  await file.response.text();
}

async function outcome(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call;
    return "done";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    return { status, code, message };
  }
}
