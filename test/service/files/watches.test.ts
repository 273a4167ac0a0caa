/** Tests watches of directories and files. */
import { expect, it } from "vitest";
import type { FileSystemEvent } from "../../../generated/openapi.js";
import { createQueue } from "../../../src/service/base/queue.js";
import { zipOf } from "../../support/zip.js";
import { expectRefused, startService } from "../support.js";

const seeded = "bs5c8m2r9k4t7w1x6v3n0q8z";
const path = { id: seeded };

/** Starts a mock with the directory `/w` and a watch on it, and returns functions for both. */
async function startWatched({ recursive }: { recursive?: boolean } = {}) {
  const { client, kernel, mock } = await startService();
  await client.createDirectory({ path, body: { path: "/w/sub" } });
  const watch = async (directory: string, recursive?: boolean) => {
    const body = { path: directory, ...recursive !== undefined && { recursive } };
    const { watch_id = "" } = await client.startFileWatch({ path, body });
    return watch_id;
  };
  const id = await watch("/w", recursive);
  const stop = (watch_id = id) => client.stopFileWatch({ path: { id: seeded, watch_id } });
  const events = async (watch_id = id) => client.streamFileEvents({ path: { id: seeded, watch_id } });
  return {
    client, kernel, mock, watch, id, stop, events,
    write: (file: string, body = "") => client.writeFile({ path, query: { path: file }, body }),
    make: (directory: string) => client.createDirectory({ path, body: { path: directory } }),
    move: (src_path: string, dest_path: string) => client.movePath({ path, body: { src_path, dest_path } }),
    remove: (directory: string) => client.deleteDirectory({ path, body: { path: directory } }),
    /** Stops the watch, and returns its events in short form. */
    told: async () => {
      const stream = await events();
      await stop();
      return short(await allOf(stream));
    },
  };
}

async function allOf<T>(stream: AsyncIterable<T>, most = Infinity): Promise<T[]> {
  const all: T[] = [];
  for await (const event of stream) if (all.push(event) >= most) break;
  return all;
}

const short = (events: FileSystemEvent[]) =>
  events.map(({ type, path, is_dir }) => `${type} ${path}${is_dir ? "/" : ""}`);

it("a watch reports writes, moves and deletions in its directory, even before its stream is opened", async () => {
  const { client, write, move, events, stop } = await startWatched();
  await write("/w/a.tmp", "bytes");
  const stream = await events();
  await write("/w/a.tmp", "more");
  await move("/w/a.tmp", "/w/a.csv");
  await client.deleteFile({ path, body: { path: "/w/a.csv" } });
  await stop();
  expect(await allOf(stream)).toEqual([
    { type: "CREATE", name: "a.tmp", path: "/w/a.tmp", is_dir: false },
    { type: "WRITE", name: "a.tmp", path: "/w/a.tmp", is_dir: false },
    { type: "WRITE", name: "a.tmp", path: "/w/a.tmp", is_dir: false },
    { type: "RENAME", name: "a.tmp", path: "/w/a.tmp", is_dir: false },
    { type: "CREATE", name: "a.csv", path: "/w/a.csv", is_dir: false },
    { type: "DELETE", name: "a.csv", path: "/w/a.csv", is_dir: false },
  ]);
});

it("a watch does not report changes in subdirectories, beside its directory or above it", async () => {
  const { write, make, remove, told } = await startWatched();
  await write("/w/sub/file");
  await write("/ww/file");
  await write("/file");
  await make("/w/new/deeper");
  await remove("/w/new");
  expect(await told()).toEqual(["CREATE /w/new/", "DELETE /w/new/"]);
});

it("a recursive watch also reports new directories, changes in them, and all that is deleted with one", async () => {
  const { write, make, remove, told } = await startWatched({ recursive: true });
  await write("/w/sub/file");
  await write("/w/new/deeper/file");
  await make("/w/sub");
  await remove("/w/new");
  await remove("/w/new");
  expect(await told()).toEqual([
    "CREATE /w/sub/file", "WRITE /w/sub/file",
    "CREATE /w/new/", "CREATE /w/new/deeper/", "CREATE /w/new/deeper/file", "WRITE /w/new/deeper/file",
    "DELETE /w/new/deeper/file", "DELETE /w/new/deeper/", "DELETE /w/new/",
  ]);
});

it("a move is reported for the old and for the new path, each if it is watched", async () => {
  const { write, make, move, told } = await startWatched({ recursive: true });
  await make("/w/dir/inner");
  await write("/x/file");
  await move("/w/dir", "/w/sub/dir");
  await move("/w/sub/dir", "/x/dir");
  await move("/x/file", "/w/file");
  await write("/x/other");
  await move("/x/other", "/w/file");
  await move("/w/file", "/w/file");
  expect(await told()).toEqual([
    "CREATE /w/dir/", "CREATE /w/dir/inner/",
    "RENAME /w/dir/", "CREATE /w/sub/dir/",
    "RENAME /w/sub/dir/",
    "CREATE /w/file",
    "CREATE /w/file",
  ]);
});

it("uploads are reported; changes of permissions and refused uploads are not", async () => {
  const { client, told } = await startWatched();
  const upload = (...files: [dest_path: string, file: Blob][]) =>
    client.uploadFiles({ path, body: { files: files.map(([dest_path, file]) => ({ dest_path, file })) } });
  await upload(["/w/a", new Blob(["a"])], ["/w/b", new Blob(["b"])]);
  await expectRefused(upload(["/w/c", new Blob()], ["/w", new Blob()]), 400, "files[1]");
  await client.setFilePermissions({ path, body: { path: "/w/a", mode: "600" } });
  expect(await told()).toEqual(["CREATE /w/a", "WRITE /w/a", "CREATE /w/b", "WRITE /w/b"]);
});

