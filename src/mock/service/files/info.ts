/** What is shown of files and directories. */
import { posix } from "node:path";
import type { FileInfo } from "../../../../generated/openapi.js";
import { isDirectory, type Node } from "./node.js";

/** Gives the details of what is at a path. */
export function infoOf(path: string, node: Node): FileInfo {
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
function lettersOf(node: Node): string {
  const mode = parseInt(node.mode, 8);
  const letters = [..."rwxrwxrwx"].map((letter, index) => mode & 0o400 >> index ? letter : "-");
  return (isDirectory(node) ? "d" : "-") + letters.join("");
}
