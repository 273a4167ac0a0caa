/**
 * The logs of browser sessions: the lines of a file that is there. Of what the browser instance logs itself there is
 * only what the contract shows, in the session that its examples work with.
 */
import { createInterface } from "node:readline";
import type { LogEvent } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import type { Area, World } from "./base/area.js";
import { createFeed, followed, past } from "./base/feed.js";
import { filePath } from "./files/file-path.js";
import { endable, type Piece } from "./files/growth.js";
import type { Files, OpenableFile } from "./files/index.js";
import type { Session, Sessions } from "./sessions/index.js";
import { shownSession } from "./sessions/shown.js";

/** How many bytes a log may have to be streamed from its start, and how many characters a line may have. */
const most = 2 ** 20;

export function createLogs({ clock, shown }: World, sessions: Sessions, files: Pick<Files, "get" | "follow">) {
  /** What the instance writes while somebody follows: nothing, until the session ends. */
  const laterIn = sessions.each((session) => {
    const later = createFeed<LogEvent>();
    sessions.whenEnded(session, () => later.end());
    return later;
  });

  const lineOf = (message: string): LogEvent => ({ event: "log", timestamp: clock.timestamp(), message });

  async function linesOf(file: OpenableFile): Promise<LogEvent[]> {
    if (file.size > most) throw new HttpError(400, [`path: this mock streams logs of at most ${most} bytes.`]);
    const timestamp = clock.timestamp();
    const lines = [];
    for await (const message of createInterface({ input: await file.open(), crlfDelay: Infinity })) {
      lines.push({ event: "log" as const, timestamp, message });
    }
    return lines;
  }

  /** The lines that are added to a file, each once it is whole. */
  async function* linesAdded(pieces: AsyncIterable<Piece>): AsyncGenerator<LogEvent, undefined> {
    let decoder = new TextDecoder();
    let rest = "";
    for await (const { bytes, isFromStart } of pieces) {
      if (isFromStart) [decoder, rest] = [new TextDecoder(), ""];
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield lineOf(line.replace(/\r$/, ""));
      if (rest.length <= most) continue;
      yield lineOf(rest);
      rest = "";
    }
  }

  async function linesOfPath(session: Session, path: string, follows = false): Promise<AsyncIterable<LogEvent>> {
    const file = files.get(session.id, path);
    if (!file) return past([lineOf(`${path} cannot be opened: there is no such file.`)]);
    if (!follows) return past(await linesOf(file));
    (await file.open()).destroy(); // it may be lost
    const pieces = files.follow(session.id, filePath("path", path).text, file.size);
    return endable(linesAdded(pieces), () => pieces.return?.());
  }

  /** What an instance has logged so far: what the contract shows, where it shows it. */
  async function linesOfInstance(session: Session): Promise<LogEvent[]> {
    const lines = [];
    if (session !== await shownSession(shown, sessions)) return [];
    for await (const line of await shown("streamLogs") ?? []) lines.push(line);
    return lines;
  }

  return {
    handlers: {
      async streamLogs({ path: { id }, query: { source, path, supervisor_process, follow } }) {
        const session = sessions.get(id);
        if (source === "path" && path === undefined) {
          throw new HttpError(400, ["path must be given with the source path."]);
        }
        if (source === "supervisor" && supervisor_process === undefined) {
          throw new HttpError(400, ["supervisor_process must be given with the source supervisor."]);
        }
        if (source === "path") return followed(await linesOfPath(session, path as string, follow));
        return followed(follow ? laterIn(session).follow([]) : past(await linesOfInstance(session)));
      },
    },
    seed: () => Promise.resolve(),
    clear: () => {}, // streams end with their sessions
  } satisfies Area<"streamLogs">;
}
