/** The reason phrases of HTTP statuses (RFC 9110, section 15), as Node.js knows them. */
import { STATUS_CODES } from "node:http";

/** Gives the reason phrase of a status; nothing for one that is not registered. */
export function reasonOf(status: number): string | undefined {
  return STATUS_CODES[status];
}
