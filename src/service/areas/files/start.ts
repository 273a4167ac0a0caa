/** The initial files of a browser session: a home directory, and those that the contract's examples name. */
import { stringToUint8Array } from "uint8array-extras";
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import { inMemory } from "../../../server/storage.js";
import type { ExampleOf } from "../../base/area.js";
import { filePath } from "../../model/files/file-path.js";
import type { Directory, FileNode, TreeNode } from "../../model/files/node.js";
import type { Tree } from "../../model/files/tree.js";
import type { Watches } from "./watches.js";

const prices = "sku,price\nA-100,19.90\n";

/**
 * Creates the directories that every session has.
 *
 * @param runsCommands Whether commands run: they need `/tmp`.
 */
export function startTree(modTime: string, runsCommands: boolean): Directory {
  const home = directory(modTime, { user: directory(modTime) });
  return directory(modTime, { home, ...runsCommands && { tmp: { ...directory(modTime), mode: "777" } } });
}

/** Fills the home directory of the examples' session. */
export async function fillHome({ root }: Tree, exampleOf: ExampleOf, modTime: string): Promise<void> {
  const listed = await exampleOf("listFiles") ?? [];
  const downloads = listed.map(({ name, is_dir, mod_time }): [string, TreeNode] =>
    [name, is_dir ? directory(mod_time) : file(mod_time, prices)]);
  const notes = await exampleOf("readFile") as string | undefined ?? "";
  const written = (await exampleOf("getFileInfo"))?.mod_time ?? modTime;
  let crawlLog = "";
  for await (const { message } of await exampleOf("streamLogs") ?? []) crawlLog += `${message}\n`;
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
  root.entries.set("home", directory(modTime, { user: directory(modTime, home) }));
}

/** Starts the watches that the examples name: one that a sample follows, and one that a sample stops. */
export async function startWatches(watches: Watches, exampleOf: ExampleOf): Promise<void> {
  const { watch_id: id } = await exampleOf("startFileWatch") ?? {};
  const events: FileSystemEvent[] = [];
  for await (const event of await exampleOf("streamFileEvents") ?? []) events.push(event);
  if (id !== undefined) watches.start(filePath("path", "/home/user/downloads"), { id, isRecursive: true, events });
  watches.start(filePath("path", "/home/user/archive"), { id: "wt6h1k8j3l5z0x9c4v7b2n8m" });
}

function directory(modTime: string, entries: Record<string, TreeNode> = {}): Directory {
  return { mode: "755", modTime, entries: new Map(Object.entries(entries)), takes: 0 };
}

function file(modTime: string, content: string, mode = "644"): FileNode {
  return { mode, modTime, bytes: inMemory(stringToUint8Array(content)) };
}
