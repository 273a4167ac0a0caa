/** What a page downloads is a file of its session, whoever connects with the browser, and whatever that asks of it. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import type { MockOptions } from "../../../src/mock/index.js";
import { newFolder } from "../../support/folder.js";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

const usual = "/home/user/downloads";
/** The links of the page, and how far down they are. */
const links = { orders: 50, large: 100, slow: 150 };

/** Starts a session whose page has links to files, one of which never ends. */
async function startLinks(options?: MockOptions) {
  const { baseUrl } = await startServer(({ url = "" }, response) => {
    if (url === "/") {
      response.setHeader("Content-Type", "text/html");
      response.end(`<style>a { position: fixed }</style>${Object.entries(links).map(([name, top]) =>
        `<a href="/${name}.csv" style="top: ${top - 10}px">${name}</a>`).join("")}`);
      return;
    }
    response.setHeader("Content-Type", "text/csv");
    response.setHeader("Content-Disposition", `attachment; filename="${url.slice(1)}"`);
    if (url === "/slow.csv") response.write("a,b,");
    else response.end("a,b\n".repeat(url === "/large.csv" ? 2 ** 19 : 1));
  });
  const { client, lines } = await startWithBrowsers(options);
  const { session_id: id, cdp_ws_url = "" } = await client.createBrowser({ body: { start_url: baseUrl } });
  const path = { id };
  return {
    client, lines, id, cdp_ws_url,
    connect: () => connect(cdp_ws_url),
    click: (name: keyof typeof links) => client.clickMouse({ path, body: { x: 10, y: links[name] } }),
    textOf: async (file: string) => (await client.readFile({ path, query: { path: file } })).text(),
    listed: async () => (await client.listFiles({ path, query: { path: usual } })).map(({ name }) => name).sort(),
  };
}

async function connect(endpoint: string) {
  const browser = await chromium.connectOverCDP(endpoint);
  onTestFinished(() => browser.close());
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

/** The directories that browsers of a session have. */
async function foldersOf(session: string): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith("cloud-browser-contract-"));
  const found = await Promise.all(folders.map((name) => readdir(join(tmpdir(), name)).catch(() => [])));
  return found.flat().filter((name) => name.startsWith(session));
}

it("stores the downloads of a page, each under its own name", async () => {
  const { click, textOf, listed, client, id } = await startLinks();
  await client.writeFile({ path: { id }, query: { path: `${usual}/orders.csv` }, body: "uploaded" });
  await click("orders");
  await expect.poll(() => textOf(`${usual}/orders (1).csv`)).toBe("a,b\n");
  await click("orders");
  await expect.poll(listed).toEqual(["orders (1).csv", "orders (2).csv", "orders.csv"]);
  expect(await textOf(`${usual}/orders.csv`)).toBe("uploaded");
});

it("leaves Playwright its download, and stores it, too", async () => {
  const { connect, textOf } = await startLinks();
  const { browser, page } = await connect();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("orders").click()]);
  const saved = join(await newFolder(), "saved.csv");
  await download.saveAs(saved);
  await browser.close(); // which removes what Playwright had
  expect(await readFile(saved, "utf8")).toBe("a,b\n");
  await expect.poll(() => textOf(`${usual}/orders.csv`)).toBe("a,b\n");
});

it("stores a download where a client sets it, until the client disconnects", async () => {
  const { connect, textOf, click, listed } = await startLinks();
  const { browser, page } = await connect();
  const folder = await mkdtemp(join(tmpdir(), "downloads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cdp = await browser.newBrowserCDPSession();
  await cdp.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder, eventsEnabled: true });
  const completed = new Promise<void>((resolve) => {
    cdp.on("Browser.downloadProgress", ({ state }) => void (state === "completed" && resolve()));
  });
  await page.getByText("orders").click();
  await completed;
  expect(await textOf(join(folder, "orders.csv"))).toBe("a,b\n");
  expect(await readdir(folder)).toEqual([]);
  await browser.close();
  await click("orders");
  await expect.poll(listed).toEqual(["orders.csv"]);
});

it("logs downloads that exceed the storage", async () => {
  const { click, lines, id } = await startLinks({ maxStorageMiB: 1 });
  await click("large");
  await expect.poll(() => lines.join("\n"), { timeout: 3000 })
    .toContain(`The download large.csv could not be stored in ${id}: The files would take more than the 1 MiB`);
});

it("removes an incomplete download when the session ends", async () => {
  const { connect, client, id, lines } = await startLinks();
  const { page } = await connect();
  await Promise.all([page.waitForEvent("download"), page.getByText("slow").click()]);
  expect(await foldersOf(id)).toHaveLength(1);
  await client.deleteBrowser({ path: { id_or_name: id } });
  await expect.poll(() => foldersOf(id), { timeout: 4000 }).toEqual([]);
  expect(lines.join("\n")).not.toContain("slow.csv is not");
});
