/** What the contract promises of deleted browser sessions. */
import { rejected } from "../rejected.js";
import { sequence, step } from "../sequence.js";
import { create, find, get, list, remove, update } from "./steps.js";

const path = { id: "{a.session_id}" };
const gone = { status: 404 };

export const deletedSessions = [
  sequence(
    "A deleted session returns 404, unless `include_deleted` is true.",
    create("a"),
    get("{a.session_id}", {
      shows: { deleted_at: undefined },
      proves: "When the session was deleted. Only present for deleted sessions.",
    }),
    find("{a.session_id}", {
      shows: { usage_status: undefined },
      proves: "Whether `usage` is final. Only present for deleted sessions.",
    }),
    remove("{a.session_id}"),
    get("{a.session_id}", gone),
    find("{a.session_id}", {
      shows: { session_id: "{a.session_id}", name: "{run}-a" },
      proves: "Whether to return the session even if it was deleted.",
    }),
    remove("{a.session_id}", { status: 404, proves: "Deleting it again returns 404." }),
    update("{a.session_id}", { name: "{run}-b" }, gone),
  ),
  sequence(
    "You can still find the session with `include_deleted` or `status`.",
    create("a"),
    create("b"),
    remove("{run}-b", { proves: "ID or name of the session to delete." }),
    list({}, ["a"], "Only active sessions are listed, unless `status` says otherwise."),
    list({ status: "active" }, ["a"]),
    list({ status: "deleted" }, ["b"], "Only return sessions with this status."),
    list({ status: "all" }, ["a", "b"]),
    list({ include_deleted: true }, ["a", "b"], "Whether to also list deleted sessions."),
    list({ include_deleted: false }, ["a"]),
  ),
  sequence(
    "The name of the session can be used again.",
    create("a"),
    remove("{a.session_id}"),
    get("{run}-a", gone),
    create("b", { name: "{run}-a" }),
    get("{run}-a", { shows: { session_id: "{b.session_id}" } }),
    get("{a.session_id}", gone),
  ),
  sequence(
    "From then on, everything below the session's path returns 404.",
    create("a"),
    step("listReplays", { path: { id: "{run}-a" } }, {
      proves: "Every path below `/browsers/{id}/` accepts an ID or a name.",
    }),
    remove("{a.session_id}"),
    step("listReplays", { path }, gone),
    step("listReplays", { path: { id: "{run}-a" } }, gone),
    step("listFiles", { path, query: { path: "/" } }, gone),
    step("listPlaywrightExecutors", { path }, gone),
    step("executePlaywrightCode", { path, body: { code: "return 1;" } }, gone),
    step("listTelemetryEvents", { path }, gone),
    step("streamTelemetryEvents", { path }, gone),
    step("getMousePosition", { path }, gone),
  ),
  sequence(
    "Closes the browser and ends the session's processes, file watches and streams.",
    create("a"),
    step("spawnProcess", { path, body: { command: "sleep", args: ["60"] } }, { as: "p" }),
    step("createDirectory", { path, body: { path: "/tmp/{run}" } }),
    step("startFileWatch", { path, body: { path: "/tmp/{run}" } }, { as: "w" }),
    step("streamFileEvents", { path: { ...path, watch_id: "{w.watch_id}" } }, {
      meanwhile: [remove("{a.session_id}")], shows: [],
    }),
    step("getProcessStatus", { path: { ...path, process_id: "{p.process_id}" } }, gone),
  ),
  sequence(
    "If a profile was loaded with `save_changes`, it is saved.",
    step("createProfile", { body: { name: "{run}-p" } }, { as: "p" }),
    create("a", { profile: { id: "{p.id}", save_changes: true } }, {
      shows: { profile: { id: "{p.id}", name: "{run}-p" }, profile_save_changes: true },
    }),
    step("downloadProfile", { path: { id_or_name: "{p.id}" } }, { status: 202 }),
    remove("{a.session_id}"),
    step("downloadProfile", { path: { id_or_name: "{p.id}" } }, { status: 200 }),
  ),
  ...rejected(
    create("a"),
    [create("b"), update("{a.session_id}", { name: "{run}-c" }), remove("{a.session_id}")],
    [get("{a.session_id}", { shows: { name: "{run}-a" } }), list({}, ["a"])],
  ),
];
