/** A process: as if it ran, from its start to its exit. */
import { randomUUID } from "node:crypto";
import type { ProcessStreamEvent } from "../../../../generated/openapi.js";
import type { World } from "../base/area.js";
import { weightOf } from "../base/budget.js";
import { createFeed } from "../base/feed.js";
import { type Connections, createExecution } from "./execution.js";
import type { Run } from "./steps.js";

export type Process = ReturnType<typeof createProcess>;

/** What a process is started with. */
export interface Start {
  id?: string | undefined;
  pid: number;
  startedAt: string;
  hasTerminal: boolean;
  run: Run;
  follow: Connections["follow"];
}

/** How many events of its output are kept for those who come late. */
const mostEvents = 1000;

/** Makes a process, which prints and ends only once it is begun. */
export function createProcess({ clock, budget }: Pick<World, "clock" | "budget">, start: Start) {
  const { id = randomUUID(), pid, startedAt, hasTerminal, run, follow } = start;
  const output = createFeed<ProcessStreamEvent>(mostEvents);
  let weight = 0;
  let isClosed = false;
  let callOffLimit = () => {};

  function tell(event: ProcessStreamEvent): void {
    if (isClosed) return;
    count(weightOf(event));
    if (output.kept.length === mostEvents) count(-weightOf(output.kept[0]));
    output.tell(event);
  }

  function count(bytes: number): void {
    budget.take(bytes);
    weight += bytes;
  }

  const execution = createExecution(clock, run, {
    hasInput: true,
    follow,
    print(stream, bytes) {
      if (!hasTerminal) tell({ stream, data_b64: Buffer.from(bytes).toString("base64") });
    },
    exit(exit_code) {
      callOffLimit();
      output.tell({ event: "exit", exit_code });
      output.end();
    },
  });

  return {
    id,
    pid,
    startedAt,
    hasTerminal,
    /** What it prints, unless it has a terminal, and its exit as the last. */
    output,
    /** Tells a piece of its output. */
    tell,
    /** Null while it runs. */
    exitCode: execution.exitCode,
    /**
     * Has it do what its command does.
     *
     * @param limit How many milliseconds it may run. After that, it is killed.
     * @throws {HttpError} With 400 when there is no room for what it prints; with 500 when a file is lost.
     */
    async begin(limit = Infinity): Promise<void> {
      execution.begin();
      if (limit < Infinity && execution.exitCode() === null) callOffLimit = clock.after(limit, execution.kill);
      await execution.check();
    },
    /** Takes what is written to its standard input. It throws 400 when there is no room for what it prints. */
    take: execution.take,
    /** Ends it by a signal. One that has exited stays as it is. */
    kill: execution.kill,
    /** Ends it, and gives back the memory that its output takes. */
    close(): void {
      isClosed = true;
      execution.kill();
      budget.free(weight);
      weight = 0;
    },
  };
}
