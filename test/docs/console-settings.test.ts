/** What the console sends with every call: where to, with which token, and what it asks a mock for. */
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.js";
import { execute, field, mock, openConsole, placeOf, setUpConsole, status, timeout, url } from "./console.js";

setUpConsole();

describe("the console", { timeout }, () => {
  it("shows an error of the server as it came", async () => {
    const { page, operation } = await openConsole(placeOf("getBrowser"));
    await field(page, "Prefer").fill("code=403");
    const answer = await execute(operation);
    expect(await answer.innerText()).toMatch(/^403\b[^]*"forbidden"/);
    expect(mock.requests).toMatchObject([{ status: 403, headers: { prefer: "code=403" } }]);
  });
  it("sends the token of its field, and keeps the fields over a reload", async () => {
    const { page, operation } = await openConsole(placeOf("getBrowser"));
    await field(page, "Token").fill("");
    await execute(operation);
    expect(mock.requests).toMatchObject([{ status: 401 }]);
    await field(page, "Token").fill("another");
    await field(page, "Prefer").fill("code=404");
    await page.reload();
    expect(await field(page, "Token").inputValue()).toBe("another");
    expect(await field(page, "Prefer").inputValue()).toBe("code=404");
    expect(await field(page, "Base URL").inputValue()).toBe(mock.url);
  });
  it("calls another server when it is told to, with no token that was kept for the one before", async () => {
    const { page, operation } = await openConsole(placeOf("getBrowser"));
    const other = await startMock({ token: "other" });
    onTestFinished(() => other.close());
    await page.unrouteAll();
    await field(page, "Token").fill("kept");
    await page.goto(`${url}${placeOf("getBrowser").replace(".html", `.html?base_url=${other.url}`)}`);
    expect(await field(page, "Token").inputValue()).toBe("any-token");
    await field(page, "Token").fill("other");
    await execute(operation);
    expect(other.requests).toMatchObject([{ operation: "getBrowser", status: 200 }]);
    await field(page, "Base URL").fill(`${mock.url}/`);
    await execute(operation);
    await expect.poll(() => mock.requests).toMatchObject([{ operation: "getBrowser", status: 200 }]);
  });
  it("says how to start the mock when nothing answers, at load and when a call fails", async () => {
    const gone = await startMock();
    await gone.close();
    const { page, operation } = await openConsole(placeOf("getBrowser"));
    await page.unrouteAll();
    await field(page, "Base URL").fill(gone.url);
    await page.reload();
    await status(page).getByText("npx cloud-browser-contract mock").waitFor();
    const answer = await execute(operation);
    expect(await answer.innerText()).toContain("npx cloud-browser-contract mock");
    await field(page, "Base URL").fill("127.0.0.1:4010");
    await field(page, "Base URL").blur();
    await status(page).getByText("The base URL must start with http:// or https://.").waitFor();
  });
});
