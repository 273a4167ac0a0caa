/** Responses by their kind: bytes, images, events as they arrive, errors at the fields that they name. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { bearer, contentOf, session, write } from "../support/mock.js";
import {
  diskRoot, fieldOf, mock, openCall, openPage, outcomeOf, responseOf, send, setUpCalls, timeout,
} from "./calls.js";

setUpCalls();

describe("a call", { timeout }, () => {
  it("from disk is sent as the contract declares, and makes no other requests", async () => {
    const { page, blockedRequests, problems } = await openPage({}, { root: diskRoot });
    const call = await openCall(page, "createBrowser");
    const request = page.waitForRequest((request) => request.method() === "POST");
    expect(await send(call)).toMatch(/^200 OK, [\d,]+ ms, [\d.]+ kB\./);
    expect((await request).headers()).toMatchObject({ authorization: "Bearer any-token" });
    expect(await responseOf(call).innerText()).toContain('"session_id"');
    expect(mock.requests).toMatchObject([{ operation: "createBrowser", status: 200 }]);
    expect(mock.requests[0]?.headers).not.toHaveProperty("prefer");
    expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
  });

  it("sends bytes from a file, and saves the bytes of a response to one", async () => {
    const { page } = await openPage();
    const bytes = Buffer.from([0, 255, 10]);
    const up = await openCall(page, "writeFile");
    await up.getByLabel("body: a file").setInputFiles({ name: "x.bin", mimeType: "", buffer: bytes });
    await send(up);
    expect(mock.requests.at(-1)).toMatchObject({ operation: "writeFile", status: 200 });
    const path = new URL(mock.requests.at(-1)?.url ?? "", mock.url).searchParams.get("path") as string;
    expect(await buffer(mock.file(session, path)?.stream() as ReadableStream)).toEqual(bytes);
    for (const id of ["readFile", "downloadReplay"]) {
      const down = await openCall(page, id);
      if (id === "readFile") await fieldOf(down, "path").fill(path);
      await send(down);
      const download = page.waitForEvent("download");
      await responseOf(down).getByRole("link", { name: "Save" }).click();
      const saved = await readFile(await (await download).path());
      const sent = await fetch(mock.url + mock.requests.at(-1)?.url, { headers: bearer });
      expect(saved.equals(Buffer.from(await sent.arrayBuffer())), id).toBe(true);
    }
    const picture = await openCall(page, "takeScreenshot");
    await send(picture);
    const image = responseOf(picture).getByRole("img");
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it("shows events as they arrive until it is stopped", async () => {
    const { page } = await openPage();
    const call = await openCall(page, "streamLogs");
    await fieldOf(call, "follow").selectOption("true");
    await call.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => mock.requests.length).toBe(1);
    const log = "/home/user/crawl.log"; // the stream starts at its end
    await write(mock, log, `${await contentOf(mock, log)}Checked 13 products.\n`);
    await call.getByRole("log").getByText("Checked 13 products.").waitFor();
    expect(await outcomeOf(call).innerText()).toContain("The stream is open.");
    const ended = page.waitForEvent("requestfailed"); // the stream is open until now
    await call.getByRole("button", { name: "Stop" }).click();
    expect((await ended).url()).toContain("/logs/stream");
    await outcomeOf(call).getByText("Stopped.").waitFor();
  });

  it("marks the field that an error names until the call is sent again", async () => {
    const { page } = await openPage();
    const call = await openCall(page, "movePath");
    const field = fieldOf(call, "dest_path");
    await field.fill("todo.txt");
    expect(await send(call)).toMatch(/^400 Bad Request, .* The fields in the error are marked\.$/);
    expect(await call.locator("[aria-invalid=true]").count()).toBe(1);
    const described = await field.getAttribute("aria-describedby") ?? "";
    const [problem] = described.split(" ");
    expect(await page.locator(`#${problem}`).innerText()).toBe('dest_path must start with "/".');
    await field.fill("/home/user/todo.txt");
    await send(call);
    expect(await call.locator("[aria-invalid=true]").count()).toBe(0);
    const form = await openCall(page, "uploadFiles");
    await form.locator("fieldset fieldset").nth(1).locator(".text input").fill("prices.csv");
    expect(await send(form)).toContain("400");
    const second = form.locator("fieldset fieldset").nth(1).locator("[aria-invalid=true]");
    expect(await second.count()).toBe(1);
  });

  it("shows hostile responses as text, and never as a page", async () => {
    const hostile = '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';
    const responses: Record<string, [type: string, body: string]> = {
      getBrowser: ["application/json", JSON.stringify({ session_id: hostile, [hostile]: [hostile] })],
      listBrowsers: ["text/html", hostile],
      getBrowserPool: ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${hostile}</svg>`],
      createBrowser: ["application/pdf", hostile],
      streamLogs: ["text/event-stream", `event: ${hostile}\ndata: ${JSON.stringify({ message: hostile })}\n\n`],
    };
    let answer: [type: string, body: string] = ["", ""];
    const server = createServer(({ method, headers: { origin = "*" } }, response) => {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
      response.setHeader("Content-Type", answer[0]).end(method === "OPTIONS" ? "" : answer[1]);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { page, problems } = await openPage({}, { server: `http://127.0.0.1:${port}` });
    for (const [id, response] of Object.entries(responses)) {
      answer = response;
      const call = await openCall(page, id);
      await send(call);
      const shown = responseOf(call);
      if (id !== "createBrowser") expect(await shown.innerText(), id).toContain("onerror=");
      else expect(await shown.getByRole("link").getAttribute("download")).toBeTruthy();
      expect(await shown.locator("img, script, svg").count(), id).toBe(0);
    }
    expect(await page.title()).not.toContain("hacked");
    expect(problems).toEqual([]);
  });
});
