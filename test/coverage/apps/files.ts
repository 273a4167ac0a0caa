/** An app that shows the files of a session, and what changes them. It uses `fetch` alone. */
interface Entry {
  name: string;
}

/** Creates the app for a session. */
export function createFiles(baseUrl: string, session: string) {
  async function send(method: string, path: string, body?: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${baseUrl}/browsers/${session}/fs${path}`, {
      method,
      headers: { Authorization: "Bearer any-token", ...body && !isForm && { "Content-Type": "application/json" } },
      ...body && { body: isForm ? body : JSON.stringify(body) },
    });
    if (response.status === 404) throw new Error("It is gone.");
    if (!response.ok) throw new Error("Something went wrong.");
    return response;
  }

  return {
    async list(path: string): Promise<string[]> {
      const entries = await (await send("GET", `/list_files?${new URLSearchParams({ path })}`)).json() as Entry[];
      return entries.map(({ name }) => name);
    },
    async add(path: string, text: string): Promise<void> {
      const form = new FormData();
      form.append("files[0][dest_path]", path);
      form.append("files[0][file]", new Blob([text]), "file");
      await send("POST", "/upload", form);
    },
    rename: (from: string, to: string) => send("PUT", "/move", { src_path: from, dest_path: to }),
    remove: (path: string) => send("PUT", "/delete_file", { path }),
    /** Calls back with each event of a directory, until it returns true. */
    async watch(path: string, onEvent: (type: string, name: string) => boolean): Promise<void> {
      const { watch_id } = await (await send("POST", "/watch", { path })).json() as { watch_id: string };
      const { body } = await send("GET", `/watch/${watch_id}/events`);
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        for (const [, data = ""] of new TextDecoder().decode(chunk).matchAll(/^data: (.+)$/gm)) {
          const { type, name } = JSON.parse(data) as { type: string; name: string };
          if (onEvent(type, name)) return;
        }
      }
    },
  };
}
