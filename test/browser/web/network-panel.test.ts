/** What Chromium's own network panel saves as HAR is restored, but for the bodies that it leaves out. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../../../src/mock/index.js";
import { args, executablePath } from "../../support/chromium.js";
import { everythingIn } from "../../mock/recording/shown.js";
import { startSite } from "./app.js";

/** Starts a browser whose DevTools can be opened in a page. */
async function openBrowser(): Promise<{ context: BrowserContext; port: string }> {
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
async function openPanel(context: BrowserContext, port: string, page: Page): Promise<() => Promise<string>> {
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

it("restores the session of a page", { timeout: 120_000 }, async () => {
  const mock = await startMock({ empty: true });
  onTestFinished(() => mock.close());
  const contents = `import Kernel from "@onkernel/sdk";
    import { takeFiftySteps } from "./test/mock/recording/fifty-steps.ts";
    const kernel = new Kernel({ baseURL: "${mock.url}", apiKey: "any-token", maxRetries: 0 });
    globalThis.take = () => takeFiftySteps(kernel);
    document.documentElement.id = "ready";`;
  const stdin = { contents, resolveDir: ".", loader: "ts" } as const;
  const { outputFiles: [script] } = await build({ stdin, bundle: true, format: "esm", write: false });
  const site = await startSite(script?.text ?? "");
  const { context, port } = await openBrowser();
  const page = await context.newPage();
  await page.goto(site);
  await page.waitForSelector("#ready");
  const save = await openPanel(context, port, page);
  expect(await page.evaluate<number>("take()")).toBeGreaterThanOrEqual(50);
  const before = await everythingIn(fetch, mock.url);
  const har = await save();
  expect(har).not.toContain("any-token");

  const restored = await startMock({ empty: true, recording: har });
  onTestFinished(() => restored.close());
  const left = restored.restored?.problems.map(({ request, why }) => `${request.replace(/bs\w+/, "ID")}: ${why}`);
  expect(left).toEqual([
    "POST /extensions: Its body is bytes, which the file has as a text.",
    "PUT /browsers/ID/fs/write_file: Its body is bytes, which the file has as a text.",
    "POST /browsers/ID/fs/upload: Its body is bytes, which the file has as a text.",
    "PUT /browsers/ID/fs/set_file_permissions: It fails now: There is no file or directory at /work/raw.bin.",
  ]);
  const after = await everythingIn(fetch, restored.url);
  for (const path of ["profiles", "proxies", "browser_pools", "deployments", "invocations", "auth/connections"]) {
    expect(madeIn(after[`/${path}?limit=100`])).toEqual(madeIn(before[`/${path}?limit=100`]));
  }
  const [text = ""] = Object.keys(before).filter((path) =>
    path.endsWith("old%20prices.csv") && before[path]?.startsWith("200 "));
  expect(after[text]).toBe(before[text]);
});

/** Returns what a list shows of when its entries were made. */
function madeIn(shown = ""): object[] {
  return (JSON.parse(shown.slice("200 ".length)) as Record<string, unknown>[]).map(
    ({ id, name, created_at }) => ({ id, name, created_at }));
}
