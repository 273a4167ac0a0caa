/** Checks that a session shows what was done in it: input, processes, replays, executors. */
import { setTimeout as wait } from "node:timers/promises";
import { isObject } from "../../openapi/index.js";
import { validParts } from "../cases/index.js";
import type { BoundValues } from "../fixtures/id-map.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { type CheckedOperation, clauseOf } from "../operations.js";
import type { Rule } from "../report/rules.js";
import type { EffectsContext } from "./created-resource.js";
import { observeKept } from "./read-back.js";

/** Operations that change a value of a session, with the operation that reads it. */
const updates = [
  { update: "moveMouse", read: "getMousePosition" },
  { update: "writeClipboard", read: "readClipboard" },
];

type ActivityState = "missing" | "running" | "ended";

/** An activity of a session: the operations that start it, end it, and read its state. */
interface Activity {
  start: { id: string; rule: Rule };
  end: { id: string; rule: Rule };
  read: string;
  stateIn: (json: unknown, bound: BoundValues) => ActivityState;
}

const activities: Activity[] = [
  {
    start: { id: "spawnProcess", rule: "created" },
    end: { id: "killProcess", rule: "stopped" },
    read: "getProcessStatus",
    stateIn: (json) => !isObject(json) ? "missing" : json.state === "exited" ? "ended" : "running",
  },
  {
    start: { id: "startReplay", rule: "listed" },
    end: { id: "stopReplay", rule: "stopped" },
    read: "listReplays",
    stateIn(json, { path }) {
      const replay = entryWith("replay_id", path.replay_id, json);
      if (!replay) return "missing";
      return typeof replay.finished_at === "string" ? "ended" : "running";
    },
  },
  {
    start: { id: "executePlaywrightCode", rule: "listed" },
    end: { id: "deletePlaywrightExecutor", rule: "unlisted" },
    read: "listPlaywrightExecutors",
    stateIn: (json, { path }) =>
      entryWith("name", path.name, isObject(json) ? json.executors : undefined) ? "running" : "missing",
  },
];

/** How many times, and at which interval, the state is read after the end: some activities take a while to end. */
const maxReads = 5;
const intervalMs = 200;

/** Checks that updates are shown, and that an activity is shown until it is ended. */
export async function checkSessions(context: EffectsContext, operations: CheckedOperation[]): Promise<void> {
  const { fixtures, reportEffect, isSelected, signal } = context;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  for (const { update, read: readId } of updates) {
    const [operation, read] = [byId.get(update), byId.get(readId)];
    if (!operation || !read || !isSelected(operation) || signal?.aborted) continue;
    const bound = await fixtures.bind(operation);
    if ("why" in bound) continue; // the operation's own cases report it, as in what follows
    const { parts, exchange } = await fixtures.sendBound(operation, validParts(operation), bound);
    if (!exchange) continue;
    const { outcome } = await fixtures.sendAsIs(read, { path: bound.path });
    const effect = { rule: "updated", operation, clause: clauseOf(operation), name: `${readId} afterwards` } as const;
    if (isSuccess(outcome)) await reportEffect(effect, outcome, observeKept(operation, read, parts, outcome));
  }
  for (const activity of activities) {
    const [start, end, read] = [activity.start.id, activity.end.id, activity.read].map((id) => byId.get(id));
    if (!start || !end || !read || ![start, end].some(isSelected) || signal?.aborted) continue;
    await checkActivity(activity, start, end, read);
  }

  async function checkActivity(
    activity: Activity,
    start: CheckedOperation,
    end: CheckedOperation,
    read: CheckedOperation,
  ): Promise<void> {
    const bound = await fixtures.bind(end, true);
    if ("why" in bound) return;
    const readState = async () => (await fixtures.sendAsIs(read, { path: bound.path })).outcome;
    const stateIn = (outcome: Outcome) =>
      isSuccess(outcome) ? activity.stateIn(parseJson(outcome.response?.text ?? ""), bound) : "missing";
    const effect = { clause: clauseOf(read), name: `${read.id} afterwards` };

    const started = await readState();
    const notShown = { expected: `the result of ${start.id}`, cause: start.id };
    const startObservation = stateIn(started) === "missing" ? notShown : "satisfied";
    const startEffect = { ...effect, rule: activity.start.rule, operation: start };
    if (!await reportEffect(startEffect, started, startObservation)) return;

    const lastExample = Object.keys(end.body?.examples ?? {}).at(-1);
    const ending = await fixtures.sendBound(end, validParts(end, lastExample), bound);
    if (!ending.exchange) return;
    let ended = await readState();
    for (let reads = 1; reads < maxReads && stateIn(ended) === "running" && !signal?.aborted; reads++) {
      await wait(intervalMs);
      ended = await readState();
    }
    const stillRunning = { expected: `an end because of ${end.id}`, cause: end.id };
    const endObservation = stateIn(ended) === "running" ? stillRunning : "satisfied";
    await reportEffect({ ...effect, rule: activity.end.rule, operation: end }, ended, endObservation);
  }
}

/** Returns the entry of a list that has a value under a name. */
function entryWith(name: string, value: unknown, list: unknown): Record<string, unknown> | undefined {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.filter(isObject).find((entry) => entry[name] === value);
}
