/** The features of browsers, each in a file of its own: a window, a profile, extensions and so on. */
import type { Session } from "../service/model/session.js";
import type { Cdp } from "./cdp.js";

/**
 * A feature of every browser. Each function is called once per browser, in this order, and for one feature after the
 * other, so that later features see the effects of earlier ones. Only `prepare` is called for all at once, but for the
 * last feature, which comes after them.
 */
export interface BrowserFeature {
  /** Returns arguments for the command line of a browser. */
  args?: (session: Session) => string[] | Promise<string[]>;
  /** Fills the profile directory of a browser before it starts. */
  fillProfile?: (session: Session, folder: string) => Promise<void>;
  /** Sets up a browser before anyone uses it. */
  prepare?: (session: Session, cdp: Cdp, folder: string) => Promise<void>;
  /** Is called before a browser is ended, unless it has crashed. */
  beforeEnd?: (session: Session, cdp: Cdp, folder: string) => Promise<void>;
  /** Is called after a browser was ended, and before its directory is removed. */
  afterEnd?: (session: Session, folder: string) => Promise<void>;
}
