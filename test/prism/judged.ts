/** What a server makes of a request. */
import type { AnyRequest } from "../support/any-request.js";

/** It takes the request, or it answers an error, or it gives no response at all. */
export type Judgement = "accepted" | number | "breaks off" | "hangs" | "ends its process";

/** A request, and both judgements. */
export interface Judged {
  request: AnyRequest;
  ours: Judgement;
  prism: Judgement;
}

export function judgementOf(status: number): Judgement {
  return status >= 200 && status < 300 ? "accepted" : status;
}
