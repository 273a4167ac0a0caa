/** The options of a mock's browsers. */
export interface BrowserOptions {
  /** Path of Chrome or Chromium. By default, the one that `CHROMIUM` names, or one that is found. */
  executablePath?: string;
  /**
   * Where browsers run already: DevTools addresses, such as `http://chrome:9222`, several separated by commas, or a
   * Selenium Grid, such as `http://grid:4444`. By default, they run on this machine.
   */
  url?: string;
  /** Whether their windows are visible. By default, they are not. */
  headed?: boolean;
  /** How many may run at once. By default 8 on this machine, and elsewhere as many as there are. */
  maxBrowsers?: number;
}
