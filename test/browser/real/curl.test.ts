/** `curlBrowser` goes over the network of the session's browser: with its cookies, and without a page. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Browser, BrowserCurlRequest } from "../../../generated/openapi.js";
import { netErrors } from "../../../src/browser/net-errors.js";
import { newFolder } from "../../support/folder.js";
import { startServer } from "../../support/server.js";
import { executablePath } from "../../support/chromium.js";
import { startWithBrowsers } from "./support.js";

/** Starts a session, and gives what sends a request from it. */
async function startCurl(settings = {}) {
  const { client, mock } = await startWithBrowsers();
  const session = await client.createBrowser({ body: settings });
  const path = { id: session.session_id };
  return { client, mock, session, path, curl: (body: BrowserCurlRequest) => client.curlBrowser({ path, body }) };
}

async function connect({ cdp_ws_url }: Browser) {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

/** A port of 127.0.0.1 on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

it("sends and sets the cookies of the browser, without a page that clients see", async () => {
  const { session, curl } = await startCurl();
  const { baseUrl, arrived } = await startServer((_, response) => {
    response.writeHead(200, { "Set-Cookie": ["fromCurl=1; SameSite=Strict", "other=2"], "X-List": ["a", "b"] }).end();
  });
  const { page } = await connect(session);
  const opened: string[] = [];
  page.context().on("page", (page) => opened.push(page.url()));
  await page.context().addCookies([{ name: "fromPage", value: "1", url: baseUrl, sameSite: "Strict" }]);
  const { status, headers } = await curl({ url: `${baseUrl}/first` });
  expect([status, headers["Set-Cookie"], headers["X-List"]])
    .toEqual([200, ["fromCurl=1; SameSite=Strict", "other=2"], ["a", "b"]]);
  expect(arrived.map(({ url, headers }) => [url, headers.cookie])).toEqual([["/first", "fromPage=1"]]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fromPage", "fromCurl", "other"]));
  expect(opened).toEqual([]);
});

it("sends every method, with headers and a body", async () => {
  const { curl } = await startCurl();
  const { baseUrl, arrived } = await startServer((_, response) => response.writeHead(418).end("short"));
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    const text = method === "GET" || method === "HEAD" ? "" : "text ß";
    const headers = { "Content-Type": "text/x-own", "X-Own": "1" };
    const answer = await curl({ url: baseUrl, method, headers, ...text && { body: text } });
    expect(answer).toMatchObject({ status: 418, body: method === "HEAD" ? "" : "short" });
    expect(arrived.at(-1)).toMatchObject({ method, text, headers: { "content-type": "text/x-own", "x-own": "1" } });
  }
});

it("follows redirects with the caller's headers, without secret ones for another origin", async () => {
  const { curl } = await startCurl();
  const elsewhere = await startServer((_, response) => response.end("end"));
  const { baseUrl, arrived } = await startServer(({ url }, response) => {
    const to = { "/307": "/303", "/303": `${elsewhere.baseUrl}/end` }[url ?? ""];
    response.writeHead(Number(url?.slice(1)), { "Location": to, "Set-Cookie": "hop=1" }).end();
  });
  const headers = { "Authorization": "Bearer x", "X-Own": "1", "Content-Type": "text/x-own" };
  const answer = await curl({ url: `${baseUrl}/307`, method: "POST", headers, body: "data" });
  expect(answer).toMatchObject({ status: 200, body: "end" });
  expect(arrived).toMatchObject([
    { method: "POST", url: "/307", text: "data", headers: { "x-own": "1", "authorization": "Bearer x" } },
    { method: "POST", url: "/303", text: "data", headers: { "cookie": "hop=1", "authorization": "Bearer x" } },
  ]);
  expect(elsewhere.arrived).toMatchObject([{ method: "GET", text: "", headers: { "x-own": "1" } }]);
  expect(Object.keys(elsewhere.arrived[0]?.headers ?? {})).not.toContain("authorization");
  expect(Object.keys(elsewhere.arrived[0]?.headers ?? {})).not.toContain("content-type");
});

it("returns decoded bytes in Base64, and neither runs nor downloads the response", async () => {
  const { curl, session } = await startCurl();
  const { baseUrl, arrived } = await startServer(({ url }, response) => {
    if (url === "/bytes") response.writeHead(200, { "Content-Type": "text/plain" }).end(Buffer.from([0xff, 0, 0xfe]));
    if (url === "/gzip") response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("packed"));
    if (url === "/page") response.writeHead(200, { "Content-Type": "text/html" }).end("<script src=x.js></script>");
    if (url === "/file") response.writeHead(200, { "Content-Disposition": "attachment; filename=a.bin" }).end("file");
    if (url === "/ask") response.writeHead(401, { "WWW-Authenticate": "Basic realm=x" }).end("Who are you?");
    if (url === "/empty") response.writeHead(204).end();
    if (url === "/broken") {
      response.writeHead(200, { "Content-Type": "text/plain", "Content-Length": "10" }).write("part");
      setTimeout(() => response.destroy(), 50);
    }
  });
  const get = async (name: string) => curl({ url: `${baseUrl}/${name}` });
  const { page } = await connect(session);
  page.on("download", () => expect.unreachable());
  const bytes = await curl({ url: `${baseUrl}/bytes`, response_encoding: "base64" });
  expect(bytes.body).toBe(Buffer.from([0xff, 0, 0xfe]).toString("base64"));
  expect((await get("gzip")).body).toBe("packed");
  expect((await get("page")).body).toBe("<script src=x.js></script>");
  expect((await get("file")).body).toBe("file");
  expect(await get("ask")).toMatchObject({ status: 401, body: "Who are you?" });
  expect(await get("empty")).toMatchObject({ status: 204, body: "" });
  await expect(get("broken")).rejects.toMatchObject({ body: { net_error_name: "ERR_CONTENT_LENGTH_MISMATCH" } });
  expect(arrived.map(({ url }) => url)).not.toContain("/x.js");
});

it("reports Chromium's name and number for a network error", async () => {
  const { curl } = await startCurl();
  const { baseUrl } = await startServer(({ url }, response) => {
    if (url === "/loop") response.writeHead(302, { Location: "/loop" }).end();
    if (url === "/nothing") response.destroy();
    if (url === "/file") response.writeHead(302, { Location: "file:///etc/hostname" }).end();
    if (url === "/late") setTimeout(() => response.end(), 5000).unref();
    if (url === "/endless") {
      const more = setInterval(() => response.write("x".repeat(2 ** 20)), 1);
      response.writeHead(200, { "Content-Type": "text/plain" }).once("close", () => clearInterval(more));
    }
  });
  const errorOf = (url: string, more = {}) => curl({ url, ...more }).then(() => undefined, ({ status, body }) =>
    [status, body.net_error_name, body.net_error]);
  expect(await errorOf(`http://127.0.0.1:${await freePort()}`)).toEqual([502, "ERR_CONNECTION_REFUSED", -102]);
  expect(await errorOf("http://nowhere.invalid")).toEqual([502, "ERR_NAME_NOT_RESOLVED", -105]);
  expect(await errorOf(baseUrl.replace("http", "https"))).toEqual([502, "ERR_SSL_PROTOCOL_ERROR", -107]);
  expect(await errorOf(`${baseUrl}/loop`)).toEqual([502, "ERR_TOO_MANY_REDIRECTS", -310]);
  expect(await errorOf(`${baseUrl}/nothing`)).toEqual([502, "ERR_EMPTY_RESPONSE", -324]);
  expect(await errorOf(`${baseUrl}/file`)).toEqual([502, "ERR_UNSAFE_REDIRECT", -311]);
  expect(await errorOf(`${baseUrl}/late`, { timeout_ms: 1000 })).toEqual([502, "ERR_TIMED_OUT", -7]);
  expect(await errorOf(`${baseUrl}/endless`)).toEqual([502, undefined, undefined]);
});

it("refuses a header that the browser does not send", async () => {
  const { curl } = await startCurl();
  const { baseUrl, arrived } = await startServer();
  await expect(curl({ url: baseUrl, headers: { Host: "other.example.com" } })).rejects.toMatchObject({ status: 400 });
  await expect(curl({ url: baseUrl, headers: { X: "1\r\nY: 2" } })).rejects.toThrow("the browser rejects them");
  expect(arrived).toEqual([]);
});

it("answers curl/raw at the base URL in the same way", async () => {
  const { session, mock } = await startCurl();
  const { baseUrl } = await startServer((_, response) => response.writeHead(201, { "X-Own": "1" }).end("raw"));
  const token = new URL(session.cdp_ws_url ?? "").searchParams.get("jwt");
  const answer = await fetch(`${mock.url}/vm/${session.session_id}/curl/raw?url=${baseUrl}&jwt=${token}`);
  expect([answer.status, answer.headers.get("X-Own"), await answer.text()]).toEqual([201, "1", "raw"]);
});

it("ends with the session, whatever the target does", async () => {
  const { client, curl, path } = await startCurl();
  const { baseUrl, arrived } = await startServer(() => {});
  const response = curl({ url: baseUrl }).catch(({ status }) => status);
  await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1);
  await client.deleteBrowser({ path: { id_or_name: path.id } });
  expect(await Promise.race([response, wait(4000)])).toBeGreaterThanOrEqual(500);
});

it("knows the numbers of the network errors", async () => {
  const folder = await newFolder();
  const log = join(folder, "log.json");
  const settings = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${folder}/profile`];
  await promisify(execFile)(executablePath, [...settings, `--log-net-log=${log}`, "--dump-dom", "about:blank"]);
  const [first = ""] = (await readFile(log, "utf8")).split(",\n"); // the rest breaks off
  const { constants } = JSON.parse(`${first}}`);
  const names = Object.keys(netErrors).map((name) => `ERR_${name}`);
  expect(Object.fromEntries(names.map((name) => [name, constants.netError[name]])))
    .toEqual(Object.fromEntries(Object.entries(netErrors).map(([name, number]) => [`ERR_${name}`, number])));
});
