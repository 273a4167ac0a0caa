/** The options of a mock's browsers. */
export interface BrowserOptions {
  /** Path of Chrome or Chromium. By default, the one that `CHROMIUM` names, or one that is found. */
  executablePath?: string;
  /** Whether their windows are visible. By default, they are not. */
  headed?: boolean;
  /** How many may run at once. By default 8. */
  maxBrowsers?: number;
}
