/** A small app: it lists the profiles, takes a screenshot of a session, and uploads a file to it. */
import { useEffect, useState } from "react";

export function App({ client, id }) {
  const [names, setNames] = useState([]);
  const [note, setNote] = useState("");
  const path = { id };
  const run = (action) => action().then(setNote, (error) => setNote(error.message));
  useEffect(() => void run(async () => {
    setNames((await client.listProfiles()).map(({ name }) => name));
    return "Ready";
  }), [client]);

  async function shoot() {
    const screenshot = await client.takeScreenshot({ path });
    return `A screenshot of ${(await screenshot.arrayBuffer()).byteLength} bytes`;
  }
  async function upload(file) {
    await client.uploadFiles({ path, body: { files: [{ dest_path: `/home/user/${file.name}`, file }] } });
    return `Uploaded ${file.name}`;
  }
  async function read(name) {
    return `Read ${await (await client.readFile({ path, query: { path: `/home/user/${name}` } })).text()}`;
  }

  return (
    <main>
      <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>
      <button onClick={() => run(shoot)}>Take a screenshot</button>
      <button onClick={() => run(() => read("app.txt"))}>Read the file</button>
      <input type="file" onChange={({ target }) => run(() => upload(target.files[0]))} />
      <output>{note}</output>
    </main>
  );
}
