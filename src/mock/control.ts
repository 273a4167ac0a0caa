/** The mock's own paths below `/_mock/`, for tests in any language: outside the contract. */
import { type HandlerResponse, parseJson } from "../contract/index.js";
import type { Coverage } from "../coverage/index.js";
import { readText } from "../server/body.js";
import { HttpError } from "../server/http-error.js";
import { type HttpRequest, readTarget } from "../server/http.js";
import type { ListedOverride } from "./overrides/list.js";
import { panelRoutes } from "./panel/routes.js";
import { recordingRoutes } from "./recording/routes.js";
import type { Restore } from "./recording/types.js";
import type { SeenRequest } from "./seen-request.js";

/** What a journal has besides the calls of operations. */
export interface JournaledControls {
  advance: (ms: number) => Promise<void>;
  /** Replaces the override of an operation. */
  replaceOverride: (operation: string, override: unknown) => void;
  /** Restores the initial overrides: of one operation, or of all. */
  resetOverrides: (operation?: string) => void;
  /** Overrides operations as in a scenario. */
  overrideAsIn: (name: string) => void;
}

/** What the paths control. */
export interface Controls extends JournaledControls {
  requests: readonly SeenRequest[];
  /** Empties the list of requests. */
  forget: () => void;
  coverage: Coverage;
  reset: () => Promise<void>;
  /** Replaces everything by what a scenario says; without a name, by what exists without one. */
  scenario: (name?: string) => Promise<void>;
  /** Returns the overrides that are on. */
  overrides: () => ListedOverride[];
  /** Returns the name of the scenario in use, if there is one, and those of all. */
  current: () => string | undefined;
  scenarios: () => string[];
  /** Returns the text of the recording, in parts. */
  har: () => AsyncIterable<string>;
  /** Restores a recording. */
  restore: Restore;
}

/** Handles a request. Returns the body of the response, or undefined for an empty one. */
type Control = (controls: Controls, text: string, operation: string) => unknown;

const encoder = new TextEncoder();

const routes: Record<string, Control> = {
  "POST /_mock/reset": ({ reset }) => reset(),
  "POST /_mock/advance": ({ advance }, text) => advance(parseMilliseconds(text)),
  "GET /_mock/requests": ({ requests }) => encoder.encode(`[${requests.map(({ json }) => json).join(",")}]`),
  "DELETE /_mock/requests": ({ forget }) => forget(),
  "GET /_mock/coverage": ({ coverage }) => coverage.report(),
  "DELETE /_mock/coverage": ({ coverage }) => coverage.clear(),
  "GET /_mock/scenario": ({ current, scenarios }) => ({ name: current() ?? null, names: scenarios() }),
  "PUT /_mock/scenario": ({ scenario }, text) => scenario(parseName(text)),
  "GET /_mock/overrides": ({ overrides }) => overrides(),
  "PUT /_mock/overrides/{operationId}": (controls, text, operation) =>
    controls.replaceOverride(operation, parseObject(text, '{"status": 503, "times": 2}')),
  "DELETE /_mock/overrides/{operationId}": ({ resetOverrides }, _, operation) => resetOverrides(operation),
  "DELETE /_mock/overrides": ({ resetOverrides }) => resetOverrides(),
};

const ownRoutes = [...Object.keys(routes), ...recordingRoutes, ...panelRoutes];

/** Whether a request is for the mock itself. */
export function isControl({ target }: HttpRequest): boolean {
  return target.startsWith("/_mock/");
}

/**
 * Answers a request for the mock itself.
 *
 * @param maxBodyBytes How long its body may be.
 * @throws {HttpError} If the request is invalid.
 */
export async function control(
  request: HttpRequest,
  controls: Controls,
  maxBodyBytes: number,
): Promise<HandlerResponse> {
  const { pathname } = readTarget(request.target);
  const [, operation = ""] = /^\/_mock\/overrides\/([^/]+)$/.exec(pathname) ?? [];
  const route = routes[`${request.method} ${operation ? "/_mock/overrides/{operationId}" : pathname}`];
  if (!route) throw new HttpError(404, [], `The mock's own paths are ${ownRoutes.join(", ")}.`);
  try {
    const body = await route(controls, await readText(request, maxBodyBytes), operation);
    return body === undefined ? { status: 204 } : { status: 200, body };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(400, [error.message.replace(/^overrides: /, "")]); // the option that a program sets
  }
}

function parseMilliseconds(text: string): number {
  const [, ms] = /^\s*\{\s*"ms"\s*:\s*(\d{1,12})\s*\}\s*$/.exec(text) ?? [];
  if (ms === undefined) throw new HttpError(400, ['The body must give whole milliseconds, such as {"ms": 60000}.']);
  return Number(ms);
}

function parseName(text: string): string | undefined {
  const example = '{"name": "plan limit"}';
  const { name } = (parseObject(text, example) ?? {}) as { name?: unknown };
  if (name === null) return undefined;
  if (typeof name !== "string") throw new HttpError(400, [`The body must give a name, such as ${example}.`]);
  return name;
}

function parseObject(text: string, example: string): unknown {
  try {
    return parseJson(text, "The request body");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new HttpError(400, [`The body must be JSON, such as ${example}: ${error.message}.`]);
  }
}
