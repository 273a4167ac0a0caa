/** Browsers with DevTools addresses, as containers have them. */
import { join } from "node:path";
import { executablePath } from "../../support/chromium.js";
import { freePorts, type Program, startProgram, untilJson } from "./programs.js";

/** A browser that runs by itself. */
export interface Address extends Program {
  url: string;
}

const args = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/**
 * Starts browsers.
 *
 * @param folder For their profiles.
 */
export async function startAddresses(folder: string, count: number): Promise<Address[]> {
  const ports = await freePorts(count);
  return Promise.all(ports.map(async (port) => {
    const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, String(port))}`];
    const program = startProgram(executablePath, [...args, ...own]);
    const url = `http://127.0.0.1:${port}`;
    await untilJson(`${url}/json/version`, () => true);
    return { url, ...program };
  }));
}
