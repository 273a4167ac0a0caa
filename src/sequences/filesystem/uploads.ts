/** What the contract promises of uploads and of ZIP archives. */
import { type Expectation, sequence, step } from "../sequence.js";
import { leadingOut, nested } from "./archives.js";
import { at, info, list, makeDirectory, path, read, write } from "./steps.js";

/** Uploads files: names, each with its content. */
const upload = (contents: Record<string, string>, expectation?: Expectation) => {
  const files = Object.entries(contents).map(([name, file]) => ({ file, dest_path: at(name) }));
  return step("uploadFiles", { path, body: { files } }, expectation);
};
const unpack = (zip_file: string, name: string, expectation?: Expectation) =>
  step("uploadZip", { path, body: { zip_file, dest_path: at(name) } }, expectation);
const download = (name: string, expectation?: Expectation) =>
  step("downloadDirZip", { path, query: { path: at(name) } }, expectation);

export const uploads = [
  sequence(
    "Writes one or more files, each to its own path.",
    upload({ "a": "one", "d/b": "two" }),
    read("a", { shows: "one" }),
    read("d/b", { shows: "two" }),
    upload({ c: "three" }),
    list("", ["a", "c", "d"]),
  ),
  sequence(
    "Missing parent directories are created. Existing files are replaced; new files get the mode `644`.",
    write("a", "a long text"),
    upload({ "a": "one", "x/y/b": "two" }),
    read("a", { shows: "one" }),
    info("x/y/b", { shows: { mode: "-rw-r--r--", size_bytes: 3 } }),
    info("x/y", { shows: { is_dir: true } }),
  ),
  sequence(
    "If the request is rejected, no file is written.",
    makeDirectory("d"),
    write("a"),
    upload({ "a": "new", "new": "new", "d": "new" }, { status: 400 }),
    upload({}, { status: 400, proves: "Returns 400 if the form has no files" }),
    list("", ["a", "d"]),
    read("a", { shows: "one" }),
  ),
  sequence(
    "Also returns 400 if a destination is not absolute, ends with `/`, is a directory or lies below a file.",
    write("d/a"),
    upload({ "d/b/": "new" }, { status: 400 }),
    upload({ d: "new" }, { status: 400 }),
    upload({ "d/a/b": "new" }, { status: 400 }),
    list("", ["d"]),
    list("d", ["a"]),
    read("d/a", { shows: "one" }),
  ),
  sequence(
    "Extracts a ZIP archive into a directory.",
    makeDirectory("t"),
    write("t/c"),
    unpack(nested, "t"),
    list("t", ["a", "c", "d"]),
    read("t/a", { shows: "one\n" }),
    read("t/d/b", { shows: "two\n" }),
    read("t/c", { shows: "one" }),
  ),
  sequence(
    "The directory is created if it does not exist, and existing files are replaced.",
    write("x/t/a", "a long text"),
    unpack(nested, "x/t"),
    read("x/t/a", { shows: "one\n" }),
    unpack(nested, "y/t"),
    read("y/t/d/b", { shows: "two\n" }),
  ),
  sequence(
    "New files and directories get the modes stored in the archive.",
    unpack(nested, "t"),
    info("t/a", { shows: { mode: "-rw-------" } }),
    info("t/d", { shows: { is_dir: true, mode: "drwx------" } }),
    info("t/d/b", { shows: { mode: "-rwxr-xr-x" } }),
  ),
  sequence(
    "Returns 400 if the file is not a ZIP archive, or if the archive has a name that leads out of the directory.",
    makeDirectory("t"),
    unpack("no archive", "t", { status: 400 }),
    unpack(leadingOut, "t", { status: 400 }),
    list("t", []),
    list("", ["t"]),
  ),
  sequence(
    "Returns everything in a directory, at any depth, as a ZIP archive.",
    write("d/a"),
    write("d/e/f", "two", { mode: "600" }),
    download("d"),
    download("d/a", { status: 400, proves: "Returns 400 if the path is a file." }),
    download("none", { status: 404 }),
  ),
];
