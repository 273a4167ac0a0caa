/**
 * WebDriver and WebDriver BiDi: what arrives at `webdriver_ws_url`, or below it, goes to the ChromeDriver of the
 * session's browser. The `webSocketUrl` of a new session leads here.
 */
import type { WebDriver } from "../../browser/index.js";
import { readText } from "../../server/body.js";
import { headerOf, type HttpRequest, type HttpResponse, readTarget, type Responder } from "../../server/http.js";
import { type BrowserAccess, checkClient, checkSession } from "./access.js";
import { answerBefore } from "./own-answers.js";

/** Where a request leads. */
export interface WebDriverAddress {
  /** The id of a browser session. */
  id: string;
  /** The path for ChromeDriver, which may be empty. */
  path: string;
  /** A query with the token. */
  search: string;
}

const pattern = /^\/vm\/([^/]+)\/webdriver(\/.*)?$/;
/** How long a request may be: a client may upload a file. */
const maxBodyBytes = 100 * 1024 * 1024;

/**
 * Reads an address. Clients that keep no query, such as Selenium, send the token as the password of `http://jwt:TOKEN@…`
 * (RFC 7617).
 *
 * @returns Undefined if it leads elsewhere.
 */
export function readAddress(request: Pick<HttpRequest, "target" | "headers">): WebDriverAddress | undefined {
  const { pathname, search } = readTarget(request.target);
  const [, id, path = ""] = pattern.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const [, credentials = ""] = /^Basic +(.+)$/i.exec(headerOf(request, "authorization") ?? "") ?? [];
  const [, password = ""] = Buffer.from(credentials, "base64").toString().split(":");
  return { id, path, search: password ? `jwt=${password}` : search };
}

/** Has a responder answer requests for these addresses, too. */
export function withWebDriver(responder: Responder, access: BrowserAccess, webDriver: WebDriver): Responder {
  return answerBefore(responder, access.log, (request) => {
    const address = readAddress(request);
    return address && (() => answer(request, address, access, webDriver));
  });
}

async function answer(
  request: HttpRequest,
  { id, path, search }: WebDriverAddress,
  access: BrowserAccess,
  webDriver: WebDriver,
): Promise<HttpResponse> {
  checkClient(request, access.host);
  checkSession(access, id, search);
  const { method, signal } = request;
  const body = request.hasBody ? await readText(request, maxBodyBytes) : undefined;
  access.service.use(id);
  const { status, body: text } = await webDriver.send(await access.devTools(id), { method, path, body, signal });
  const own = `ws://${headerOf(request, "host")}/vm/${id}/webdriver`;
  return {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" },
    body: path === "/session" ? text.replace(/(?<="webSocketUrl":")ws:\/\/[^/"]+([^"]*)/, `${own}$1?${search}`) : text,
  };
}
