/** What tests in any language ask of the mock itself: below `/_mock/`, outside of the contract and without a token. */
import type { IncomingMessage } from "node:http";
import type { Answer } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import { readText } from "./body.js";
import type { SeenRequest } from "./seen.js";
import { readTarget } from "./target.js";

/** What can be asked of the mock. */
export interface Controls {
  requests: readonly SeenRequest[];
  reset: () => Promise<void>;
  advance: (ms: number) => Promise<void>;
}

const paths = ["POST /_mock/reset", "POST /_mock/advance", "GET /_mock/requests"];

/** Whether a request is for the mock itself. */
export function isControl({ url }: IncomingMessage): boolean {
  return url?.startsWith("/_mock/") ?? false;
}

/**
 * Does what is asked of the mock.
 *
 * @throws {HttpError} When it cannot be done.
 */
export async function control(request: IncomingMessage, { requests, reset, advance }: Controls): Promise<Answer> {
  switch (`${request.method} ${readTarget(request.url).pathname}`) {
    case "POST /_mock/reset":
      await reset();
      return { status: 204 };
    case "POST /_mock/advance":
      await advance(await readMilliseconds(request));
      return { status: 204 };
    case "GET /_mock/requests":
      return { status: 200, body: requests.map(told) };
    default: throw new HttpError(404, [], `The mock itself is asked by ${paths.join(", ")}.`);
  }
}

/** A request, as JSON tells it: what is read by getters is not told by itself. */
function told({ method, url, operation, status, headers, body }: SeenRequest) {
  return { method, url, operation, status, headers, body };
}

async function readMilliseconds(request: IncomingMessage): Promise<number> {
  const text = String(await readText(request));
  const [, ms] = /^\s*\{\s*"ms"\s*:\s*(\d{1,12})\s*\}\s*$/.exec(text) ?? [];
  if (ms === undefined) throw new HttpError(400, ['The body must be whole milliseconds, such as {"ms": 60000}.']);
  return Number(ms);
}
