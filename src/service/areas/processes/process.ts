/** A process, from its start to its exit. */
import { uint8ArrayToBase64 } from "uint8array-extras";
import type { ProcessStreamEvent } from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import { weightOf } from "../../base/budget.js";
import { createFeed } from "../../base/feed.js";
import { type ProcessConnections, createExecution } from "./execution.js";
import type { ProcessSteps } from "./steps.js";

export type Process = ReturnType<typeof createProcess>;

/** The options of a process. */
export interface ProcessOptions {
  id?: string | undefined;
  pid: number;
  startedAt: string;
  hasTerminal: boolean;
  run: ProcessSteps;
  follow: ProcessConnections["follow"];
}

/** How many events of its output are kept for late subscribers. */
const maxEvents = 1000;

/** Creates a process. It does nothing until `begin` is called. */
export function createProcess({ clock, random, budget }: AreaContext, start: ProcessOptions) {
  const { id = random.uuid(), pid, startedAt, hasTerminal, run, follow } = start;
  const output = createFeed<ProcessStreamEvent>(maxEvents);
  let weight = 0;
  let isClosed = false;
  let callOffLimit = () => {};

  function publish(event: ProcessStreamEvent): void {
    if (isClosed) return;
    count(weightOf(event));
    if (output.kept.length === maxEvents) count(-weightOf(output.kept[0]));
    output.publish(event);
  }

  function count(bytes: number): void {
    budget.reserve(bytes);
    weight += bytes;
  }

  const execution = createExecution(clock, run, {
    hasInput: true,
    follow,
    print(stream, bytes) {
      if (!hasTerminal) publish({ stream, data_b64: uint8ArrayToBase64(bytes) });
    },
    exit(exit_code) {
      callOffLimit();
      output.publish({ event: "exit", exit_code });
      output.end();
    },
  });

  return {
    id,
    pid,
    startedAt,
    hasTerminal,
    /** Its output, unless it has a terminal, and finally its exit. */
    output,
    /** Publishes a piece of its output. */
    publish,
    /** Null while it runs. */
    exitCode: execution.exitCode,
    /**
     * Starts running its command.
     *
     * @param limit The time limit, in milliseconds. After it, the process is killed.
     * @throws {HttpError} With 400 if there is no memory for its output; with 500 if a file is lost.
     */
    async begin(limit = Infinity): Promise<void> {
      execution.begin();
      if (limit < Infinity && execution.exitCode() === null) callOffLimit = clock.after(limit, execution.kill);
      await execution.check();
    },
    /** Writes to its standard input. It throws 400 when there is no memory for its output. */
    write: execution.write,
    /** Ends it by a signal, unless it has exited. */
    kill: execution.kill,
    /** Ends it, and frees the memory of its output. */
    close(): void {
      isClosed = true;
      execution.kill();
      budget.free(weight);
      weight = 0;
    },
  };
}
