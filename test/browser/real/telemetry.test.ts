/** What happens in the pages of a session is in its telemetry, as far as it records that. */
import { chromium, type Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import type { Browser, BrowserTelemetryEnvelope, BrowserTelemetryRequest } from "../../../generated/openapi.js";
import { contentOf, violationsOf, type Node, operation } from "../../support/contract.js";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

type Event = BrowserTelemetryEnvelope["event"];
type Data = Record<string, unknown>;

const on = { enabled: true };
const all = { browser: { console: on, network: on, page: on } };

const html = `<title>Shop</title><script>
console.warn("Price is missing.", { sku: 4711 }, 3);
console.error("Loading failed.");
fetch("/old", { method: "POST", body: "sku=1" });
fetch("http://127.0.0.1:9/").catch(() => {});
setTimeout(() => {
  undefined.price;
});
</script><iframe src=/frame></iframe>`;

const prices = '{"price":1}';

/** Starts a session, and a shop on a server, which it does not show yet. */
async function startShop(telemetry?: BrowserTelemetryRequest) {
  const { baseUrl } = await startServer(({ url }, response) => {
    if (url === "/old") return response.writeHead(307, { Location: "/prices" }).end();
    response.setHeader("Content-Type", url === "/prices" ? "application/json" : "text/html");
    response.end(url === "/" ? html : url === "/prices" ? prices : "<p>Frame");
  });
  const { client, mock } = await startWithBrowsers();
  const session = await client.createBrowser({ body: { ...telemetry && { telemetry } } });
  const path = { id: session.session_id };
  const eventsOf = async () => (await client.listTelemetryEvents({ path, query: { since: "1h" } }))
    .map(({ event }) => event);
  return { baseUrl, client, mock, session, path, eventsOf, typesOf: async () => (await eventsOf()).map(typeOf) };
}

const typeOf = ({ type }: Event) => type;

async function connect({ cdp_ws_url }: Browser): Promise<Page> {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  onTestFinished(() => browser.close());
  return browser.contexts()[0]?.pages()[0] as Page;
}

/** The names that a schema has a place for. */
const namesIn = ({ properties = {}, allOf = [] }: Node): string[] =>
  [...Object.keys(properties as Node), ...(allOf as Node[]).flatMap(namesIn)];

it("reports console, network and loading of pages, as the contract describes it", async () => {
  const { baseUrl, session, eventsOf, typesOf } = await startShop(all);
  const page = await connect(session);
  await page.goto(baseUrl);
  await expect.poll(typesOf, { timeout: 3000 }).toContain("network_idle");
  const events = await eventsOf();
  const dataOf = (type: Event["type"]) => events.filter((event) => event.type === type).map(({ data }) => data as Data);

  expect(dataOf("console_log")).toEqual([expect.objectContaining({
    level: "warning", text: "Price is missing.", args: ["Price is missing.", "Object", "3"], url: `${baseUrl}/`,
  })]);
  expect(dataOf("console_error")).toEqual(expect.arrayContaining([
    expect.objectContaining({ level: "error", text: "Loading failed." }),
    expect.objectContaining({
      text: "Uncaught TypeError: Cannot read properties of undefined (reading 'price')",
      source_url: `${baseUrl}/`, line: 7, column: 13,
    }),
  ]));
  expect(dataOf("network_request")).toEqual(expect.arrayContaining([
    expect.objectContaining({ url: `${baseUrl}/`, resource_type: "Document", is_redirect: false }),
    expect.objectContaining({ url: `${baseUrl}/old`, method: "POST", post_data: "sku=1", initiator_type: "script" }),
    expect.objectContaining({ url: `${baseUrl}/prices`, is_redirect: true, redirect_url: `${baseUrl}/old` }),
  ]));
  expect(dataOf("network_response")).toEqual(expect.arrayContaining([
    expect.objectContaining({ url: `${baseUrl}/prices`, status: 200, body: prices, resource_type: "Fetch" }),
  ]));
  expect(dataOf("network_loading_failed")).toEqual([expect.objectContaining({
    url: "http://127.0.0.1:9/", error_text: expect.stringMatching(/^net::ERR_/) as string, canceled: false,
  })]);
  expect(dataOf("page_navigation").map(({ url }) => url)).toEqual([`${baseUrl}/`, `${baseUrl}/frame`]);
  expect(dataOf("page_load")).toEqual([expect.objectContaining({ url: `${baseUrl}/`, nav_seq: 1 })]);
  expect(dataOf("page_dom_content_loaded")).toHaveLength(1);

  const { schema } = contentOf(operation("listTelemetryEvents").responses[200] as Node)!;
  expect(violationsOf((schema.items as Node).properties.event as Node, events[0])).toEqual([]);
  for (const event of events) {
    const own = (schema.items.properties.event.oneOf as Node[])
      .find(({ properties }) => properties.type.const === event.type) as Node;
    expect(violationsOf(own, event)).toEqual([]);
    expect(namesIn(own.properties.data as Node)).toEqual(expect.arrayContaining(Object.keys(event.data as Data)));
  }
});

it("reports opened tabs and crashed pages", async () => {
  const { session, eventsOf } = await startShop(all);
  const page = await connect(session);
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void open("about:blank#help"))]);
  const told = async (type: Event["type"]) =>
    (await eventsOf()).filter((event) => event.type === type).map(({ data }) => data as Data);
  await expect.poll(() => told("page_tab_opened")).not.toEqual([]); // from now on the tab is watched
  await tab.goto("chrome://crash").catch(() => {});
  await expect.poll(() => told("page_crashed"), { timeout: 3000 }).not.toEqual([]);
  const [{ target_id, opener_id } = {}] = await told("page_tab_opened");
  await expect.poll(() => told("page_crashed"))
    .toEqual(expect.arrayContaining([{ target_id, target_type: "page", url: "about:blank#help" }]));
  expect(opener_id).toBeDefined();
});

