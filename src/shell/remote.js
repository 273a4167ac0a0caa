/**
 * The file system of the shell, in its own process: the files of the session, by messages, and a few system directories
 * that sessions do not list. It is JavaScript, because Node.js runs `runner.js` directly.
 */
import { posix } from "node:path";
import { InMemoryFs, MountableFs } from "just-bash";

/** @typedef {import("just-bash").IFileSystem} FileSystem */
/** @typedef {import("just-bash").FileContent} Content */
/** @typedef {(stream: string, bytes: Uint8Array) => Promise<void>} Print */

/** @typedef {(method: string, ...args: unknown[]) => Promise<any>} Ask */

/** Sessions have no links. */
const noLinks = () => Promise.reject(new Error("EPERM: operation not permitted"));

/**
 * Creates the file system.
 *
 * @param {string[]} names Names of the programs.
 * @param {Ask} ask Calls an operation on the files of the session.
 * @param {Print} print Gets what is written to a file descriptor, by its number.
 * @returns {FileSystem}
 */
export function createFileSystem(names, ask, print) {
  const programs = Object.fromEntries(names.map((name) => [`/${name}`, { content: "", mode: 0o755 }]));
  const bin = new InMemoryFs(programs);
  const lost = () => Promise.resolve();
  const dev = Object.assign(new InMemoryFs({ "/null": "" }), { writeFile: lost, appendFile: lost });
  /** @type {FileSystem["writeFile"]} */
  const toDescriptor = (path, content, encoding) => print(posix.basename(path), toBytes(content, encoding));
  const proc = Object.assign(new InMemoryFs({ "/self/fd/1": "", "/self/fd/2": "" }), {
    writeFile: toDescriptor,
    appendFile: toDescriptor,
  });
  return new MountableFs({
    base: createSessionFiles(ask),
    mounts: [
      { mountPoint: "/bin", filesystem: bin },
      { mountPoint: "/usr/bin", filesystem: bin },
      { mountPoint: "/dev", filesystem: dev },
      { mountPoint: "/proc", filesystem: proc },
    ],
  });
}

/**
 * @param {Ask} ask
 * @returns {FileSystem}
 */
function createSessionFiles(ask) {
  /** @type {FileSystem["stat"]} */
  const stat = (path) => ask("stat", path);
  return {
    async readFile(path, options) {
      const bytes = Buffer.from(await ask("readFileBuffer", path));
      return bytes.toString(encodingOf(options));
    },
    readFileBuffer: (path) => ask("readFileBuffer", path),
    writeFile: (path, content, options) => ask("writeFile", path, toBytes(content, options)),
    appendFile: (path, content, options) => ask("appendFile", path, toBytes(content, options)),
    exists: (path) => ask("exists", path),
    stat,
    lstat: stat,
    mkdir: (path, options) => ask("mkdir", path, options),
    readdir: (path) => ask("readdir", path),
    readdirWithFileTypes: (path) => ask("readdirWithFileTypes", path),
    rm: (path, options) => ask("rm", path, options),
    cp: (from, to, options) => ask("cp", from, to, options),
    mv: (from, to) => ask("mv", from, to),
    chmod: (path, mode) => ask("chmod", path, mode),
    utimes: (path, accessed, modified) => ask("utimes", path, accessed, modified),
    async realpath(path) {
      await ask("stat", path);
      return posix.resolve("/", path);
    },
    resolvePath: (base, path) => posix.resolve("/", base, path),
    getAllPaths: () => [],
    symlink: noLinks,
    link: noLinks,
    readlink: () => Promise.reject(new Error("EINVAL: invalid argument")),
  };
}

/**
 * @param {Content} content
 * @param {Parameters<FileSystem["writeFile"]>[2]} [options]
 * @returns {Uint8Array}
 */
function toBytes(content, options) {
  return typeof content === "string" ? Buffer.from(content, encodingOf(options)) : content;
}

/** @param {Parameters<FileSystem["readFile"]>[1]} [options] */
function encodingOf(options) {
  return (typeof options === "string" ? options : options?.encoding) ?? "utf8";
}
