/** Finds a browser on this machine, and its driver. */
import { access, constants } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { loadChromium } from "./playwright.js";

/** Names of Chrome and Chromium in system packages. */
const programNames = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];

/** Paths on macOS and Windows, where they are not in the PATH. */
const otherPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
];

const driverName = process.platform === "win32" ? "chromedriver.exe" : "chromedriver";

/**
 * Finds a browser: at the given path, or the one that `CHROMIUM` names, or else one of the system or of Playwright.
 *
 * @param named Path of the browser, if one is given.
 * @throws {Error} If there is none. The message is one line that says what to do.
 */
export async function findBrowser(named: string | undefined): Promise<string> {
  const { CHROMIUM, PATH = "" } = process.env;
  for (const path of [named, CHROMIUM]) {
    if (!path) continue;
    if (await isExecutable(path)) return path;
    throw new Error(`${path} is not an executable program. Give the path of Chrome or Chromium, or omit it to search.`);
  }
  const inPath = foldersOf(PATH).flatMap((folder) => programNames.map((name) => join(folder, name)));
  for (const path of [...inPath, ...otherPaths]) if (await isExecutable(path)) return path;
  const ofPlaywright = (await loadChromium()).executablePath();
  if (await isExecutable(ofPlaywright)) return ofPlaywright;
  throw new Error("Chrome or Chromium was not found. Install it with apt-get install chromium (Debian, Ubuntu) or "
    + "npx playwright-core install chromium, or give its path: --browser PATH.");
}

/**
 * Finds ChromeDriver: the one that `CHROMEDRIVER` names, or else one beside the browser or in the PATH.
 *
 * @param browser Path of the browser, if one is given.
 * @returns Its path; undefined if there is none.
 */
export async function findDriver(browser: string | undefined): Promise<string | undefined> {
  const { CHROMEDRIVER, CHROMIUM, PATH = "" } = process.env;
  const beside = [browser, CHROMIUM].flatMap((path) => path ? [dirname(path)] : []);
  const inFolders = [...beside, ...foldersOf(PATH)].map((folder) => join(folder, driverName));
  for (const path of CHROMEDRIVER ? [CHROMEDRIVER] : inFolders) if (await isExecutable(path)) return path;
}

function foldersOf(path: string): string[] {
  return path.split(delimiter).filter(Boolean);
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(() => true, () => false);
}
