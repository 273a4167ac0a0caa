/** The second room: what a request gets. Prism judges it, then its operation takes effect. */
import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import type { Description, Match } from "./description.js";
import { effects } from "./effects.js";
import type { Diagnostic } from "./engine.js";
import type { Files } from "./files.js";
import { readPreference } from "./prefer.js";
import { read, readTarget, readToken, type Reading } from "./read.js";
import { Refusal } from "./refusal.js";
import { explain } from "./violations.js";

const mostViolations = 100;

/** What decides, beside the request. */
export interface Rules {
  description: Description;
  /** None for a mock that remembers nothing. */
  files: Files | undefined;
  /** The only token that is accepted; none for a mock that accepts any. */
  token: string | undefined;
}

/** What a request gets. */
export interface Decision {
  status: number;
  /** The body, to be sent as JSON; none for an empty one. */
  body?: unknown;
}

/**
 * Decides on a request.
 *
 * @param request The request. Its body is read as far as its operation needs it.
 * @param rules What decides, beside the request.
 * @param note Told what the request was understood as, once that is known.
 * @throws {Refusal} When the request gets an error that it did not ask for.
 */
export async function decide(
  request: IncomingMessage,
  { description, files, token }: Rules,
  note: (operation: string | undefined, reading: Reading) => void,
): Promise<Decision> {
  if (!request.headers.host && request.httpVersion === "1.1") { // RFC 9112, section 3.2
    throw new Refusal(400, ["The Host header is missing."]);
  }
  const match = findMatch(request, description);
  const sent = readToken(request.headers.authorization);
  const reading = await read(request, match, sent !== undefined && (token === undefined || sent === token));
  note(match.operation.iid, reading);
  const { preference, violation } = readPreference(request.headers.prefer as string | undefined, match.operation);
  const { status, body, diagnostics } = await description.engine(match.operation, reading.prism, preference);
  if (diagnostics.some(({ code }) => code === 401)) throw new Refusal(401, [], tokenProblem(request, sent));
  const violations = [reading.malformed, violation, ...explainAll(reading, diagnostics)]
    .filter((text) => text !== undefined);
  if (violations.length > 0) throw new Refusal(diagnostics.length > 0 ? status : 400, violations);
  if (files && !preference) await effects[match.operation.iid as keyof typeof effects]?.(files, reading, request);
  if (!request.complete) await finished(request.resume()); // a success is told when everything has arrived
  return { status, body };
}

function findMatch({ method = "", url }: IncomingMessage, description: Description): Match {
  const { pathname } = readTarget(url);
  const match = description.find(method, pathname);
  if (match) return match;
  const methods = description.methods(pathname);
  throw new Refusal(404, [], methods.length > 0
    ? `${pathname} does not take ${method}. It takes ${methods.join(" and ")}.`
    : `There is no path ${pathname}.`);
}

function tokenProblem({ headers: { authorization } }: IncomingMessage, sent: string | undefined): string {
  if (!authorization) return "The Authorization header with a bearer token is missing.";
  return sent ? "The bearer token is not accepted." : "The Authorization header has no bearer token.";
}

/** Of a body that could not be read, Prism can only say that it is missing. */
function explainAll(reading: Reading, diagnostics: Diagnostic[]): string[] {
  const told = diagnostics.filter(({ path, code }) => reading.malformed === undefined || path || code !== "required");
  const more = told.splice(mostViolations).length;
  return [...told.map((diagnostic) => explain(diagnostic, reading)), ...more > 0 ? [`There are ${more} more.`] : []];
}
