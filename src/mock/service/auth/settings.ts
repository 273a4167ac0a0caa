/** How a connection is configured, as requests say it. */
import type { ManagedAuthUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { given } from "../base/given.js";
import { readUrl } from "../base/url.js";
import type { Proxies } from "../proxies.js";
import { changedBrowser } from "./browser.js";
import type { Settings } from "./connection.js";

/**
 * Gives settings with what a request changes of them.
 *
 * @param before The settings until now; of a new connection there are none.
 * @throws {HttpError} With 400 when there is no such proxy, or a value means nothing.
 */
export function changed(
  before: Settings | undefined,
  request: ManagedAuthUpdateRequest,
  proxies: Proxies,
): Settings {
  const { health_check_interval, health_checks, auto_reauth, save_credentials, record_session } = request;
  const { login_url, allowed_domains } = request;
  if (login_url) checkUrl(login_url);
  const after = {
    ...before as Settings, // of a new connection, the contract has a default for all that it must have
    ...given({ health_check_interval, health_checks, auto_reauth, save_credentials, record_session }),
    ...allowed_domains && { allowed_domains: allowed_domains.map(hostOf) },
    browser: changedBrowser(before?.browser, request, proxies),
  };
  if (login_url !== undefined) delete after.login_url;
  return { ...after, ...login_url && { login_url } };
}

/** A domain stands for its host and all below it, with or without these in front. */
function hostOf(domain: string): string {
  return domain.replace(/^(?:\*\.|www\.)/, "");
}

/** The characters of a URI (RFC 3986, section 2). */
const uri = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

function checkUrl(url: string): void {
  if (!readUrl(url) || !uri.test(url)) throw new HttpError(400, ["login_url must be an absolute URL."]);
}

/**
 * Checks that a text is the domain of a website.
 *
 * @throws {HttpError} With 400 when it is none.
 */
export function checkDomain(domain: string): void {
  const { hostname, href } = readUrl(`https://${domain}`) ?? { hostname: "", href: "" };
  if (/^[\w.-]+$/.test(hostname) && href === `https://${hostname}/`) return;
  throw new HttpError(400, ["domain must be a domain such as mail.example.com, without a scheme, a port or a path."]);
}
