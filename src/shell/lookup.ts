/** Finds the files of a shell, and makes the errors of its operations: just-bash recognizes the codes of Node.js. */
import { HttpError } from "../server/http-error.js";
import { type FilePath, filePath } from "../service/model/files/file-path.js";
import { type Directory, type FileNode, findNode, isDirectory, type TreeNode } from "../service/model/files/node.js";
import type { Tree } from "../service/model/files/tree.js";

const messages = {
  EEXIST: "file already exists",
  EFBIG: "file too large",
  EINVAL: "invalid argument",
  EIO: "i/o error",
  EISDIR: "illegal operation on a directory",
  ENAMETOOLONG: "name too long",
  ENOENT: "no such file or directory",
  ENOSPC: "no space left on device",
  ENOTDIR: "not a directory",
  ENOTEMPTY: "directory not empty",
  EPERM: "operation not permitted",
};

/** Creates an error. */
export function fileError(code: keyof typeof messages, path: string): Error {
  return Object.assign(new Error(`${code}: ${messages[code]}, '${path}'`), { code });
}

/** Creates the functions that find files. Their errors are those of Node.js. */
export function createLookup(tree: () => Tree) {
  function at(path: string): FilePath {
    try {
      return filePath("path", path);
    } catch {
      throw fileError("ENAMETOOLONG", path);
    }
  }

  function nodeAt(path: string): TreeNode {
    const found = findNode(tree().root, at(path));
    if (!found) throw fileError("ENOENT", path);
    return found;
  }

  function directoryAt(path: string): Directory {
    const node = nodeAt(path);
    if (!isDirectory(node)) throw fileError("ENOTDIR", path);
    return node;
  }

  function fileAt(path: string): FileNode {
    const node = nodeAt(path);
    if (isDirectory(node)) throw fileError("EISDIR", path);
    return node;
  }

  return { at, nodeAt, directoryAt, fileAt };
}

/** Runs an action of the tree, and translates its errors. */
export async function attempt(path: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof HttpError)) throw fileError("EIO", path);
    if (error.status === 404) throw fileError("ENOENT", path);
    throw fileError(error.detailCode === "storage_full" ? "ENOSPC" : "EINVAL", path);
  }
}
