/** Saves what a page does by Chromium's own network panel, as "Save all as HAR" does. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { args, executablePath } from "./chromium.js";

/** Starts a browser whose DevTools can be opened in a page. */
export async function openBrowser(): Promise<{ context: BrowserContext; port: string }> {
  const folder = await mkdtemp(join(tmpdir(), "panel-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath, args: [...args, "--remote-debugging-port=0", "--remote-allow-origins=*"],
  });
  onTestFinished(() => context.close());
  const [port = ""] = (await readFile(join(folder, "DevToolsActivePort"), "utf8")).split("\n");
  return { context, port };
}

/** Opens the DevTools of a page, once they see its requests. Returns what their network panel saves. */
export async function openPanel(context: BrowserContext, port: string, page: Page): Promise<() => Promise<string>> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json() as { id: string; url: string }[];
  const { id } = targets.find((target) => target.url === page.url()) as { id: string };
  const panel = await context.newPage();
  await panel.goto(`http://127.0.0.1:${port}/devtools/inspector.html?ws=127.0.0.1:${port}/devtools/page/${id}`);
  const save = () => panel.evaluate<string>(`(async () => {
    const [{ Writer }, { NetworkLog }, { Progress }] = await Promise.all(
      ["models/har/har", "models/logs/logs", "core/common/common"].map((name) =>
        import(new URL("./" + name + ".js", location.href))));
    const texts = [];
    const stream = { write: async (text) => void texts.push(text) };
    const requests = NetworkLog.NetworkLog.instance().requests();
    await Writer.Writer.write(stream, requests, { sanitize: true }, new Progress.Progress());
    return texts.join("");
  })()`);
  await expect.poll(async () => {
    await page.evaluate("fetch('/seen')");
    return save().catch(() => "");
  }, { timeout: 20_000, interval: 200 }).toContain("/seen");
  return save;
}
