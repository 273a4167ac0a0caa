/**
 * The logs of browser sessions: the lines of a file that is there, or else those that the contract shows. Nobody writes
 * on while a stream is open.
 */
import { createInterface } from "node:readline";
import type { LogEvent } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import type { Area, World } from "./base/area.js";
import { createFeed, followed, past } from "./base/feed.js";
import type { Files, OpenableFile } from "./files/index.js";
import type { Sessions } from "./sessions/index.js";

/** How many bytes a log may have to be streamed. */
const most = 2 ** 20;

export function createLogs({ clock, shown }: World, sessions: Sessions, files: Pick<Files, "get">) {
  /** What is written while somebody follows: nothing, until the session ends. */
  const laterIn = sessions.each((session) => {
    const later = createFeed<LogEvent>();
    sessions.whenEnded(session, () => later.end());
    return later;
  });

  async function linesOf(file: OpenableFile): Promise<LogEvent[]> {
    if (file.size > most) throw new HttpError(400, [`path: this mock streams logs of at most ${most} bytes.`]);
    const timestamp = clock.timestamp();
    const lines = [];
    for await (const message of createInterface({ input: await file.open(), crlfDelay: Infinity })) {
      lines.push({ event: "log" as const, timestamp, message });
    }
    return lines;
  }

  async function usualLines(): Promise<LogEvent[]> {
    const lines = [];
    for await (const line of await shown("streamLogs") ?? []) lines.push(line);
    return lines;
  }

  return {
    handlers: {
      async streamLogs({ path: { id }, query: { source, path, supervisor_process, follow } }) {
        sessions.get(id);
        if (source === "path" && path === undefined) {
          throw new HttpError(400, ["path must be given with the source path."]);
        }
        if (source === "supervisor" && supervisor_process === undefined) {
          throw new HttpError(400, ["supervisor_process must be given with the source supervisor."]);
        }
        const file = source === "path" ? files.get(id, path as string) : undefined;
        const lines = await (file ? linesOf(file) : usualLines());
        return followed(follow ? laterIn(sessions.get(id)).follow(lines) : past(lines)); // it may have ended meanwhile
      },
    },
    seed: () => Promise.resolve(),
    clear: () => {}, // streams end with their sessions
  } satisfies Area<"streamLogs">;
}
