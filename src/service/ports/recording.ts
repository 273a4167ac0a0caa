/** The recording of a replay, and its video. */
import type { StartReplayRequest } from "../../../generated/openapi.js";
import type { Storage, StoredBytes } from "../../server/storage.js";
import type { Session } from "../model/session.js";

export interface Recording {
  /** Ends the recording. Resolves when the video exists, or takes too long. */
  stop(): Promise<void>;
  /**
   * Returns the video, or undefined until it exists.
   *
   * @throws {HttpError} If there will never be one.
   */
  video(): Promise<StoredBytes> | undefined;
  /** Ends the recording, and removes the video. */
  remove(): void;
}

/**
 * Starts recording a session.
 *
 * @param storage Stores the video.
 * @param onEnd Is called when the recording ends, possibly before the video exists.
 * @throws {HttpError} With 429 if the session has no browser, and no more may run.
 */
export type StartRecording = (
  session: Session,
  settings: StartReplayRequest,
  storage: Storage,
  onEnd: () => void,
) => Recording;
