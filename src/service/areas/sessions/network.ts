/** The hosts that a browser can reach, and how: the contract's rules for their lists. */
import type { BrowserNetworkConfig, BrowserNetworkRequest, BrowserProxyRoute } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { isPrivate, isPublic } from "../../base/addresses.js";
import { tooMany } from "../../base/collection.js";
import { readUrl } from "../../base/url.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Proxies } from "../proxies.js";
import { covers, type Hosts, isPublicSuffix, overlap, readHosts } from "./hosts.js";

/**
 * Reads the network setting of a request, with the proxies of its routes by id.
 *
 * @param startUrl The URL that the browser opens first, if any.
 * @returns Undefined when the request sets nothing.
 * @throws {HttpError} With 400 if an entry is invalid, or a proxy does not exist.
 */
export function networkOf(
  request: BrowserNetworkRequest | undefined,
  startUrl: string | undefined,
  proxies: Proxies,
): BrowserNetworkConfig | undefined {
  const { private_hosts, allowed_hosts, proxy_routes } = request ?? {};
  checkNumber("network.private_hosts", private_hosts);
  private_hosts?.forEach((entry, index) => checkPrivate(`network.private_hosts[${index}]`, entry));
  if (allowed_hosts) checkAllowed(allowed_hosts, private_hosts, startUrl);
  const routes = proxy_routes && routesOf(proxy_routes, proxies);
  const network = withoutUndefined({ private_hosts, allowed_hosts, proxy_routes: routes });
  return Object.keys(network).length > 0 ? network : undefined;
}

/**
 * Checks a list of allowed hosts.
 *
 * @throws {HttpError} With 400 if an entry is invalid, or the start URL is not allowed.
 */
export function checkAllowed(allowed: string[], privateHosts: string[] = [], startUrl?: string): void {
  checkNumber("network.allowed_hosts", allowed);
  const entries = allowed.map((entry, index) => readAllowed(`network.allowed_hosts[${index}]`, entry));
  const others = privateHosts.map((entry) => readHosts(entry) as Hosts);
  for (const [index, hosts] of entries.entries()) {
    const other = privateHosts[others.findIndex((other) => overlap(hosts, other))];
    if (other === undefined) continue;
    throw new HttpError(400, [`network.allowed_hosts[${index}] overlaps with ${other} of network.private_hosts.`]);
  }
  const host = startUrl ? hostOfUrl(startUrl) : undefined;
  if (host && !entries.some((hosts) => covers(hosts, host))) {
    throw new HttpError(400, [`network.allowed_hosts must include the host of start_url, ${startUrl}.`]);
  }
}

/** How many hosts a list may have: each host of one list is compared with each of another. */
const maxHosts = 1000;

function checkNumber(field: string, hosts: string[] = []): void {
  if (hosts.length > maxHosts) throw tooMany(`${field}: this mock accepts at most ${maxHosts} hosts.`);
}

function readAllowed(field: string, entry: string): Hosts {
  const hosts = readHosts(entry);
  if (!hosts || hosts.port) throw new HttpError(400, [`${field} must be a host, without a port, path or scheme.`]);
  if ("name" in hosts) checkWildcard(field, hosts, 1);
  else {
    checkCanonical(field, hosts);
    if (!isPublic(hosts)) throw new HttpError(400, [`${field} must be a public address.`]);
  }
  return hosts;
}

function checkPrivate(field: string, entry: string): void {
  const hosts = readHosts(entry);
  if (!hosts) throw new HttpError(400, [`${field} must be a host, an IP address or a range.`]);
  if ("name" in hosts) return checkWildcard(field, hosts, 2);
  checkCanonical(field, hosts);
  if (!isPrivate(hosts)) throw new HttpError(400, [`${field} must be a private address.`]);
  if (hosts.isRange && hosts.port) throw new HttpError(400, [`${field} is a range, so it must not have a port.`]);
  if (hosts.version === 6 && !hosts.isRange && !entry.startsWith("[")) {
    throw new HttpError(400, [`${field} is an IPv6 address, so it must be in brackets.`]);
  }
}

function checkCanonical(field: string, { isCanonical }: { isCanonical: boolean }): void {
  if (!isCanonical) throw new HttpError(400, [`${field} must be a canonical range, without bits after its prefix.`]);
}

function checkWildcard(field: string, hosts: Extract<Hosts, { name: string }>, leastLabels: number): void {
  if (!hosts.isWildcard) return;
  if (isPublicSuffix(hosts.name) || hosts.name.split(".").length < leastLabels) {
    throw new HttpError(400, [`${field} must have more than a public suffix after "*.".`]);
  }
}

/** The host of a URL, which may lack its scheme. Returns undefined if there is no host. */
function hostOfUrl(url: string): Hosts | undefined {
  const parsed = [url, `http://${url}`].map(readUrl).find((parsed) => parsed?.hostname);
  return parsed && readHosts(parsed.hostname);
}

function routesOf(routes: BrowserProxyRoute[], proxies: Proxies): BrowserProxyRoute[] {
  const routeOf = new Map<string, number>();
  return routes.map(({ hosts, proxy }, index) => {
    const field = `network.proxy_routes[${index}]`;
    checkNumber(`${field}.hosts`, hosts);
    for (const entry of hosts) {
      const read = readHosts(entry);
      if (!read || !("name" in read) || read.port) {
        throw new HttpError(400, [`${field}.hosts must be host names, with or without "*." before; ${entry} is not.`]);
      }
      const pattern = entry.toLowerCase();
      if ((routeOf.get(pattern) ?? index) !== index) {
        throw new HttpError(400, [`${field}.hosts has ${entry}, which is already in another route.`]);
      }
      routeOf.set(pattern, index);
    }
    return { hosts, proxy: { id: proxies.resolveReference(`${field}.proxy`, proxy).id } };
  });
}
