/** Entries in lists of hosts: a name, a wildcard, an address or a range of addresses. */
import { contains, isIPv6, rangesOverlap, type AddressRange, readRange } from "../../base/addresses.js";

/** The hosts that an entry of a list stands for. */
export type Hosts = NamedHosts | (AddressRange & { port?: string; isRange: boolean });

export interface NamedHosts {
  /** In lower case; of a wildcard, the part after `*.`. */
  name: string;
  isWildcard: boolean;
  port?: string;
}

/**
 * Some public suffixes: names below which anyone can register a domain. The full list (publicsuffix.org) has thousands
 * and changes. Besides these, the mock treats only a single label as a public suffix.
 */
const publicSuffixes = new Set([
  "co.uk", "org.uk", "ac.uk", "gov.uk", "com.au", "net.au", "org.au", "co.nz", "co.za", "co.in", "co.jp", "ne.jp",
  "or.jp", "co.kr", "com.br", "com.cn", "com.mx", "com.sg", "com.tr", "github.io", "gitlab.io", "vercel.app",
  "netlify.app", "web.app", "pages.dev", "workers.dev", "appspot.com", "herokuapp.com", "cloudfront.net",
]);

const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const namePattern = new RegExp(`^(\\*\\.)?(${label}(?:\\.${label})*)$`);
const bracketPattern = /^\[([^\]/]+)\](\/\d+)?(?::(\d+))?$/;
const plainPattern = /^([^:/]+)(\/\d+)?(?::(\d+))?$/;

/** Reads an entry of a list of hosts. Returns undefined when it is invalid. */
export function readHosts(entry: string): Hosts | undefined {
  const isBare = isIPv6(entry.replace(/\/.*/, "")); // then all its colons belong to the address
  const form = entry.startsWith("[") ? bracketPattern : plainPattern;
  const [, host = "", prefix = "", port] = isBare ? [entry, entry] : form.exec(entry) ?? [];
  if (port !== undefined && !(Number(port) > 0 && Number(port) < 65_536)) return undefined;
  const atPort = port === undefined ? {} : { port };
  const range = readRange(host + prefix);
  if (range) {
    if (form === bracketPattern && range.version === 4) return undefined;
    return { ...range, ...atPort, isRange: entry.includes("/") };
  }
  const [, wildcard, name = ""] = namePattern.exec(host.toLowerCase()) ?? [];
  if (form === bracketPattern || prefix || !name || name.length > 253 || /(^|\.)\d+$/.test(name)) return undefined;
  return { name, isWildcard: wildcard !== undefined, ...atPort };
}

/** Whether anyone can register a domain below a name. */
export function isPublicSuffix(name: string): boolean {
  return !name.includes(".") || publicSuffixes.has(name);
}

/** Whether two entries can stand for the same host. */
export function overlap(one: Hosts, other: Hosts): boolean {
  if (!("name" in one)) return !("name" in other) && rangesOverlap(one, other);
  if (!("name" in other)) return false;
  if (one.name === other.name && one.isWildcard === other.isWildcard) return true;
  return isBelow(one, other) || isBelow(other, one);
}

function isBelow({ name }: NamedHosts, wildcard: NamedHosts): boolean {
  return wildcard.isWildcard && name.endsWith(`.${wildcard.name}`);
}

/** Whether an entry includes a single host. */
export function covers(entry: Hosts, host: Hosts): boolean {
  if ("name" in entry) return "name" in host && (entry.isWildcard ? isBelow(host, entry) : entry.name === host.name);
  return !("name" in host) && contains(host, entry);
}
