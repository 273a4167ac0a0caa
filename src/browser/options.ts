/** How the browsers of a mock are. */
export interface BrowserOptions {
  /** Path of Chrome or Chromium. By default the one that `CHROMIUM` names, or that is found. */
  executablePath?: string;
  /** Whether their windows are shown. By default they are not. */
  headed?: boolean;
  /** How many may run at once. By default 8. */
  most?: number;
}
