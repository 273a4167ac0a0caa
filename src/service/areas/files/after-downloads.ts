/** Waits for downloads: once a browser reports that a download is complete, requests find the file. */
import type { Sessions } from "../../model/sessions.js";
import type { Browsers } from "../../ports/browsers.js";

/** A handler of any operation on the files of a session. */
type FileHandler = (request: { path: { id: string } }, ...more: unknown[]) => unknown;

/** Wraps handlers, so that they first wait for the downloads of the session's browser. */
export function afterDownloads<Some extends object>(handlers: Some, sessions: Sessions, browsers: Browsers): Some {
  const wrap = (handler: FileHandler): FileHandler => async (request, ...more) => {
    const session = sessions.peek(request.path.id);
    if (session) await browsers.downloaded(session);
    return handler(request, ...more);
  };
  const entries = Object.entries(handlers as Record<string, FileHandler>);
  return Object.fromEntries(entries.map(([id, handler]) => [id, wrap(handler)])) as Some;
}
