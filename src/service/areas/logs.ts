/**
 * The logs of browser sessions: the lines of a file, and those that a real browser logs. Without real browsers, there
 * are only the lines of the contract's example, in the session of its examples.
 */
import type { LogEvent } from "../../../generated/openapi.js";
import { readAll } from "../../bytes.js";
import { HttpError } from "../../server/http-error.js";
import type { Area, AreaContext } from "../base/area.js";
import { eventStream } from "../base/event-stream.js";
import { createFeed, finishedStream } from "../base/feed.js";
import { exampleSession } from "../model/example-session.js";
import { filePath } from "../model/files/file-path.js";
import type { FileNode } from "../model/files/node.js";
import type { Session } from "../model/session.js";
import type { Sessions } from "../model/sessions.js";
import type { Browsers } from "../ports/browsers.js";
import type { BrowserReports } from "../ports/reports.js";
import { withEarlyReturn, type AppendedBytes } from "./files/growth.js";
import type { Files } from "./files/files.js";

/** How many bytes a log may have to be streamed from its start, and how many characters a line may have. */
const maxLogBytes = 2 ** 20;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export function createLogs(
  { clock, exampleOf }: AreaContext,
  sessions: Sessions,
  files: Pick<Files, "get" | "follow">,
  browsers: Browsers | undefined,
) {
  /** The log of a session's browser. */
  const logOf = sessions.perSession((session) => {
    const log = createFeed<LogEvent>();
    sessions.whenEnded(session, () => {
      log.end();
      log.clear(); // an ended session remains known for a while
    });
    return log;
  });

  const lineOf = (message: string): LogEvent => ({ event: "log", timestamp: clock.timestamp(), message });

  async function linesOf({ bytes }: FileNode): Promise<LogEvent[]> {
    if (bytes.size > maxLogBytes) {
      throw new HttpError(400, [`path: this mock streams only logs of at most ${maxLogBytes} bytes.`]);
    }
    const timestamp = clock.timestamp();
    const text = decoder.decode(await readAll(await bytes.open()));
    const lines = text.split(/\r?\n|\r/);
    if (lines.at(-1) === "") lines.pop(); // the last line ends with a newline
    return lines.map((message) => ({ event: "log", timestamp, message }));
  }

  /** The lines that are added to a file, each once it is complete. */
  async function* linesAdded(pieces: AsyncIterable<AppendedBytes>): AsyncGenerator<LogEvent, undefined> {
    let decoder = new TextDecoder();
    let rest = "";
    for await (const { bytes, isFromStart } of pieces) {
      if (isFromStart) [decoder, rest] = [new TextDecoder(), ""];
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield lineOf(line.replace(/\r$/, ""));
      if (rest.length <= maxLogBytes) continue;
      yield lineOf(rest);
      rest = "";
    }
  }

  async function linesOfPath(session: Session, path: string, follows = false): Promise<AsyncIterable<LogEvent>> {
    const file = files.get(session.id, path);
    if (!file) return finishedStream([lineOf(`Cannot open ${path}: there is no such file.`)]);
    if (!follows) return finishedStream(await linesOf(file));
    await file.bytes.check();
    const pieces = files.follow(session.id, filePath("path", path).text, file.bytes.size);
    return withEarlyReturn(linesAdded(pieces), () => pieces.return?.());
  }

  /** The lines that a session's browser has logged so far, after those of the contract's example. */
  async function linesOfInstance(session: Session): Promise<LogEvent[]> {
    const lines = [];
    if (session !== await exampleSession(exampleOf, sessions)) return [...logOf(session).kept];
    for await (const line of await exampleOf("streamLogs") ?? []) lines.push(line);
    return [...lines, ...logOf(session).kept];
  }

  return {
    handlers: {
      async streamLogs({ path: { id }, query: { source, path, supervisor_process, follow } }) {
        const session = sessions.get(id);
        if (source === "path" && path === undefined) {
          throw new HttpError(400, ["path is required with the source path."]);
        }
        if (source === "supervisor" && supervisor_process === undefined) {
          throw new HttpError(400, ["supervisor_process is required with the source supervisor."]);
        }
        if (source === "path") return eventStream(await linesOfPath(session, path as string, follow));
        if (follow) browsers?.logPages(session);
        return eventStream(follow ? logOf(session).subscribe([]) : finishedStream(await linesOfInstance(session)));
      },
    },
    seed: () => Promise.resolve(),
    clear: () => {}, // streams end with their sessions
    /** Adds a line to the log of a session's browser. */
    log: (session: Session, message: string): void => logOf(session).publish(lineOf(message)),
  } satisfies Area<"streamLogs"> & Pick<BrowserReports, "log">;
}
