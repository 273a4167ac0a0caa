/** What other areas do with the files of sessions. */
import type { Directory, FileNode } from "../../model/files/node.js";
import type { Disks } from "./disks.js";
import type { Growth } from "./growth.js";

export interface Files {
  /** Finds a file of an active session. Returns undefined if there is none. */
  get: (session: string, path: string) => FileNode | undefined;
  /** Whether there is a file or directory at a path of an active session. */
  has: (session: string, path: string) => boolean;
  /** Returns the root directory of an active session. */
  root: (session: string) => Directory | undefined;
  /**
   * Puts a file into an active session.
   *
   * @throws {HttpError} With 404 if the session has ended; with 400 if the path cannot hold a file.
   */
  put: (session: string, path: string, read: () => AsyncIterable<Uint8Array>) => Promise<void>;
  /** Opens the disk of a session, for its programs. */
  open: Disks["open"];
  /** Follows a file of an active session. It throws 404 when there is no such session. */
  follow: (session: string, ...followed: Parameters<Growth["follow"]>) => ReturnType<Growth["follow"]>;
}
