/** The journey with the client of `@hey-api/openapi-ts`. */
import { client } from "./client/client.gen";
import {
  batchComputerAction, createBrowser, createExtension, getMousePosition, listBrowsers, movePath, writeFile,
} from "./client/sdk.gen";

const { BASE_URL = "", ACCESS_TOKEN = "" } = process.env;
client.setConfig({ baseUrl: BASE_URL, auth: ACCESS_TOKEN });

async function completeJourney() {
  const tags = { team: "growth" };
  const browser = await createBrowser({ body: { name: "journey", headless: true, tags }, throwOnError: true });
  const { session_id } = browser.data;
  const path = { id: session_id };

  const query = { path: "/home/user/notes.txt" };
  await writeFile({ path, query, body: new Blob(["Remember the milk.\n"]), throwOnError: true });
  const body = { src_path: "/home/user/notes.txt", dest_path: "/home/user/todo.txt" };
  await movePath({ path, body, throwOnError: true });

  await batchComputerAction({
    path,
    body: {
      actions: [
        { type: "move_mouse", move_mouse: { x: 120, y: 240 } },
        { type: "type_text", type_text: { text: "milk" } },
      ],
    },
    throwOnError: true,
  });
  const mouse = (await getMousePosition({ path, throwOnError: true })).data;

  const archive = new Blob(["PK\u0005\u0006", new Uint8Array(18)]); // an empty ZIP archive
  const extension = await createExtension({ body: { file: archive, name: "journey" }, throwOnError: true });
  const sessions = await listBrowsers({ query: { tags }, throwOnError: true });

  const again = await movePath({ path, body });
  return {
    session_id,
    mouse: { x: mouse.x, y: mouse.y },
    extension_size_bytes: extension.data.size_bytes,
    tagged: sessions.data.map(({ name }) => name),
    error: { status: again.response?.status, code: again.error?.code },
  };
}

void completeJourney().then((result) => console.log(JSON.stringify(result)));
