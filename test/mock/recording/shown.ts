/** Everything that a mock shows, and how two mocks differ in it. */
import { lists } from "../lists.js";

/** What there is below each entry of a list. */
const below: Record<string, string[]> = {
  "/browsers": [
    "", "/fs/list_files?path=/work", "/fs/read_file?path=/work/raw.bin", "/fs/read_file?path=/work/old%20prices.csv",
    "/fs/read_file?path=/work/form.bin", "/process", "/replays",
  ],
  "/browser_pools": [""],
  "/auth/connections": ["", "/timeline"],
  "/invocations": [""],
  "/deployments": [""],
};

/** The token of a session: each mock has a host and a key of its own. */
const token = /(?<=jwt=)[\w.-]+/g;
/** When a state was sent, which is when it was asked for. */
const sentAt = /(?<=^data: \{"event":"\w+","timestamp":")[^"]*/gm;

/**
 * Returns everything that a mock shows: its lists, their entries, and the bytes of files, by path.
 *
 * @param shownUrl The URL with which its addresses begin.
 */
export async function everythingIn(
  call: typeof fetch,
  baseUrl: string,
  shownUrl: string = baseUrl,
): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  async function show(path: string): Promise<unknown> {
    const response = await call(baseUrl + path, { headers: { Authorization: "Bearer any-token" } });
    const content = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(content);
    const plain = text.replaceAll(shownUrl, "URL").replaceAll(shownUrl.replace("http", "ws"), "URL")
      .replaceAll(token, "TOKEN").replaceAll(sentAt, "NOW");
    shown[path] = `${response.status} ${path.includes("read_file") ? content.join() : plain}`;
    return response.headers.get("Content-Type") === "application/json" ? JSON.parse(text) : undefined;
  }
  for (const path of lists) {
    const entries = await show(`${path}?limit=100`) as Record<string, string>[];
    for (const entry of entries) {
      const address = `${path}/${entry.session_id ?? entry.id ?? ""}`;
      for (const part of below[path] ?? []) await show(address + part);
      if (entry.status === "succeeded") await show(`${address}/events`); // the stream of what is over ends
    }
  }
  return shown;
}

/** Returns what differs in what two mocks show, with what stands around it. */
export function differencesIn(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) => {
    const [one = "", other = ""] = [before[path], after[path]];
    const at = [...one].findIndex((character, index) => character !== other[index]);
    const around = (text: string) => text.slice(Math.max(at - 40, 0), at + 40);
    return one === other ? [] : [`${path}: ${around(one)} | ${around(other)}`];
  });
}
