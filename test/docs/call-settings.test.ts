/** The settings of all calls, the values that links fill in, and the advice when no server responds. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { startMock } from "../../src/mock/index.js";
import { contract, yaml } from "../support/contract.js";
import { responseOf, fieldOf, mock, openCall, openPage, send, setUpCalls, timeout, url } from "./calls.js";
import { samplesOf } from "./samples.js";

const baseUrl = contract.servers[0].url as string;

setUpCalls();

describe("the settings of the page", { timeout }, () => {
  it("apply to every call, and survive a reload in the same tab only", async () => {
    const { page } = await openPage();
    await set(page, { Token: "", Prefer: "code=403" });
    const call = await openCall(page, "getBrowser");
    expect(await send(call)).toContain("401");
    await set(page, { Token: "another", Prefer: "code=403" });
    const request = page.waitForRequest((request) => request.url().includes("/browsers/"));
    expect(await send(call)).toContain("403");
    expect((await request).headers()).toMatchObject({ authorization: "Bearer another", prefer: "code=403" });
    expect(await call.locator("[aria-invalid=true]").count()).toBe(0);
    await page.reload();
    await openCall(page, "getBrowser");
    expect(await send(page.locator("#getBrowser .call"))).toContain("403");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("another");
    await page.goto(`${url}index.html?base_url=${mock.url}`); // the server of a link does not receive a saved token
    const other = page.waitForRequest((request) => request.url().includes("/browsers/"));
    await send(await openCall(page, "getBrowser"));
    expect((await other).headers()).toMatchObject({ authorization: "Bearer any-token" });
    expect((await other).headers()).not.toHaveProperty("prefer");
  });

  it("explain how to start the mock if no server responds, before and after a call", async () => {
    const gone = await startMock();
    await gone.close();
    const { page } = await openPage({}, { server: gone.url });
    const call = await openCall(page, "getBrowser");
    const advice = call.locator("p.advice");
    await advice.getByText(`No server at ${gone.url} accepts calls from this page.`).waitFor();
    expect(await advice.getByText("npx cloud-browser-contract mock").count()).toBe(1);
    expect(await send(call)).toBe("The request did not reach the server.");
    await page.unrouteAll();
    await set(page, { "Base URL": "127.0.0.1:4010" });
    await advice.getByText("The base URL must start with http:// or https://.").waitFor();
    await set(page, { "Base URL": `${mock.url}/` });
    await advice.waitFor({ state: "hidden" });
    expect(await send(call)).toContain("200 OK");
  });
});

describe("links", { timeout }, () => {
  it("fill every linked parameter with the id of the created session until it is deleted", async () => {
    const { page } = await openPage();
    const before = await openCall(page, "readFile"); // filled although it was opened before the session exists
    const create = await openCall(page, "createBrowser");
    expect(await send(create)).toMatch(/Filled in \d\d other calls\.$/);
    const text = await responseOf(create).getByLabel("Body").innerText();
    const { session_id: id } = JSON.parse(text) as { session_id: string };
    const take = await openCall(page, "takeScreenshot");
    for (const call of [before, take]) {
      expect(await fieldOf(call, "id").inputValue()).toBe(id);
      await call.getByText("From createBrowser.").waitFor();
    }
    const remove = await openCall(page, "deleteBrowser");
    expect(await fieldOf(remove, "id_or_name").inputValue()).toBe(id);
    expect(await send(remove)).toContain("204");
    const after = await openCall(page, "listFiles");
    expect(await fieldOf(after, "id").inputValue()).not.toBe(id);
  });

  it("also fill fields of bodies", async () => {
    const { page } = await openPage();
    const acquire = await openCall(page, "acquireBrowser");
    await send(acquire);
    const text = await responseOf(acquire).getByLabel("Body").innerText();
    const { session_id: id } = JSON.parse(text) as { session_id: string };
    const release = await openCall(page, "releaseBrowser");
    expect(await fieldOf(release, "session_id").inputValue()).toBe(id);
    expect(await send(release)).toMatch(/^2/);
  });
});

describe("samples", { timeout }, () => {
  const operations = samplesOf(yaml);
  const first = operations.find(({ id }) => id === "createBrowser")?.samples ?? {}; // the introduction has it, too
  const all = [...operations.map(({ samples }) => samples), first].flatMap((samples) => Object.values(samples));
  const shownOn = (page: Page) => page.locator(".request .choice").allTextContents();

  it("lead to the server of the link, then to that of the settings, in every language", async () => {
    const { page } = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    const to = (server: string) => all.map((sample) => sample.replaceAll(baseUrl, server)).sort();
    expect((await shownOn(page)).sort()).toEqual(to(mock.url));
    expect(await page.locator("#overview .base pre").textContent()).toBe(mock.url);
    await set(page, { "Base URL": "https://example.com/v2/" }); // some bodies name example.com, and keep it
    await set(page, { "Base URL": "https://api.example.org/v2/" });
    expect((await shownOn(page)).sort()).toEqual(to("https://api.example.org/v2"));
    expect(await page.locator("#overview .base pre").textContent()).toBe("https://api.example.org/v2");
    await page.locator("#movePath .request .copy").click();
    await page.locator("#movePath .request").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("'https://api.example.org/v2/browsers/");
    await set(page, { "Base URL": "no URL" });
    expect((await shownOn(page)).sort()).toEqual(to("https://api.example.org/v2"));
    const description = page.locator("#overview .base p");
    expect(await description.isVisible()).toBe(false); // it says what the first server of the contract is
    await set(page, { "Base URL": baseUrl });
    expect(await description.isVisible()).toBe(true);
    expect((await shownOn(page)).sort()).toEqual(to(baseUrl));
  });

  it.each(["http://a/';touch hit;'", "http://a';touch hit;'/", "http://a/\";hit();\"", "http://a\";hit();\"/"])(
    "quote the server of a hostile link: %s",
    async (server) => {
      const { page } = await openPage({}, { server: encodeURIComponent(server) });
      const [curl = "", , fetched = ""] = await page.locator("#getBrowser .request .choice").allTextContents();
      expect(curl.split("'")).toHaveLength(3);
      expect(fetched.split("\n")[0]?.split("\"")).toHaveLength(3);
    },
  );
});

/** Changes settings in the dialog. */
async function set(page: Page, values: Record<string, string>): Promise<void> {
  if (await page.locator(".call form").count() === 0) await openCall(page, "listBrowsers");
  await page.locator("button.target").first().click();
  const dialog = page.locator("dialog.call-settings");
  for (const [name, value] of Object.entries(values)) await dialog.getByLabel(name, { exact: true }).fill(value);
  await dialog.getByRole("button", { name: "Done" }).click();
}
