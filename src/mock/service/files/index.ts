/** The files of all browser sessions: written, read, moved, deleted, and watched. */
import { HttpError } from "../../../server/http-error.js";
import { inMemory, type StoredBytes } from "../../../server/storage.js";
import type { StoredFile } from "../../stored-file.js";
import type { Area, World } from "../base/area.js";
import { followed } from "../base/feed.js";
import type { Sessions } from "../sessions/index.js";
import { shownSession } from "../sessions/shown.js";
import { pack, unpack } from "./archives.js";
import { createDisks } from "./disks.js";
import { filePath, pathOfFile } from "./file-path.js";
import { infoOf } from "./info.js";
import type { Growth } from "./growth.js";
import { type Directory, directoryAt, find, isDirectory, nodeAt } from "./node.js";
import { fillHome, startWatches } from "./start.js";

/** A file as other areas read it. */
export type OpenableFile = StoredFile & Pick<StoredBytes, "open">;

export interface Files {
  /** Gives a file of an active session, if it is there. */
  get: (session: string, path: string) => OpenableFile | undefined;
  /** Gives the root directory of an active session. */
  root: (session: string) => Directory | undefined;
  /** Follows what is added to a file of an active session. It throws 404 when there is none. */
  follow: (session: string, ...followed: Parameters<Growth["follow"]>) => ReturnType<Growth["follow"]>;
}

type Operation
  = | "writeFile" | "readFile" | "listFiles" | "getFileInfo" | "createDirectory" | "movePath" | "setFilePermissions"
    | "deleteFile" | "deleteDirectory" | "uploadFiles" | "uploadZip" | "downloadDirZip" | "startFileWatch"
    | "streamFileEvents" | "stopFileWatch";

/** Stands for bytes that are still to come. */
const toCome = inMemory(new Uint8Array());

/** What is left of a mode: the bits above 0777 are lost. */
const permissionsOf = (mode: string) => mode.slice(-3);

/** Makes the files, of which there are none yet. */
export function createFiles(world: World, sessions: Sessions) {
  const disks = createDisks(world, sessions);
  const treeOf = (id: string) => disks.get(id).tree;

  return {
    handlers: {
      async writeFile({ path: { id }, query, body }) {
        const file = { path: pathOfFile("path", query.path), mode: permissionsOf(query.mode as string) };
        treeOf(id).check({ ...file, bytes: toCome });
        await disks.store(id, [{ ...file, read: () => body }]);
        return { status: 200 };
      },
      async readFile({ path: { id }, query }) {
        const path = pathOfFile("path", query.path);
        const node = nodeAt(treeOf(id).root, path);
        if (isDirectory(node)) throw new HttpError(400, [`${path.field} is a directory.`]);
        return { status: 200, body: await node.bytes.open() };
      },
      listFiles({ path: { id }, query }) {
        const path = filePath("path", query.path);
        const { entries } = directoryAt(treeOf(id).root, path);
        return { status: 200, body: [...entries].map(([name, node]) => infoOf(`${path.prefix}${name}`, node)) };
      },
      getFileInfo({ path: { id }, query }) {
        const path = filePath("path", query.path);
        return { status: 200, body: infoOf(path.text, nodeAt(treeOf(id).root, path)) };
      },
      createDirectory({ path: { id }, body }) {
        treeOf(id).put([{ path: filePath("path", body.path), mode: permissionsOf(body.mode as string) }]);
        return { status: 201 };
      },
      async movePath({ path: { id }, body }) {
        const replaced = treeOf(id).move(filePath("src_path", body.src_path), filePath("dest_path", body.dest_path));
        if (replaced.length > 0) await disks.discard(replaced);
        return { status: 200 };
      },
      setFilePermissions({ path: { id }, body }) {
        nodeAt(treeOf(id).root, filePath("path", body.path)).mode = permissionsOf(body.mode);
        return { status: 200 };
      },
      async deleteFile({ path: { id }, body }) {
        const [tree, path] = [treeOf(id), filePath("path", body.path)];
        const node = nodeAt(tree.root, path);
        if (isDirectory(node) && node.entries.size > 0) {
          throw new HttpError(400, ["path is a directory with something in it. delete_directory deletes it."]);
        }
        await disks.discard(tree.remove(path));
        return { status: 200 };
      },
      async deleteDirectory({ path: { id }, body }) {
        const [tree, path] = [treeOf(id), filePath("path", body.path)];
        const node = find(tree.root, path);
        if (node && !isDirectory(node)) throw new HttpError(400, ["path is a file. delete_file deletes it."]);
        await disks.discard(tree.remove(path));
        return { status: 200 };
      },
      async uploadFiles({ path: { id }, body }) {
        const tree = treeOf(id);
        const files = body.files.map(({ file, dest_path }, index) =>
          ({ path: pathOfFile(`files[${index}].dest_path`, dest_path), mode: "644", read: () => file.stream() }));
        for (const { path, mode } of files) tree.check({ path, mode, bytes: toCome });
        await disks.store(id, files);
        return { status: 201 };
      },
      async uploadZip({ path: { id }, body }) {
        const target = { path: filePath("dest_path", body.dest_path), mode: "755" };
        treeOf(id).check(target);
        await disks.store(id, unpack("zip_file", body.zip_file, target));
        return { status: 201 };
      },
      async downloadDirZip({ path: { id }, query }) {
        const path = filePath("path", query.path);
        return { status: 200, body: await pack(path, directoryAt(treeOf(id).root, path)) };
      },
      startFileWatch({ path: { id }, body }) {
        const { tree, watches } = disks.get(id);
        const path = filePath("path", body.path);
        nodeAt(tree.root, path);
        return { status: 201, body: { watch_id: watches.start(path, { isRecursive: body.recursive }).id } };
      },
      streamFileEvents({ path: { id, watch_id } }) {
        return followed(disks.get(id).watches.get(watch_id).events.read());
      },
      stopFileWatch({ path: { id, watch_id } }) {
        const { watches } = disks.get(id);
        watches.stop(watches.get(watch_id));
        return { status: 204 };
      },
    },
    async seed() {
      const session = await shownSession(world.shown, sessions);
      if (!session) return;
      const { tree, watches } = disks.of(session);
      await fillHome(tree, world.shown, session.createdAt);
      await startWatches(watches, world.shown);
    },
    clear: () => disks.clear(),
    get(id: string, path: string): OpenableFile | undefined {
      const session = sessions.seek(id);
      const node = session && find(disks.of(session).tree.root, filePath("path", path));
      if (!node || isDirectory(node)) return undefined;
      const { mode, bytes } = node;
      return { mode, size: bytes.size, stream: () => bytes.stream(), open: () => bytes.open() };
    },
    root(id: string): Directory | undefined {
      const session = sessions.seek(id);
      return session && disks.of(session).tree.root;
    },
    follow: (id, ...followed) => disks.get(id).growth.follow(...followed),
  } satisfies Area<Operation> & Files;
}
