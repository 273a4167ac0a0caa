/** What the contract promises of file watches. The events of a write are left open: it may be one or several. */
import { type Expectation, sequence, step, type Step } from "../sequence.js";
import { at, deleteFile, list, makeDirectory, move, path, write } from "./steps.js";

const watch = (as: string, name: string, recursive?: true) =>
  step("startFileWatch", { path, body: { path: at(name), ...recursive && { recursive } } }, { as });
/** Streams the events of a watch, while steps are sent. */
const stream = (as: string, meanwhile: Step[], expectation?: Expectation) =>
  step("streamFileEvents", { path: { ...path, watch_id: `{${as}.watch_id}` } }, { meanwhile, ...expectation });
const stop = (as: string, expectation?: Expectation) =>
  step("stopFileWatch", { path: { ...path, watch_id: `{${as}.watch_id}` } }, expectation);
const event = (type: string, name: string) => ({ type, name: name.split("/").at(-1), path: at(name) });
const deleted = (...names: string[]) => ({ shows: names.map((name) => event("DELETE", name)) });

export const watches = [
  sequence(
    "Sends the events of a watch: first those that were kept, then new ones as they happen.",
    write("a"),
    write("b"),
    write("c"),
    deleteFile("a"),
    watch("w", ""),
    deleteFile("b"),
    stream("w", [deleteFile("c")], { ...deleted("b", "c"), lacks: [event("DELETE", "a")] }),
    stop("w"),
  ),
  sequence(
    "From now on, records an event for every write, upload, deletion and move in a directory.",
    write("a"),
    watch("w", ""),
    write("a", "two"),
    step("uploadFiles", { path, body: { files: [{ file: "one", dest_path: at("b") }] } }),
    stream("w", [move("a", "c"), deleteFile("b")]),
    stop("w"),
  ),
  sequence(
    "A move is a `RENAME` of the old path. If the new path is watched as well, a `CREATE` of the new path follows.",
    write("d/a"),
    write("d/b"),
    makeDirectory("e"),
    watch("w", "d"),
    stream("w", [move("d/a", "d/c"), move("d/b", "e/b")], {
      shows: [event("RENAME", "d/a"), event("CREATE", "d/c"), event("RENAME", "d/b")],
      lacks: [event("CREATE", "e/b")],
    }),
    stop("w"),
  ),
  sequence(
    "Whether to also watch all directories below, including those created later.",
    write("d/e/a"),
    write("d/b"),
    watch("w", "d"),
    watch("r", "d", true),
    stream("r", [deleteFile("d/e/a"), deleteFile("d/b")], deleted("d/e/a", "d/b")),
    stream("w", [], { ...deleted("d/b"), lacks: [event("DELETE", "d/e/a")] }),
    watch("l", "d", true),
    makeDirectory("d/f"),
    stop("w"),
    stop("r"),
    stream("l", [write("d/f/a"), deleteFile("d/f/a")], {
      proves: "The watch lasts until you stop it or the session is deleted.",
    }),
    stop("l"),
  ),
  sequence(
    "The path can also be a file; the events are then those of the file.",
    write("a"),
    write("b"),
    watch("w", "a"),
    stream("w", [deleteFile("b"), deleteFile("a")], { ...deleted("a"), lacks: [event("DELETE", "b")] }),
    stop("w"),
  ),
  sequence(
    "Deleting the directory itself also records an event.",
    makeDirectory("d"),
    watch("w", "d"),
    stream("w", [deleteFile("d")], deleted("d")),
    stop("w"),
  ),
  sequence(
    "Stops a watch and ends its streams. Stopping it again returns 404.",
    makeDirectory("d"),
    watch("w", "d"),
    stream("w", [stop("w")], {
      shows: [],
      proves: "The stream ends when the watch is stopped or the session is deleted.",
    }),
    stream("w", [], { status: 404, proves: "Returns 404 if the watch is stopped." }),
    stop("w", { status: 404 }),
  ),
  sequence(
    "Returns 404 if the path does not exist.",
    step("startFileWatch", { path, body: { path: at("none") } }, { status: 404 }),
    write("a"),
    watch("w", "a"),
    stop("w"),
    list("", ["a"]),
  ),
  sequence(
    "The watch lasts until you stop it or the session is deleted.",
    step("createBrowser", { body: { name: "{run}", headless: true, timeout_seconds: 120 } }, { as: "b" }),
    step("createDirectory", { path: { id: "{run}" }, body: { path: at("d") } }, {
      proves: "Every path below `/browsers/{id}/` accepts an ID or a name.",
    }),
    step("startFileWatch", { path: { id: "{b.session_id}" }, body: { path: at("d") } }, { as: "w" }),
    step("streamFileEvents", { path: { id: "{b.session_id}", watch_id: "{w.watch_id}" } }, {
      shows: [],
      meanwhile: [step("deleteBrowser", { path: { id_or_name: "{b.session_id}" } })],
    }),
    step("stopFileWatch", { path: { id: "{b.session_id}", watch_id: "{w.watch_id}" } }, { status: 404 }),
    step("listFiles", { path: { id: "{b.session_id}" }, query: { path: at("d") } }, {
      status: 404,
      proves: "The browser session or the path does not exist.",
    }),
  ),
];
