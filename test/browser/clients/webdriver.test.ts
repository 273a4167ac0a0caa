/** Clients of WebDriver and WebDriver BiDi use a session's browser by `webdriver_ws_url`, one after the other. */
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { expect, it } from "vitest";
import { remote } from "webdriverio";
import { startWithBrowsers } from "../real/support.js";

/** A page whose button asks, and then shows the answer. */
const page = (title: string) =>
  `data:text/html,<title>${title}</title><button onclick="document.title %2B= confirm('Sure?')">Ask</button>`;

it("lets Selenium, WebdriverIO and Puppeteer use one browser, one after the other", async () => {
  const { client, lines } = await startWithBrowsers();
  const { session_id, webdriver_ws_url } = await client.createBrowser({ body: { start_url: page("Begin") } });
  const { hostname, host, port, pathname, searchParams } = new URL(webdriver_ws_url);
  const jwt = searchParams.get("jwt") ?? "";
  const seen = async () => (await client.executePlaywrightCode({
    path: { id: session_id }, body: { code: "return Promise.all(context.pages().map((page) => page.title()))" },
  })).result;

  const server = `http://jwt:${jwt}@${host}${pathname}`;
  for (const capabilities of [{}, { webSocketUrl: true, unhandledPromptBehavior: "ignore" }]) {
    const all = new Capabilities({ browserName: "chrome", ...capabilities });
    const selenium = await new Builder().usingServer(server).withCapabilities(all).build();
    await selenium.get(page("Selenium"));
    await selenium.findElement(By.css("button")).click();
    await selenium.switchTo().alert().accept();
    expect(await selenium.getTitle()).toBe("Seleniumtrue");
    if (capabilities.webSocketUrl) {
      const bidi = await selenium.getBidi();
      const { result } = await bidi.send({ method: "browsingContext.getTree", params: {} }) as { result: object };
      expect(result).toMatchObject({ contexts: [{ url: expect.stringContaining("Selenium") as string }] });
    }
    await selenium.quit();
    expect(await seen()).toEqual(["Seleniumtrue"]);
  }

  const connection = { hostname, port: Number(port), path: pathname, queryParams: { jwt } };
  const capabilities = { browserName: "chrome" };
  const webdriverio = await remote({ ...connection, logLevel: "error", capabilities });
  expect(webdriverio.isBidi).toBe(true);
  await webdriverio.url(page("WebdriverIO"));
  await webdriverio.deleteSession();
  expect(await seen()).toEqual(["WebdriverIO"]);

  for (const title of ["Puppeteer", "Puppeteer again"]) {
    const browser = await puppeteer.connect({ browserWSEndpoint: webdriver_ws_url, protocol: "webDriverBiDi" });
    const [first] = await browser.pages();
    await first?.goto(page(title));
    const accepted = new Promise<void>((resolve) => first?.once("dialog", (dialog) => resolve(dialog.accept())));
    await (await first?.$("button"))?.click();
    await accepted; // or Puppeteer waits for it in a session that has ended
    expect(await first?.title()).toBe(`${title}true`);
    await browser.disconnect();
    expect(await seen()).toEqual([`${title}true`]);
  }
  expect(lines.filter((line) => line.includes("restarts"))).toEqual([]);
});