it("the files and directories of an archive are reported", async () => {
  const { client, told } = await startWatched({ recursive: true });
  const zip_file = new Blob([await zipOf({ "a": "a", "new/b": "b" })]);
  await client.uploadZip({ path, body: { zip_file, dest_path: "/w" } });
  expect(await told()).toEqual(["CREATE /w/a", "WRITE /w/a", "CREATE /w/new/", "CREATE /w/new/b", "WRITE /w/new/b"]);
});

it("the root can be watched", async () => {
  const { write, watch, stop, events } = await startWatched();
  const [flat, deep] = [await watch("/"), await watch("/", true)];
  await write("/w/file");
  await write("/file");
  const streams = await Promise.all([flat, deep].map(events));
  for (const id of [flat, deep]) await stop(id);
  expect(short(await allOf(streams[0]!))).toEqual(["CREATE /file", "WRITE /file"]);
  expect(short(await allOf(streams[1]!)))
    .toEqual(["CREATE /w/file", "WRITE /w/file", "CREATE /file", "WRITE /file"]);
});

it("100 events are kept until they are read; further ones are lost", async () => {
  const { make, told } = await startWatched();
  for (let n = 0; n < 110; n++) await make(`/w/${n}`);
  expect(await told()).toEqual(Array.from({ length: 100 }, (_, n) => `CREATE /w/${n}/`));
});

it("each event goes to one reader, and none to a reader that has left", async () => {
  const queue = createQueue<number>(2);
  for (const event of [1, 2, 3]) queue.add(event);
  const [left, stays] = [queue.read(), queue.read()];
  expect(await left.next()).toEqual({ done: false, value: 1 });
  expect(await stays.next()).toEqual({ done: false, value: 2 });
  const waiting = left.next();
  await left.return?.();
  queue.add(4);
  expect(await waiting).toEqual({ done: true });
  expect(await left.next()).toEqual({ done: true });
  expect(await allOf(stays, 1)).toEqual([4]);
  queue.add(5);
  queue.end();
  expect(await allOf(queue.read())).toEqual([5]);
});

it("a stopped watch is not found, and neither is a watch of another session", async () => {
  const { client, id, stop, events } = await startWatched();
  const { session_id: other } = await client.createBrowser();
  await expectRefused(client.stopFileWatch({ path: { id: other, watch_id: id } }), 404, id);
  await expectRefused(client.streamFileEvents({ path: { id: other, watch_id: id } }), 404, id);
  await stop();
  await expectRefused(stop(), 404, id);
  await expectRefused(events(), 404, id);
});

it("a missing path cannot be watched", async () => {
  const { watch } = await startWatched();
  await expectRefused(watch("/none"), 404, "/none");
});

it("a watch on a file reports only changes of that file", async () => {
  const { client, write, watch, stop, events } = await startWatched();
  await write("/w/file");
  const id = await watch("/w/file");
  await write("/w/other");
  await write("/w/file", "more");
  await client.deleteFile({ path, body: { path: "/w/file" } });
  const stream = await events(id);
  await stop(id);
  expect(short(await allOf(stream))).toEqual(["WRITE /w/file", "DELETE /w/file"]);
});

it("the deletion of the watched directory is reported, too", async () => {
  const { remove, told } = await startWatched();
  await remove("/w");
  expect(await told()).toEqual(["DELETE /w/sub/", "DELETE /w/"]);
});

it("a watch stays on its path, even if the directory is moved or deleted", async () => {
  const { make, move, remove, told } = await startWatched();
  await move("/w", "/moved");
  await make("/moved/a");
  await remove("/w");
  await make("/w/b");
  expect(await told()).toEqual(["CREATE /w/b/"]);
});

it("a session has at most 128 watches, and stopping one makes room for another", async () => {
  const { watch, stop, id } = await startWatched();
  for (let n = 0; n < 125; n++) await watch("/w"); // `startWatched` has created one, and two exist at the start
  await expectRefused(watch("/w"), 400, "128 file watches");
  await stop(id);
  await watch("/w");
});

it("a stream ends with the session, and with a reset", async () => {
  const { client, mock, events } = await startWatched();
  const { session_id } = await client.createBrowser();
  const { watch_id = "" } = await client.startFileWatch({ path: { id: session_id }, body: { path: "/home" } });
  const own = await client.streamFileEvents({ path: { id: session_id, watch_id } });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  expect(await allOf(own)).toEqual([]);
  const another = await events();
  await mock.reset();
  expect(await allOf(another)).toEqual([]);
  await expectRefused(events(), 404, "file watch");
});

it("the official SDK follows a watch to its end", async () => {
  const { kernel, make } = await startWatched();
  const { watch } = kernel.browsers.fs;
  const { watch_id = "" } = await watch.start(seeded, { path: "/w", recursive: true });
  const stream = await watch.events(watch_id, { id: seeded });
  await make("/w/sub/new");
  await watch.stop(watch_id, { id: seeded });
  const paths = [];
  for await (const { path } of stream) paths.push(path);
  expect(paths).toEqual(["/w/sub/new"]);
});
