/** What is done in a session is shown there: input, processes, replays, executors. */
import { setTimeout as wait } from "node:timers/promises";
import { isObject } from "../../openapi/index.js";
import { validParts } from "../cases/index.js";
import type { Bound } from "../fixtures/ids.js";
import { isSuccess, parsed } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { clauseOf, type Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { kept } from "./created.js";
import type { Means } from "./made.js";

/** What changes a state, and what shows it. */
const changes = [
  { change: "moveMouse", shownBy: "getMousePosition" },
  { change: "writeClipboard", shownBy: "readClipboard" },
];

type State = "missing" | "going on" | "ended";

/** What starts something, what ends it, and what shows its state. */
interface Span {
  start: { id: string; rule: Rule };
  end: { id: string; rule: Rule };
  shownBy: string;
  stateOf: (shown: unknown, bound: Bound) => State;
}

const spans: Span[] = [
  {
    start: { id: "spawnProcess", rule: "created" },
    end: { id: "killProcess", rule: "stopped" },
    shownBy: "getProcessStatus",
    stateOf: (shown) => !isObject(shown) ? "missing" : shown.state === "exited" ? "ended" : "going on",
  },
  {
    start: { id: "startReplay", rule: "listed" },
    end: { id: "stopReplay", rule: "stopped" },
    shownBy: "listReplays",
    stateOf(shown, { path }) {
      const replay = entryWith("replay_id", path.replay_id, shown);
      if (!replay) return "missing";
      return typeof replay.finished_at === "string" ? "ended" : "going on";
    },
  },
  {
    start: { id: "executePlaywrightCode", rule: "listed" },
    end: { id: "deletePlaywrightExecutor", rule: "unlisted" },
    shownBy: "listPlaywrightExecutors",
    stateOf: (shown, { path }) =>
      entryWith("name", path.name, isObject(shown) ? shown.executors : undefined) ? "going on" : "missing",
  },
];

/** How often, and after how many milliseconds, what was ended is looked at: some things take a while to end. */
const maxLooks = 5;
const pauseMs = 200;

/** Checks that changes are shown, and that what is started is there until it is ended. */
export async function checkSessions(means: Means, operations: Operation[]): Promise<void> {
  const { fixtures, tell, isChosen, signal } = means;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  for (const { change, shownBy } of changes) {
    const [operation, reads] = [byId.get(change), byId.get(shownBy)];
    if (!operation || !reads || !isChosen(operation) || signal?.aborted) continue;
    const bound = await fixtures.bind(operation);
    if ("why" in bound) continue; // its own cases say so, as in what follows
    const { sent, exchange } = await fixtures.sendBound(operation, validParts(operation), bound);
    if (!exchange) continue;
    const { outcome } = await fixtures.sendAsIs(reads, { path: bound.path });
    const effect = { rule: "updated", operation, clause: clauseOf(operation), name: `${shownBy} afterwards` } as const;
    if (isSuccess(outcome)) await tell(effect, outcome, kept(operation, reads, sent, outcome));
  }
  for (const span of spans) {
    const [start, end, reads] = [span.start.id, span.end.id, span.shownBy].map((id) => byId.get(id));
    if (!start || !end || !reads || ![start, end].some(isChosen) || signal?.aborted) continue;
    await checkSpan(span, start, end, reads);
  }

  async function checkSpan(span: Span, start: Operation, end: Operation, reads: Operation): Promise<void> {
    const bound = await fixtures.bind(end, true);
    if ("why" in bound) return;
    const look = async () => (await fixtures.sendAsIs(reads, { path: bound.path })).outcome;
    const stateIn = (outcome: Outcome) =>
      isSuccess(outcome) ? span.stateOf(parsed(outcome.answer?.text ?? ""), bound) : "missing";
    const effect = { clause: clauseOf(reads), name: `${reads.id} afterwards` };
    const began = await look();
    const isThere = stateIn(began) !== "missing";
    const missing = { expected: `what ${start.id} has started`, cause: start.id };
    if (!await tell({ ...effect, rule: span.start.rule, operation: start }, began, isThere ? "there" : missing)) return;
    const last = Object.keys(end.body?.examples ?? {}).at(-1);
    if (!(await fixtures.sendBound(end, validParts(end, last), bound)).exchange) return;
    let ended = await look();
    for (let looks = 1; looks < maxLooks && stateIn(ended) === "going on" && !signal?.aborted; looks++) {
      await wait(pauseMs);
      ended = await look();
    }
    const goesOn = { expected: `what ${end.id} has ended to be over`, cause: end.id };
    const isOver = stateIn(ended) !== "going on";
    await tell({ ...effect, rule: span.end.rule, operation: end }, ended, isOver ? "there" : goesOn);
  }
}

/** The entry of a list that has a value under a name. */
function entryWith(name: string, value: unknown, list: unknown): Record<string, unknown> | undefined {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.filter(isObject).find((entry) => entry[name] === value);
}
