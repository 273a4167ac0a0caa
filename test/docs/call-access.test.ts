/** Calls are accessible: by keyboard alone, on wide and narrow screens, in the light and the dark theme. */
import { expect, it } from "vitest";
import { everyViolationOn } from "./axe.js";
import { fieldOf, mock, openCall, openPage, outcomeOf, send, setUpCalls, timeout } from "./calls.js";

const ids = ["createBrowser", "uploadFiles", "streamLogs", "takeScreenshot", "movePath"];

const settings = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;

setUpCalls();

it("forms, responses and settings are accessible at any width and in any theme", { timeout }, async () => {
  const { page } = await openPage();
  await page.evaluate((included) => { // axe-core checks every element; other tests cover the other articles
    for (const entry of document.querySelectorAll(".entry")) if (!included.includes(entry.id)) entry.remove();
  }, ["overview", ...ids]);
  for (const id of ids) {
    const call = await openCall(page, id);
    if (id === "movePath") await fieldOf(call, "dest_path").fill("todo.txt");
    await send(call);
    await call.locator("details").evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
  }
  for (const { width, colorScheme } of settings) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" }); // a transition has less contrast
    expect(await everyViolationOn(page), `${width} ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.locator("button.target").first().click();
    expect(await everyViolationOn(page, "dialog[open]"), `${width} ${colorScheme}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

it("on a phone, one tap below the title opens the call, each time, and a link to it does, too", async () => {
  const { page } = await openPage({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
  await page.evaluate(() => void (location.hash = "createBrowser"));
  const call = page.locator("#createBrowser .call");
  const open = page.locator("#createBrowser .text").getByRole("link", { name: "Try it" });
  const isShown = async () => {
    await call.getByRole("form").waitFor();
    await expect.poll(async () => Math.round((await call.boundingBox())?.y ?? 0)).toBe(72); // below the bar
  };
  expect((await open.boundingBox())?.height).toBeGreaterThan(32);
  await open.tap();
  await isShown();
  await call.locator("> summary").tap();
  await open.tap();
  await isShown();
  await page.reload();
  await isShown();
  expect(await send(call)).toContain("200 OK");
}, timeout);

it("a call can be opened, filled in, sent and stopped by keyboard alone", { timeout }, async () => {
  const { page } = await openPage();
  await page.locator("#streamLogs .call > summary").focus();
  await page.keyboard.press("Enter");
  const call = page.locator("#streamLogs .call");
  await call.getByRole("form").waitFor();
  const names: string[] = [];
  while (names.length < 20 && names.at(-1) !== "Stop") {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.labels?.[0]?.textContent ?? element.textContent;
    });
    names.push(name);
    if (name.startsWith("follow")) await page.keyboard.type("true");
    if (name === "Send") {
      await page.keyboard.press("Enter");
      await outcomeOf(call).getByText("The stream is open.").waitFor();
    }
  }
  const fields = ["id *", "source *", "follow", "path", "More fields (1)"];
  expect(names).toEqual([...fields, "Show as curl", "Send", "Stop"]);
  await page.keyboard.press("Enter");
  await outcomeOf(call).getByText("Stopped.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send");
  expect(mock.requests).toMatchObject([{ operation: "streamLogs" }]);
  expect(mock.requests[0]?.url).toContain("follow=true");
});
