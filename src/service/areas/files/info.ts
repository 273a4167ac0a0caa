/** Files and directories, as responses contain them. */
import posix from "path-browserify";
import type { FileInfo } from "../../../../generated/openapi.js";
import { isDirectory, type TreeNode } from "../../model/files/node.js";

/** Describes the file or directory at a path. */
export function infoOf(path: string, node: TreeNode): FileInfo {
  return {
    name: posix.basename(path) || "/",
    path,
    size_bytes: isDirectory(node) ? 0 : node.bytes.size,
    is_dir: isDirectory(node),
    mod_time: node.modTime,
    mode: lettersOf(node),
  };
}

/** Kind and permissions in letters, as `ls -l` shows them. */
function lettersOf(node: TreeNode): string {
  const mode = parseInt(node.mode, 8);
  const letters = [..."rwxrwxrwx"].map((letter, index) => mode & 0o400 >> index ? letter : "-");
  return (isDirectory(node) ? "d" : "-") + letters.join("");
}
