/** What the contract promises of the lines of logs. */
import type { operations } from "../../../generated/openapi.js";
import { create, remove } from "../browser-sessions/steps.js";
import { type Expectation, sequence, step } from "../sequence.js";

type Query = NonNullable<operations["streamLogs"]["parameters"]["query"]>;

const shared = "{session}";
const own = "{a.session_id}";
const write = (id: string, path: string, body: string) => step("writeFile", { path: { id }, query: { path }, body });
const log = (query: Omit<Query, "source">, expectation: Expectation, id = shared) =>
  step("streamLogs", { path: { id }, query: { source: "path", ...query } }, expectation);
const lines = (...messages: string[]) => messages.map((message) => ({ event: "log", message }));

export const logLines = [
  sequence(
    "With `follow` set to false, it sends the existing lines and ends.",
    write(shared, "/tmp/{run}/log", "one\ntwo\n"),
    log({ path: "/tmp/{run}/log", follow: false }, {
      shows: lines("one", "two"),
      proves: "With the source `path`, these are the lines of a file",
    }),
    step("streamLogs", {
      path: { id: shared }, query: { source: "supervisor", supervisor_process: "chromium", follow: false },
    }, { proves: "with the source `supervisor`, those of a process that the instance itself runs." }),
    log({ path: "/tmp/{run}/log", follow: true }, {
      shows: [],
      lacks: lines("one", "two"),
      proves: "Whether to send lines as they are written, instead of the existing lines.",
    }),
  ),
  sequence(
    "The stream starts at the end of the log and sends each new line until the client closes the stream or the session "
    + "is deleted.",
    create("a"),
    write(own, "/tmp/{run}/log", ""),
    log({ path: "/tmp/{run}/log" }, {
      meanwhile: [write(own, "/tmp/{run}/log", "one\ntwo\n")], shows: lines("one", "two"),
    }, own),
    log({ path: "/tmp/{run}/log" }, { meanwhile: [remove(own)], shows: [] }, own),
    log({ path: "/tmp/{run}/log" }, { status: 404 }, own),
  ),
  sequence(
    "If the file does not exist, the stream sends a single event that says so, and ends.",
    log({ path: "/tmp/{run}/none" }, { shows: [{ event: "log" }] }),
    log({ path: "/tmp/{run}/none", follow: false }, { shows: [{ event: "log" }] }),
  ),
  sequence(
    "Returns 400 if the parameter that the source requires is missing.",
    log({}, { status: 400, proves: "Absolute path of the file. Required with the source `path`." }),
    log({ supervisor_process: "chromium" }, { status: 400 }),
    step("streamLogs", { path: { id: shared }, query: { source: "supervisor", path: "/tmp/{run}" } }, { status: 400 }),
  ),
];
