/** The reason phrases of HTTP statuses (RFC 9110, section 15). */
import { STATUS_CODES } from "node:http";

/** Returns the reason phrase of a status; undefined for an unregistered status. */
export function reasonOf(status: number): string | undefined {
  return STATUS_CODES[status];
}
