/** Hosts that cannot be there. */

/** Whether a host has a name that is never resolved (RFC 6761, section 6.4). */
export function isNowhere({ hostname }: URL): boolean {
  return hostname.endsWith(".invalid");
}
