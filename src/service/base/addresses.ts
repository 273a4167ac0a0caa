/** IP addresses and address ranges (RFC 4291, section 2.3; RFC 4632). */

/** A range of addresses, with the first and the last as numbers. */
export interface AddressRange {
  version: 4 | 6;
  first: bigint;
  last: bigint;
  /** Whether all bits of the address beyond the prefix are 0. */
  isCanonical: boolean;
}

const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4Pattern = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** Whether a text is an IPv4 address in dotted decimal notation. */
function isIPv4(text: string): boolean {
  return ipv4Pattern.test(text);
}

/** Whether a text is an IPv6 address, maybe with a zone (RFC 4007, section 11). */
export function isIPv6(text: string): boolean {
  const [, address] = /^([\da-f:.]+)(?:%[\w.-]+)?$/i.exec(text) ?? [];
  return address !== undefined && URL.canParse(`http://[${address}]`);
}

/** Reads an address, or a range in CIDR notation. Returns undefined for any other text. */
export function readRange(text: string): AddressRange | undefined {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIPv4(address) ? 4 : isIPv6(address) ? 6 : undefined;
  if (!version || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? "0")) return undefined;
  const size = version === 4 ? 32 : 128;
  const length = Number(prefix ?? size);
  if (length > size) return undefined;
  const mask = (1n << BigInt(size - length)) - 1n;
  const value = version === 4 ? numberOf(address.split("."), 10, 8n) : numberOf(groupsOf(address), 16, 16n);
  return { version, first: value & ~mask, last: value | mask, isCanonical: (value & mask) === 0n };
}

/** Whether a range is inside another one. */
export function contains(inner: AddressRange, { version, first, last }: AddressRange): boolean {
  return inner.version === version && inner.first >= first && inner.last <= last;
}

/** Whether two ranges have an address in common. */
export function rangesOverlap(one: AddressRange, other: AddressRange): boolean {
  return one.version === other.version && one.first <= other.last && other.first <= one.last;
}

/** The eight groups of an IPv6 address, including those that `::` stands for. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`); // which also writes an IPv4 ending as groups
  const [head = "", tail] = hostname.slice(1, -1).split("::").map((part) => part.split(":").filter(Boolean));
  if (!tail) return head as string[];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

function numberOf(parts: string[], base: number, bits: bigint): bigint {
  return parts.reduce((sum, part) => (sum << bits) + BigInt(parseInt(part, base)), 0n);
}

const all = (...texts: string[]) => texts.map((text) => readRange(text) as AddressRange);

/** Addresses that cannot be reached from outside (RFC 1918, 4193, 6598, 3927 and 4291; RFC 1122, section 3.2.1.3). */
export const privateRanges = [
  "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
  "fc00::/7", "fe80::/10", "::1/128",
];
const allPrivate = all(...privateRanges);

/** Whether every address of a range is private. */
export function isPrivate(range: AddressRange): boolean {
  return allPrivate.some((one) => contains(range, one));
}

/** Whether no address of a range is private. */
export function isPublic(range: AddressRange): boolean {
  return !allPrivate.some((one) => rangesOverlap(range, one));
}
