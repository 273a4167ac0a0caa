/** Sessions whose browsers run code, and the processes that do. */
import { readdir, readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { expect } from "vitest";
import type { BrowserReplRequest, ExecutePlaywrightRequest } from "../../../src/types.js";
import { startWithBrowsers } from "./support.js";

/** Starts a session that runs code, on a mock that ends as `startWithBrowsers` says. */
export async function startCode(...atEnd: [(end: () => Promise<void>) => void] | []) {
  const { client, ...rest } = await startWithBrowsers({}, ...atEnd);
  const { session_id: id } = await client.createBrowser({ body: {} });
  const path = { id };
  const run = (code: string, more: Partial<ExecutePlaywrightRequest> = {}) =>
    client.executePlaywrightCode({ path, body: { code, ...more } });
  const repl = (code: string, more: Partial<BrowserReplRequest> = {}) =>
    client.executeReplCode({ path, body: { code, ...more } });
  /** What the REPL writes, as one text. */
  const written = async (code: string) => {
    const { content = [], error } = await repl(code);
    return error ?? content.map((one) => one.type === "text" ? one.text : one.mime_type).join("");
  };
  /** Has the browser crash, and waits until the mock knows. */
  async function crash() {
    const { cdp_ws_url = "" } = await client.getBrowser({ path: { id_or_name: id } });
    const browser = await chromium.connectOverCDP(cdp_ws_url);
    void (await browser.newBrowserCDPSession()).send("Browser.crash").catch(() => {});
    await expect.poll(() => rest.lines.join("\n"), { timeout: 5000 }).toContain("It restarts");
  }

  return { ...rest, client, id, crash, run, repl, written };
}

/** The processes that run code for a mock with that process ID. */
export async function codeProcesses(mock = process.pid): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]);
    if (line.includes("/code/runner.js") && parent === mock) found.push(Number(pid));
  }
  return found;
}
