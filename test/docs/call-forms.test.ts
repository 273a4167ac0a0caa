/** The fields of a call: their values from the contract, and the requests that they send. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { contentOf, session } from "../support/mock.js";
import { fieldOf, mock, openCall, openPage, outcomeOf, pickExample, send, setUpCalls, timeout } from "./calls.js";

setUpCalls();

describe("the fields of a call", { timeout }, () => {
  it("are created when the call is opened, and filled from the picked example", async () => {
    const { page } = await openPage();
    expect(await page.locator(".call form").count()).toBe(0);
    expect(mock.requests).toEqual([]);
    const call = await openCall(page, "createDeployment");
    expect(await page.locator(".call form").count()).toBe(1);
    expect(await fieldOf(call, "entrypoint_rel_path").inputValue()).not.toBe("");
    await pickExample(page, "createDeployment", 1);
    expect(await fieldOf(call, "entrypoint_rel_path").inputValue()).toBe("");
    expect(JSON.parse(await fieldOf(call, "source").inputValue())).toMatchObject({ type: "github" });
    expect(await fieldOf(call, "force").locator("option").allInnerTexts())
      .toEqual([expect.stringMatching(/^not sent/), "true", "false"]);
  });

  it("of a nested form send each file to its path, and allow another file", async () => {
    const { page } = await openPage();
    const call = await openCall(page, "uploadFiles");
    const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("sku,price\n") };
    await call.getByLabel("file: a file").first().setInputFiles(file);
    await call.getByRole("button", { name: "Add another" }).click();
    const third = call.locator("fieldset fieldset").nth(2);
    await third.locator("textarea").fill("a third");
    await third.locator(".text input").fill("/home/user/third.txt");
    await call.getByRole("button", { name: "Remove files[1]" }).click();
    expect(await send(call)).toContain("201");
    expect(mock.requests).toMatchObject([{ operation: "uploadFiles", status: 201 }]);
    expect(mock.file(session, "/home/user/catalogue/prices.csv")?.size).toBe(10);
    expect(await contentOf(mock, "/home/user/third.txt")).toBe("a third");
    expect(mock.file(session, "/home/user/catalogue/products.csv")).toBeUndefined();
  });

  it("encode the parts of a form as the contract declares", async () => {
    const { page } = await openPage();
    const call = await openCall(page, "createDeployment");
    await pickExample(page, "createDeployment", 1);
    await call.getByText("More fields").click();
    await fieldOf(call, "env_vars").fill('{"LOG_LEVEL": "debug"}');
    await fieldOf(call, "force").selectOption("true");
    const request = page.waitForRequest((request) => request.method() === "POST");
    expect(await send(call)).toContain("201");
    const sent = (await request).postData() ?? "";
    expect(sent).toMatch(/name="env_vars\[LOG_LEVEL\]"\r\n\r\ndebug\r\n/);
    expect(sent).toMatch(/name="source"; filename="blob"\r\nContent-Type: application\/json\r\n\r\n\{/);
    expect(sent).toMatch(/name="force"\r\n\r\ntrue\r\n/);
  });

  it("show an error at a value that cannot be sent", async () => {
    const { page } = await openPage();
    const call = await openCall(page, "createBrowser");
    await fieldOf(call, "viewport").fill("{ width: 3 }");
    expect(await send(call)).toMatch(/^Not sent: This is not JSON/);
    expect(await fieldOf(call, "viewport").getAttribute("aria-invalid")).toBe("true");
    expect(await fieldOf(call, "viewport").evaluate((field) => field === document.activeElement)).toBe(true);
    const get = await openCall(page, "getBrowser");
    await fieldOf(get, "id_or_name").fill("..");
    expect(await send(get)).toMatch(/^Not sent: id_or_name is part of the path/);
    expect(mock.requests).toEqual([]);
  });

  it("are shown as a curl command that sends the same request", async () => {
    const { page } = await openPage();
    for (const id of ["uploadFiles", "movePath", "uploadZip"]) {
      await mock.reset();
      const call = await openCall(page, id);
      const curl = await call.locator(".more .panel code").textContent() ?? "";
      await promisify(execFile)("sh", ["-c", curl], { env: { ...process.env, ACCESS_TOKEN: "any-token" } });
      const [byCurl] = mock.requests;
      await mock.reset();
      await send(call);
      const { status, url } = mock.requests[0] ?? {};
      expect(byCurl, curl).toMatchObject({ operation: id, status, url });
    }
    await outcomeOf(page.locator("#movePath .call")).getByText("200 OK").waitFor();
  });
});

it("the code of the calls is smaller than 25 kB", async () => {
  const entry = fileURLToPath(new URL("../../src/docs/page/calls/main.ts", import.meta.url));
  const options = { bundle: true, minify: true, format: "esm", write: false, target: "es2022" } as const;
  const { outputFiles: [code] } = await build({ entryPoints: [entry], ...options });
  const folder = fileURLToPath(new URL("../../src/docs/page/calls/", import.meta.url));
  const styles = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(0);
  const style = (await Promise.all(styles.map((name) => readFile(join(folder, name), "utf8")))).join("");
  expect(gzipSync(code?.contents ?? "").length + gzipSync(style).length).toBeLessThan(25_000);
});
