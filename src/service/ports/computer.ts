/** The mouse, keyboard, clipboard and screen of a browser. */
import type { ComputerAction, ScreenshotRegion, SleepAction } from "../../../generated/openapi.js";
import type { Screen } from "../model/screen.js";
import type { Session } from "../model/session.js";

/** An action that takes no time. */
export type QuickAction = Exclude<ComputerAction, SleepAction>;

/** Passes mouse, keyboard and clipboard on to the page of a session. */
export interface ComputerControls {
  /** Runs an action that was already applied to the screen. */
  act(session: Session, action: QuickAction): Promise<void>;
  writeClipboard(session: Session, text: string): Promise<void>;
  readClipboard(session: Session): Promise<string>;
}

/** Creates the screenshots of sessions. */
export interface Picture {
  /**
   * Creates a PNG of the screen of a session.
   *
   * @param region The part to show. By default, the whole screen.
   * @throws {HttpError} With 400 if the region is outside the screen, or too large.
   */
  screenshot(session: Session, screen: Screen, region?: ScreenshotRegion): Promise<Uint8Array>;
}
