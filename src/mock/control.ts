/** What tests in any language ask of the mock itself: below `/_mock/`, outside of the contract and without a token. */
import type { Answer } from "../contract/index.js";
import { readText } from "../server/body.js";
import { HttpError } from "../server/http-error.js";
import { type HttpRequest, readTarget } from "../server/http.js";
import type { SeenRequest } from "./seen.js";

/** What can be asked of the mock. */
export interface Controls {
  requests: readonly SeenRequest[];
  reset: () => Promise<void>;
  advance: (ms: number) => Promise<void>;
  /** Puts an override of an operation in the place of another. */
  override: (operation: string, override: unknown) => void;
  /** Brings back the overrides of the start: of an operation, or else all. */
  dropOverrides: (operation?: string) => void;
}

/** Does what is asked. Gives what is answered, if that is not nothing. */
type Control = (controls: Controls, text: string, operation: string) => unknown;

const routes: Record<string, Control> = {
  "POST /_mock/reset": ({ reset }) => reset(),
  "POST /_mock/advance": ({ advance }, text) => advance(readMilliseconds(text)),
  "GET /_mock/requests": ({ requests }) => Buffer.from(`[${requests.map(({ json }) => json).join(",")}]`),
  "PUT /_mock/overrides/{operationId}": ({ override }, text, operation) => override(operation, readJson(text)),
  "DELETE /_mock/overrides/{operationId}": ({ dropOverrides }, _, operation) => dropOverrides(operation),
  "DELETE /_mock/overrides": ({ dropOverrides }) => dropOverrides(),
};

/** Whether a request is for the mock itself. */
export function isControl({ target }: HttpRequest): boolean {
  return target.startsWith("/_mock/");
}

/**
 * Does what is asked of the mock.
 *
 * @param longest How long the body may be, in bytes.
 * @throws {HttpError} When it cannot be done.
 */
export async function control(request: HttpRequest, controls: Controls, longest: number): Promise<Answer> {
  const { pathname } = readTarget(request.target);
  const [, operation = ""] = /^\/_mock\/overrides\/([^/]+)$/.exec(pathname) ?? [];
  const route = routes[`${request.method} ${operation ? "/_mock/overrides/{operationId}" : pathname}`];
  if (!route) throw new HttpError(404, [], `The mock itself is asked by ${Object.keys(routes).join(", ")}.`);
  try {
    const body = await route(controls, String(await readText(request, longest)), operation);
    return body === undefined ? { status: 204 } : { status: 200, body };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(400, [error.message.replace(/^handlers: /, "")]); // that is where a program has them
  }
}

function readMilliseconds(text: string): number {
  const [, ms] = /^\s*\{\s*"ms"\s*:\s*(\d{1,12})\s*\}\s*$/.exec(text) ?? [];
  if (ms === undefined) throw new HttpError(400, ['The body must be whole milliseconds, such as {"ms": 60000}.']);
  return Number(ms);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = (error as Error).message;
    throw new HttpError(400, [`The body must be JSON, such as {"status": 503, "times": 2}: ${why}.`]);
  }
}
