/** How a server judges a request. */
import type { AnyRequest } from "../support/any-request.js";

/** The server accepts the request, responds with the status of an error, or does not respond. */
export type Judgement = "accepted" | number | "breaks off" | "hangs" | "ends its process";

/** A request, and how the mock and stock Prism judge it. */
export interface Judged {
  request: AnyRequest;
  ours: Judgement;
  prism: Judgement;
}

export function judgementOf(status: number): Judgement {
  return status >= 200 && status < 300 ? "accepted" : status;
}
