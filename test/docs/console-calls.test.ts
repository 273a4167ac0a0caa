/** The console in Chromium: every kind of call goes to the mock, without a network, and its answer is seen. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { bearer, contentOf, session, write } from "../support/mock.js";
import { execute, folder, mock, openConsole, placeOf, setUpConsole, status, timeout, url } from "./console.js";

setUpConsole();

describe.each([
  ["from a host", () => url],
  ["from disk", () => pathToFileURL(`${folder}/`).href],
])("the console %s", (_, root) => {
  it("sends JSON, shows the answer, and asks for nothing elsewhere", { timeout }, async () => {
    const { page, operation, strayed, problems } = await openConsole(placeOf("createBrowser"), {}, root());
    await status(page).getByText(`A server answers at ${mock.url}.`).waitFor();
    const answer = await execute(operation);
    expect(await answer.innerText()).toContain('"session_id"');
    expect(mock.requests).toMatchObject([{ operation: "createBrowser", status: 200 }]);
    expect(mock.requests[0]?.headers).not.toHaveProperty("prefer");
    expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
  });
  it("finds all that an operation refers to", { timeout }, async () => {
    const { page, operation } = await openConsole(placeOf("movePath"), {}, root());
    await operation.getByText("dest_path").first().waitFor();
    await page.waitForTimeout(1000); // errors come late
    expect(await page.locator(".errors-wrapper").count()).toBe(0);
  });
});

describe("the console", { timeout }, () => {
  it("sends files in a list of a form, each to its path", async () => {
    const { operation } = await openConsole(placeOf("uploadFiles"));
    const parts = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("sku,price\n") };
    await operation.locator("input[type=file]").first().setInputFiles(parts);
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "uploadFiles", status: 201 }]);
    expect(mock.file(session, "/home/user/catalogue/prices.csv")?.size).toBe(10);
  });
  it("sends a form with a file and text, as the first example fills it", async () => {
    const { operation } = await openConsole(placeOf("createDeployment"));
    const buffer = Buffer.from("UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==", "base64");
    await operation.locator("input[type=file]").setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer });
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "createDeployment", status: 201 }]);
  });
  it("sends bytes from a file", async () => {
    const { operation } = await openConsole(placeOf("writeFile"));
    const buffer = Buffer.from([0, 255, 10]);
    const name = "x.bin";
    await operation.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "writeFile", status: 200 }]);
    const path = new URL(mock.requests[0]?.url ?? "", mock.url).searchParams.get("path") as string;
    expect(Buffer.concat(await mock.file(session, path)?.stream().toArray() as Buffer[])).toEqual(buffer);
  });
  it.each(["downloadDirZip", "downloadReplay", "readFile"])("offers the bytes of %s as a file", async (id) => {
    const { page, operation } = await openConsole(placeOf(id));
    const answer = await execute(operation);
    const download = page.waitForEvent("download");
    await answer.getByRole("link", { name: "Download file" }).click();
    const bytes = await readFile(await (await download).path());
    const sent = await fetch(mock.url + mock.requests[0]?.url, { headers: bearer });
    expect(bytes.equals(Buffer.from(await sent.arrayBuffer()))).toBe(true);
  });
  it("shows an image", async () => {
    const { operation } = await openConsole(placeOf("takeScreenshot"));
    const image = (await execute(operation)).locator("img");
    await image.waitFor();
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  it("shows the events of a stream while it is open, and ends it by Clear", async () => {
    const { page, operation } = await openConsole(placeOf("streamLogs"));
    await operation.locator("tr[data-param-name=follow]").getByRole("combobox").selectOption("true");
    await operation.getByRole("button", { name: "Execute" }).click();
    await expect.poll(() => mock.requests.length).toBe(1);
    const log = "/home/user/crawl.log"; // it is followed from its end
    await write(mock, log, `${await contentOf(mock, log)}Checked 13 products.\n`);
    const answer = operation.locator(".live-responses-table tbody");
    await answer.getByText("Checked 13 products.").waitFor();
    const ended = page.waitForEvent("requestfailed"); // it is open until here
    await operation.getByRole("button", { name: "Clear" }).click();
    expect((await ended).url()).toContain("/logs/stream");
    await answer.waitFor({ state: "detached" });
  });
});
