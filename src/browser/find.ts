/** Which browser of this machine is started. */
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** Names of Chrome and Chromium, as the packages of systems install them. */
const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];

/** Where they are on macOS and on Windows, which have no such names in the PATH. */
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
];

/**
 * Finds a browser: the one that is named, or `CHROMIUM` names, or else one of the system, or of Playwright.
 *
 * @param named Path of the browser, when somebody has said it.
 * @param ofPlaywright Where Playwright installs its own.
 * @throws {Error} When there is none. The message is one line that says what to do.
 */
export async function findBrowser(named: string | undefined, ofPlaywright: string): Promise<string> {
  const { CHROMIUM, PATH = "" } = process.env;
  for (const path of [named, CHROMIUM]) {
    if (!path) continue;
    if (await isExecutable(path)) return path;
    throw new Error(`${path} is no program that can be run. Name Chrome or Chromium, or nothing for the one it finds.`);
  }
  const inPath = PATH.split(delimiter).filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...inPath, ...places, ofPlaywright]) if (await isExecutable(path)) return path;
  throw new Error("There is no Chrome or Chromium. Install one by apt-get install chromium (Debian, Ubuntu) or "
    + "npx playwright-core install chromium, or name it: --browser PATH.");
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(() => true, () => false);
}
