/** What Chromium's own network panel saves as HAR is restored, but for the bodies that it leaves out. */
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../../../src/mock/index.js";
import { openBrowser, openPanel } from "../../support/network-panel.js";
import { everythingIn } from "../../mock/recording/shown.js";
import { startSite } from "./app.js";

it("restores the session of a page", async () => {
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
