/** What the contract promises of directories. */
import { sequence, step } from "../sequence.js";
import { at, deleteDirectory, info, list, makeDirectory, path, read, setMode, write } from "./steps.js";

/** More files than a page of any list has. */
const many = Array.from({ length: 101 }, (_, index) => `${index}`);

export const directories = [
  sequence(
    "Returns the files and directories directly inside a directory.",
    write("a", "three"),
    write("d/e/f"),
    step("listFiles", { path, query: { path: at("") } }, {
      shows: [
        { name: "a", path: at("a"), size_bytes: 5, is_dir: false, mode: "-rw-r--r--" },
        { name: "d", path: at("d"), size_bytes: 0, is_dir: true, mode: "drwxr-xr-x" },
      ],
    }),
    list("d", ["e"]),
    list("d/e", ["f"]),
  ),
  sequence(
    "All of them are returned at once, in an order that is not specified.",
    step("uploadFiles", { path, body: { files: many.map((name) => ({ file: name, dest_path: at(name) })) } }),
    list("", many),
  ),
  sequence(
    "Creates a directory and its missing parents, all with the same mode.",
    makeDirectory("x/y", { mode: "700" }, {
      proves: "Permissions of the directory and of the parents that are created, as 3 or 4 octal digits.",
    }),
    info("x", { shows: { is_dir: true, mode: "drwx------" } }),
    info("x/y", { shows: { is_dir: true, mode: "drwx------" } }),
    list("x/y", []),
    makeDirectory("x/z"),
    info("x/z", { shows: { mode: "drwxr-xr-x" } }),
    info("x", { shows: { mode: "drwx------" } }),
  ),
  sequence(
    "If the directory already exists, it does not change, and the response is also 201.",
    makeDirectory("d", { mode: "750" }),
    write("d/a"),
    makeDirectory("d", { mode: "777" }),
    info("d", { shows: { mode: "drwxr-x---" } }),
    read("d/a", { shows: "one" }),
  ),
  sequence(
    "Returns 400 if the path is a file or lies below one.",
    write("a"),
    makeDirectory("a", {}, { status: 400 }),
    makeDirectory("a/b/c", {}, { status: 400 }),
    list("", ["a"]),
    read("a", { shows: "one" }),
  ),
  sequence(
    "The details of the file show the new mode; no operation returns the owner and group.",
    write("a"),
    setMode("a", "600", { proves: "Changes the mode of a file or directory and, if given, its owner and group." }),
    info("a", { shows: { mode: "-rw-------" } }),
    read("a", { shows: "one" }),
    setMode("none", "600", { status: 404 }),
    list("", ["a"]),
  ),
  sequence(
    "The contents of a directory keep their permissions.",
    write("d/e/a", "one", { mode: "640" }),
    setMode("d", "711"),
    info("d", { shows: { mode: "drwx--x--x" } }),
    info("d/e", { shows: { mode: "drwxr-xr-x" } }),
    info("d/e/a", { shows: { mode: "-rw-r-----" } }),
  ),
  sequence(
    "Deletes a directory and everything in it. If the path does not exist, the response is also 200.",
    write("d/e/a"),
    write("b"),
    deleteDirectory("d"),
    info("d", { status: 404 }),
    info("d/e/a", { status: 404 }),
    deleteDirectory("d"),
    list("", ["b"]),
    write("d/c"),
    list("d", ["c"]),
  ),
];
