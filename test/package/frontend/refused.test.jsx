/** Without the setup for jsdom, the client refuses what `fetch` would send as the text "undefined". */
import { expect, it } from "vitest";
import { id, openClient, renderApp, ways } from "./render.jsx";

const path = { id };
const advice = "jsdom: use Blob, File, FormData of Node.js";

it.each(ways)("a Blob of jsdom is refused, and nothing is stored over %s", async (way) => {
  const { client, mock } = await openClient(way);
  const { shows, choose } = renderApp(client);
  await shows("Ready");
  choose(new File(["Remember the milk."], "app.txt"));
  await shows(advice);
  for (const file of [new Blob(["a"]), new File(["a"], "a"), new Uint8Array(1)]) {
    const upload = client.uploadFiles({ path, body: { files: [{ dest_path: "/home/user/app.txt", file }] } });
    await expect(upload).rejects.toThrow(advice);
  }
  const form = new FormData();
  form.append("files[0][dest_path]", "/home/user/app.txt");
  form.append("files[0][file]", new Blob(["a"]));
  await expect(client.POST("/browsers/{id}/fs/upload", { params: { path }, body: form })).rejects.toThrow(advice);
  const query = { path: "/home/user/app.txt" };
  await expect(client.writeFile({ path, query, body: new Blob(["a"]) })).rejects.toThrow(advice);
  expect(mock.file(id, query.path)).toBeUndefined();
});
