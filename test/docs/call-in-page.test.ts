/** Calls go to a mock in the page until the reader chooses a server. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { diskRoot, fieldOf, folder, mock, openCall, openPage, responseOf, send, setUpCalls, timeout } from "./calls.js";

setUpCalls();

describe("the mock in the page", { timeout }, () => {
  it.each(["a server", "disk"])("is loaded at the first call, and keeps its state: page from %s", async (from) => {
    const { page, blockedRequests, problems } = await openPage({}, {
      server: null,
      ...from === "disk" && { root: diskRoot },
    });
    const create = await openCall(page, "createBrowser");
    await create.getByText("In this page").waitFor();
    const isLoaded = () => page.evaluate(() => "cloudBrowserMock" in globalThis);
    expect(await isLoaded()).toBe(false);
    expect(await send(create)).toMatch(/^200, .*Filled in \d\d other calls\.$/);
    expect(await isLoaded()).toBe(true);
    const take = await openCall(page, "takeScreenshot");
    expect(await send(take)).toContain("200");
    await responseOf(take).getByRole("img").waitFor();
    const wrong = await openCall(page, "movePath");
    await fieldOf(wrong, "dest_path").fill("relative");
    expect(await send(wrong)).toMatch(/^400.*The fields in the error are marked\.$/);
    const stream = await openCall(page, "streamTelemetryEvents");
    expect(await send(stream)).toContain("Stopped.");
    expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
    expect(mock.requests).toEqual([]);
  });

  it("gives way to a server that the reader chooses, and comes back", async () => {
    const { page } = await openPage({}, { server: null });
    const list = await openCall(page, "listBrowsers");
    const choose = async (server: string) => {
      await list.locator("button.target").click();
      await page.getByLabel("Base URL", { exact: true }).fill(server);
      await page.getByRole("button", { name: "Done" }).click();
    };
    await choose(mock.url);
    await list.getByRole("button", { name: mock.url }).waitFor();
    await send(list);
    expect(mock.requests.map(({ operation }) => operation)).toEqual(["listBrowsers"]);
    await page.reload(); // the choice stays
    await send(await openCall(page, "listBrowsers"));
    expect(mock.requests).toHaveLength(2);
    await choose("");
    expect(await send(list)).toContain("200");
    expect(mock.requests).toHaveLength(2);
  });

  it("opens the settings by a click during which the server is shown anew", async () => {
    const { page } = await openPage({}, { server: null });
    const list = await openCall(page, "listBrowsers");
    await list.locator("button.target u").hover({ force: true });
    await page.mouse.down();
    await list.locator("button.target").evaluate((button) =>
      button.replaceChildren(...[...button.childNodes].map((node) => node.cloneNode(true))));
    await page.mouse.up();
    await page.getByLabel("Base URL", { exact: true }).waitFor();
  });

  it("says which file is missing, and works once it is there", async () => {
    const alone = await mkdtemp(join(tmpdir(), "docs-alone-"));
    onTestFinished(() => rm(alone, { recursive: true }));
    await cp(join(folder, "index.html"), join(alone, "index.html"));
    const { page } = await openPage({}, { server: null, root: pathToFileURL(`${alone}/`).href });
    const list = await openCall(page, "listBrowsers");
    expect(await send(list)).toBe("The request did not reach the server.");
    await list.getByText("cloud-browser-mock.js is not beside it").waitFor();
    await cp(join(folder, "cloud-browser-mock.js"), join(alone, "cloud-browser-mock.js"));
    expect(await send(list)).toContain("200");
    await list.getByText("cloud-browser-mock.js").waitFor({ state: "hidden" });
  });
});
