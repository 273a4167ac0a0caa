/** Hosts as they are named in lists: by a name, a wildcard, an address or a range of addresses. */
import { isIPv6 } from "node:net";
import { isWithin, meet, type Range, readRange } from "./addresses.js";

/** What an entry of a list stands for. */
export type Hosts = NamedHosts | (Range & { port?: string; isRange: boolean });

export interface NamedHosts {
  /** In small letters; of a wildcard, what follows `*.`. */
  name: string;
  isWildcard: boolean;
  port?: string;
}

/**
 * Some of the names below which anybody can register one. The full list (publicsuffix.org) has thousands and changes;
 * beside these, only a single label counts as one here.
 */
const publicSuffixes = new Set([
  "co.uk", "org.uk", "ac.uk", "gov.uk", "com.au", "net.au", "org.au", "co.nz", "co.za", "co.in", "co.jp", "ne.jp",
  "or.jp", "co.kr", "com.br", "com.cn", "com.mx", "com.sg", "com.tr", "github.io", "gitlab.io", "vercel.app",
  "netlify.app", "web.app", "pages.dev", "workers.dev", "appspot.com", "herokuapp.com", "cloudfront.net",
]);

const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const named = new RegExp(`^(\\*\\.)?(${label}(?:\\.${label})*)$`);
const inBrackets = /^\[([^\]/]+)\](\/\d+)?(?::(\d+))?$/;
const plain = /^([^:/]+)(\/\d+)?(?::(\d+))?$/;

/** Reads an entry of a list of hosts; nothing when it is none. */
export function readHosts(entry: string): Hosts | undefined {
  const isBare = isIPv6(entry.replace(/\/.*/, "")); // then all its colons are those of the address
  const form = entry.startsWith("[") ? inBrackets : plain;
  const [, host = "", prefix = "", port] = isBare ? [entry, entry] : form.exec(entry) ?? [];
  if (port !== undefined && !(Number(port) > 0 && Number(port) < 65_536)) return undefined;
  const atPort = port === undefined ? {} : { port };
  const range = readRange(host + prefix);
  if (range) {
    if (form === inBrackets && range.version === 4) return undefined;
    return { ...range, ...atPort, isRange: entry.includes("/") };
  }
  const [, wildcard, name = ""] = named.exec(host.toLowerCase()) ?? [];
  if (form === inBrackets || prefix || !name || name.length > 253 || /(^|\.)\d+$/.test(name)) return undefined;
  return { name, isWildcard: wildcard !== undefined, ...atPort };
}

export function isPublicSuffix(name: string): boolean {
  return !name.includes(".") || publicSuffixes.has(name);
}

/** Whether there may be a host that both entries stand for. */
export function overlap(one: Hosts, other: Hosts): boolean {
  if (!("name" in one) || !("name" in other)) return !("name" in one) && !("name" in other) && meet(one, other);
  if (one.name === other.name && one.isWildcard === other.isWildcard) return true;
  return isBelow(one, other) || isBelow(other, one);
}

function isBelow({ name }: NamedHosts, wildcard: NamedHosts): boolean {
  return wildcard.isWildcard && name.endsWith(`.${wildcard.name}`);
}

/** Whether an entry stands for a single host as well. */
export function covers(entry: Hosts, host: Hosts): boolean {
  if ("name" in entry) return "name" in host && (entry.isWildcard ? isBelow(host, entry) : entry.name === host.name);
  return !("name" in host) && isWithin(host, entry);
}
