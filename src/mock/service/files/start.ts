/** What lies in a browser session at the start: a home directory, and what the examples of the contract name. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import { inMemory } from "../../../server/storage.js";
import type { Shown } from "../base/area.js";
import { filePath } from "./file-path.js";
import type { Directory, File, Node } from "./node.js";
import type { Tree } from "./tree.js";
import type { Watches } from "./watches.js";

const prices = "sku,price\nA-100,19.90\n";

/** Makes the directories that every session has, and what lies in its home. */
export function startTree(modTime: string, home: Record<string, Node> = {}): Directory {
  return directory(modTime, { home: directory(modTime, { user: directory(modTime, home) }) });
}

/** Fills the home of the session that the examples work with. */
export async function fillHome({ root }: Tree, shown: Shown, modTime: string): Promise<void> {
  const listed = await shown("listFiles") ?? [];
  const downloads = listed.map(({ name, is_dir, mod_time }): [string, Node] =>
    [name, is_dir ? directory(mod_time) : file(mod_time, prices)]);
  const notes = await shown("readFile") as string | undefined ?? "";
  const written = (await shown("getFileInfo"))?.mod_time ?? modTime;
  let crawlLog = "";
  for await (const { message } of await shown("streamLogs") ?? []) crawlLog += `${message}\n`;
  const home = {
    "notes.txt": file(written, notes, "600"),
    "todo.txt": file(modTime, notes),
    "crawl.log": file(modTime, crawlLog),
    "downloads": directory(modTime, Object.fromEntries(downloads)),
    "archive": directory(modTime, {
      "2025": directory(modTime, { "report-2025-12.csv": file(modTime, prices) }),
      "report-2026-10.csv": file(modTime, prices),
    }),
  };
  root.entries = startTree(modTime, home).entries;
}

/** Starts the watches that the examples name: one is followed, the other one is stopped. */
export async function startWatches(watches: Watches, shown: Shown): Promise<void> {
  const { watch_id: id } = await shown("startFileWatch") ?? {};
  const events = await shown("streamFileEvents") as unknown as FileSystemEvent[] | undefined;
  if (id !== undefined) watches.start(filePath("path", "/home/user/downloads"), { id, isRecursive: true, events });
  watches.start(filePath("path", "/home/user/archive"), { id: "wt6h1k8j3l5z0x9c4v7b2n8m" });
}

function directory(modTime: string, entries: Record<string, Node> = {}): Directory {
  return { mode: "755", modTime, entries: new Map(Object.entries(entries)), takes: 0 };
}

function file(modTime: string, content: string, mode = "644"): File {
  return { mode, modTime, bytes: inMemory(Buffer.from(content)) };
}
