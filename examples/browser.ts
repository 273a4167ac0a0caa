/** A program that works with a real browser: on `mock --browser`, and by another BASE_URL on the service. */
import Kernel from "@onkernel/sdk";
import { chromium } from "playwright-core";

const { BASE_URL = "http://127.0.0.1:4010", ACCESS_TOKEN = "any-token" } = process.env;
const kernel = new Kernel({ baseURL: BASE_URL, apiKey: ACCESS_TOKEN });

const shop = `<title>Log in</title>
<form onsubmit="document.title = 'Orders'; document.body.innerHTML = '<h1>Orders of ' + name.value + '</h1>'
  + '<a href=&quot;data:text/csv,desk;420&quot; download=orders.csv>Download</a>'; return false">
  <label>Name <input id="name"></label> <label>Password <input type="password"></label> <button>Log in</button>
</form>`;

const { session_id, cdp_ws_url } = await kernel.browsers.create({ viewport: { width: 1024, height: 768 } });
try {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error("The browser has no page.");
  await page.goto(`data:text/html,${encodeURIComponent(shop)}`);
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("button").click();
  console.log(await page.getByRole("heading").innerText());

  const { result } = await kernel.browsers.playwright.execute(session_id, { code: "return page.title();" });
  console.log(`Playwright code sees ${String(result)}`);
  const screenshot = await kernel.browsers.computer.captureScreenshot(session_id);
  console.log(`A screenshot is ${(await screenshot.blob()).type}`);

  const cdp = await browser.newBrowserCDPSession();
  const downloadPath = "/tmp/orders";
  await cdp.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath, eventsEnabled: true });
  const downloaded = new Promise<void>((resolve) => {
    cdp.on("Browser.downloadProgress", ({ state }) => state === "completed" && resolve());
  });
  await page.getByRole("link").click();
  await downloaded;
  const file = await kernel.browsers.fs.readFile(session_id, { path: `${downloadPath}/orders.csv` });
  console.log(`Downloaded ${await file.text()}`);
  await browser.close();
} finally {
  await kernel.browsers.deleteByID(session_id);
}
