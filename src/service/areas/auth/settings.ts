/** The settings of a connection, as requests give them. */
import type { ManagedAuthUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import { readUrl } from "../../base/url.js";
import type { Proxies } from "../proxies.js";
import { updateBrowserSettings } from "./browser.js";
import type { ConnectionSettings } from "./connection.js";

/**
 * Applies a request to the settings of a connection.
 *
 * @param before The current settings; undefined for a new connection.
 * @throws {HttpError} With 400 if the proxy does not exist, or a value is invalid.
 */
export function updateSettings(
  before: ConnectionSettings | undefined,
  request: ManagedAuthUpdateRequest,
  proxies: Proxies,
): ConnectionSettings {
  const { health_check_interval, health_checks, auto_reauth, save_credentials, record_session } = request;
  const { login_url, allowed_domains } = request;
  if (login_url) checkUrl(login_url);
  const after = {
    ...before as ConnectionSettings, // the contract has defaults for all required settings of a new connection
    ...withoutUndefined({ health_check_interval, health_checks, auto_reauth, save_credentials, record_session }),
    ...allowed_domains && { allowed_domains: allowed_domains.map(withoutWildcard) },
    browser: updateBrowserSettings(before?.browser, request, proxies),
  };
  if (login_url !== undefined) delete after.login_url;
  return { ...after, ...login_url && { login_url } };
}

/** A domain covers its host and all subdomains, with or without these prefixes. */
function withoutWildcard(domain: string): string {
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
 * @throws {HttpError} With 400 if it is not.
 */
export function checkDomain(domain: string): void {
  const { hostname, href } = readUrl(`https://${domain}`) ?? { hostname: "", href: "" };
  if (/^[\w.-]+$/.test(hostname) && href === `https://${hostname}/`) return;
  throw new HttpError(400, ["domain must be a domain such as mail.example.com, without a scheme, a port or a path."]);
}