it("reports only categories that are on, from then on, and none once they are off", async () => {
  const { baseUrl, client, session, path, typesOf } = await startShop();
  const page = await connect(session);
  const { session_id: id_or_name } = session;
  await page.goto(baseUrl);
  await client.updateBrowser({ path: { id_or_name }, body: { telemetry: { browser: { console: on } } } });
  await page.evaluate(() => console.log("later"));
  const pagesTold = async () => (await typesOf()).filter((type) => !/^(platform_)?api_call|^cdp|^live/.test(type));
  await expect.poll(pagesTold).toEqual(["console_log"]);
  await client.updateBrowser({ path: { id_or_name }, body: { telemetry: { enabled: false } } });
  await page.evaluate(() => console.log("too late"));
  expect((await client.getBrowser({ path: { id_or_name } })).telemetry).toBeUndefined();
  await client.takeScreenshot({ path });
  expect(await pagesTold()).toEqual(["console_log"]);
});

it("streams events as they happen, with limited texts", async () => {
  const { client, session, path } = await startShop(all);
  const stream = await client.streamTelemetryEvents({ path, query: { type: ["console_log"] } });
  const page = await connect(session);
  await page.evaluate(() => console.log("x".repeat(2 ** 20)));
  for await (const { event } of stream) {
    expect(event.truncated).toBe(true);
    expect((event.data as { text: string }).text.length).toBeLessThan(2 ** 15);
    break;
  }
});

it("adds console and navigation of pages to the session's log while it is followed", async () => {
  const { baseUrl, client, session, path, eventsOf } = await startShop();
  const page = await connect(session);
  const lines: string[] = [];
  const log = await client.streamLogs({ path, query: { source: "supervisor", supervisor_process: "chromium" } });
  void (async () => {
    for await (const event of log) if (event.event === "log") lines.push(event.message);
  })();
  await expect.poll(async () => {
    await page.goto(baseUrl);
    return lines;
  }, { timeout: 4000 }).toEqual(expect.arrayContaining([
    `navigation: ${baseUrl}/`, "console warning: Price is missing. Object 3",
  ]));
  expect(await eventsOf()).toEqual([]);
});
