/** The files of all browser sessions: written, read, moved, deleted, and watched. */
import { chunksOf } from "../../../bytes.js";
import { HttpError } from "../../../server/http-error.js";
import { inMemory } from "../../../server/storage.js";
import type { Area, AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { eventStream } from "../../base/event-stream.js";
import { exampleSession } from "../../model/example-session.js";
import { packZip, unpackZip } from "../../model/files/archives.js";
import { filePath, pathOfFile } from "../../model/files/file-path.js";
import { type Directory, directoryAt, type FileNode, findNode, isDirectory, nodeAt } from "../../model/files/node.js";
import type { Sessions } from "../../model/sessions.js";
import { createDisks } from "./disks.js";
import type { Files } from "./files.js";
import { infoOf } from "./info.js";
import { fillHome, startWatches } from "./start.js";

type FileOperationId
  = | "writeFile" | "readFile" | "listFiles" | "getFileInfo" | "createDirectory" | "movePath" | "setFilePermissions"
    | "deleteFile" | "deleteDirectory" | "uploadFiles" | "uploadZip" | "downloadDirZip" | "startFileWatch"
    | "streamFileEvents" | "stopFileWatch";

/** A placeholder for bytes that have not been read yet. */
const pendingBytes = inMemory(new Uint8Array());

/** The permissions of a mode: bits above 0777 are ignored. */
const permissionsOf = (mode: string) => mode.slice(-3);

/**
 * Creates the area of files.
 *
 * @param runsCommands Whether commands run in the sessions.
 */
export function createFiles(context: AreaContext, sessions: Sessions, runsCommands: boolean) {
  const disks = createDisks(context, sessions, runsCommands);
  const treeOf = (id: string) => disks.get(id).tree;

  /** The file or directory at a path of an active session. */
  function nodeOf(id: string, path: string) {
    const session = sessions.peekByName(id);
    return session && findNode(disks.of(session).tree.root, filePath("path", path));
  }

  return {
    handlers: {
      async writeFile({ path: { id }, query, body }) {
        const file = { path: pathOfFile("path", query.path), mode: permissionsOf(query.mode) };
        treeOf(id).check({ ...file, bytes: pendingBytes });
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
          throw new HttpError(400, ["path is a directory that is not empty. Use delete_directory."]);
        }
        await disks.discard(tree.remove(path));
        return { status: 200 };
      },
      async deleteDirectory({ path: { id }, body }) {
        const [tree, path] = [treeOf(id), filePath("path", body.path)];
        const node = findNode(tree.root, path);
        if (node && !isDirectory(node)) {
          throw assumed("not-a-directory", new HttpError(400, ["path is a file. Use delete_file."]));
        }
        await disks.discard(tree.remove(path));
        return { status: 200 };
      },
      async uploadFiles({ path: { id }, body }) {
        const tree = treeOf(id);
        const files = body.files.map(({ file, dest_path }, index) => {
          const path = pathOfFile(`files[${index}].dest_path`, dest_path);
          return { path, mode: "644", read: () => chunksOf(file.stream()) };
        });
        for (const { path, mode } of files) tree.check({ path, mode, bytes: pendingBytes });
        await disks.store(id, files);
        return { status: 201 };
      },
      async uploadZip({ path: { id }, body }) {
        const path = filePath("dest_path", body.dest_path);
        const target = { path, mode: "755", assumption: "destination-is-file" };
        treeOf(id).check(target);
        await disks.store(id, unpackZip(context.zip, "zip_file", body.zip_file, target));
        return { status: 201 };
      },
      async downloadDirZip({ path: { id }, query }) {
        const path = filePath("path", query.path);
        return { status: 200, body: await packZip(context.zip, path, directoryAt(treeOf(id).root, path)) };
      },
      startFileWatch({ path: { id }, body }) {
        const { tree, watches } = disks.get(id);
        const path = filePath("path", body.path);
        nodeAt(tree.root, path);
        return { status: 201, body: { watch_id: watches.start(path, { isRecursive: body.recursive }).id } };
      },
      streamFileEvents({ path: { id, watch_id } }) {
        return eventStream(disks.get(id).watches.get(watch_id).events.read());
      },
      stopFileWatch({ path: { id, watch_id } }) {
        const { watches } = disks.get(id);
        watches.stop(watches.get(watch_id));
        return { status: 204 };
      },
    },
    async seed() {
      const session = await exampleSession(context.exampleOf, sessions);
      if (!session) return;
      const { tree, watches } = disks.of(session);
      await fillHome(tree, context.exampleOf, session.createdAt);
      await startWatches(watches, context.exampleOf);
    },
    clear: () => disks.clear(),
    get(id: string, path: string): FileNode | undefined {
      const node = nodeOf(id, path);
      return node && !isDirectory(node) ? node : undefined;
    },
    has: (id, path) => nodeOf(id, path) !== undefined,
    put: (id, path, read) => disks.store(id, [{ path: pathOfFile("path", path), mode: "644", read }]),
    root(id: string): Directory | undefined {
      const session = sessions.peekByName(id);
      return session && disks.of(session).tree.root;
    },
    open: disks.open,
    follow: (id, ...followed) => disks.get(id).growth.follow(...followed),
  } satisfies Area<FileOperationId> & Files;
}
