/**
 * What is behind the sessions. Usually that is imagined, and each area knows what it imagines. `src/browser/` has real
 * browsers, which take the place of it.
 */
import type { ComputerControls } from "../computer/controls.js";
import type { Picture } from "../computer/picture.js";
import type { RunCode } from "../playwright/code.js";
import type { Session } from "./session.js";

/** Where a browser takes connections of the Chrome DevTools Protocol, on this machine. */
export interface DevTools {
  port: number;
  /** Path of its WebSocket. */
  path: string;
}

/** The life of browsers. */
export interface Life {
  /**
   * Checks that one more may run.
   *
   * @throws {HttpError} With 429 when that would be too many.
   */
  checkRoom(): void;
  /** Begins the browser of a session, which nobody waits for yet. It ends with the session. */
  begin(session: Session): void;
  /** Has the browser of a session be as the session's settings have become. */
  change(session: Session, changes: { viewport: boolean; start_url: boolean }): Promise<void>;
  /** Ends the browser of a session. */
  end(session: Session): void;
  /** Resolves when those that were ended are gone, with all that they had on the disk. */
  ended(): Promise<void>;
}

/** Real browsers. */
export interface Browsers {
  life: Life;
  controls: ComputerControls;
  picture: Pick<Picture, "screenshot">;
  runCode: RunCode;
  /**
   * Gives where the browser of a session takes connections, once it does. One that does not run is begun.
   *
   * @throws {HttpError} When it cannot be.
   */
  devTools(session: Session): Promise<DevTools>;
}

/** The life of browsers of which there is nothing. */
export const imaginedLife: Life = {
  checkRoom: () => {},
  begin: () => {},
  change: () => Promise.resolve(),
  end: () => {},
  ended: () => Promise.resolve(),
};
