/** How a connection is configured, as requests say it. */
import type { ManagedAuthUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../http-error.js";
import { given } from "../base/given.js";
import type { Proxies } from "../proxies.js";
import { telemetryOf } from "../sessions/telemetry.js";
import type { Settings } from "./connection.js";

/**
 * Gives settings with what a request changes of them.
 *
 * @param before The settings until now; of a new connection there are none.
 * @throws {HttpError} With 400 when there is no such proxy, or a value means nothing.
 */
export function changed<Before extends Partial<Settings>>(
  before: Before,
  { credential: _, proxy, login_url, browser_telemetry, ...others }: ManagedAuthUpdateRequest,
  proxies: Proxies,
): Before {
  if (login_url) checkUrl(login_url);
  const records = telemetryOf(browser_telemetry) !== undefined;
  const after = { ...before, ...given(others), ...proxy && { proxy_id: proxies.refer("proxy", proxy).id } };
  if (login_url !== undefined) delete after.login_url;
  if (browser_telemetry !== undefined) delete after.browser_telemetry;
  return { ...after, ...login_url && { login_url }, ...records && { browser_telemetry } };
}

/** The characters of a URI (RFC 3986, section 2). */
const uri = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

function checkUrl(url: string): void {
  if (!URL.canParse(url) || !uri.test(url)) throw new HttpError(400, ["login_url must be an absolute URL."]);
}

/**
 * Checks that a text is the domain of a website.
 *
 * @throws {HttpError} With 400 when it is none.
 */
export function checkDomain(domain: string): void {
  const { hostname, href } = URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`) : { hostname: "", href: "" };
  if (/^[\w.-]+$/.test(hostname) && href === `https://${hostname}/`) return;
  throw new HttpError(400, ["domain must be a domain such as mail.example.com, without a scheme, a port or a path."]);
}
