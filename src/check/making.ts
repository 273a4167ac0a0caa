/** Makes what a request needs by following the links of the contract, and deletes it in the end. */
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../contract/references.js";
import { type Parts, validParts } from "./cases/index.js";
import { evaluate, type Exchange } from "./expressions.js";
import { createProducers, type Shown } from "./producers.js";
import type { LinkFrom, Operation } from "./resolve.js";
import type { Outcome, Send } from "./send.js";
import type { Bound, World } from "./world.js";

/** What a request is bound to, or why it cannot be tried. */
export type Binding = Bound | { why: string };

export interface MakingOptions {
  operations: Operation[];
  links: LinkFrom[];
  send: Send;
  world: World;
  /** Whether nothing may be made. */
  readOnly: boolean;
  /** The id of a session that is there, to be used instead of one that is made. */
  session: string | undefined;
}

export type Making = ReturnType<typeof createMaking>;

/** How far a chain of what needs something else may go. */
const deepest = 6;
/**
 * What each try does beside sending the request: some things take a while, some are used up, and some can only be done
 * with what another example has made.
 */
const tries: { pause?: number; isFresh?: boolean; isOther?: boolean }[] = [
  {}, { pause: 300 }, { isFresh: true }, { pause: 1000, isFresh: true, isOther: true },
];
/** The statuses that tell that something is missing, in the way, or used up. */
const isInTheWay = ({ answer }: Outcome) => [400, 404, 409, 410, 422].includes(answer?.status ?? 0);

export function createMaking({ operations, links, send, world, readOnly, session }: MakingOptions) {
  const producersOf = createProducers(operations, links);
  const shared = new Map<Operation, Exchange>();
  /** What could not be made although it needs nothing, and why: it is not tried anew for each request that needs it. */
  const impossible = new Map<Operation, string>();
  let made: { operation: Operation; path: Record<string, string> }[] = [];

  /** Binds a request to what is there already, or to something that is made for it. */
  async function bind(target: Operation, isFresh = false, depth = 0, isOther = false): Promise<Binding> {
    const names = target.parameters.filter((one) => one.in === "path").map(({ name }) => name);
    if (names.length === 0) return { path: {}, body: {} };
    let why: string | undefined; // by the simplest link: what the others need is farther away
    for (const link of linksTo(target, names)) {
      const given = fromSession(link);
      if (given && !(isFresh && target.method === "DELETE")) return given;
      const there = isFresh ? undefined : shared.get(link.source);
      const source = there ?? await make(link.source, depth + 1, isOther);
      if ("why" in source) {
        why ??= source.why;
        continue;
      }
      if (!isFresh || target.method !== "DELETE") shared.set(link.source, source);
      const bound = boundBy(link, source);
      const missing = names.filter((name) => typeof bound.path[name] !== "string");
      if (missing.length === 0) return bound;
      why ??= `${link.source.id} gives no ${missing.join(" and ")}.`;
    }
    return { why: why ?? `No link leads to ${target.id}.` };
  }

  /** The links that give every parameter of a path, that of the simplest request first. Lists only serve to read. */
  function linksTo(target: Operation, names: string[]): LinkFrom[] {
    const weight = ({ source, requestBody }: LinkFrom) =>
      (isObject(requestBody) ? 0 : 100) + (source.method === "POST" ? 0 : 10) + source.path.split("{").length;
    return links.filter(({ target: to, parameters }) => to === target && names.every((name) => name in parameters))
      .filter(({ source }) => source.method === "GET" ? target.method === "GET" : !readOnly)
      .sort((one, other) => weight(one) - weight(other));
  }

  function fromSession({ parameters }: LinkFrom): Bound | undefined {
    const [[name, expression] = [], ...others] = Object.entries(parameters);
    const isSession = session !== undefined && others.length === 0 && expression?.endsWith("/session_id");
    return isSession && name !== undefined ? { path: { [name]: session }, body: {} } : undefined;
  }

  /** Makes something by the first example that is taken, or by the last one, with all that it needs made anew. */
  async function make(source: Operation, depth: number, isOther: boolean): Promise<Exchange | { why: string }> {
    if (depth > deepest) return { why: `${source.id} needs too much.` };
    const known = impossible.get(source);
    if (known !== undefined) return { why: known };
    const examples = Object.keys(source.body?.examples ?? {});
    if (isOther) examples.reverse();
    let why = "";
    for (const example of examples.length > 0 ? examples : [undefined]) {
      const attempt = await tryOut(source, validParts(source, example), depth, isOther);
      if ("why" in attempt) return attempt;
      if (attempt.exchange) return attempt.exchange;
      why = `${source.id} ${toldBy(attempt.outcome)}`;
    }
    if (!hasPathParameters(source)) impossible.set(source, why);
    return { why };
  }

  /** Sends a request that has to be accepted. What is missing or in the way is made or renewed, and it is sent anew. */
  async function tryOut(
    operation: Operation,
    parts: Parts,
    depth = 0,
    isAnew = false,
  ): Promise<{ outcome: Outcome; exchange?: Exchange } | { why: string }> {
    const producers = producersOf(operation, parts);
    let isTaken = false;
    let last: { outcome: Outcome; exchange?: Exchange } | { why: string } = { why: "" };
    for (const [index, { pause = 0, isFresh = false, isOther = false }] of tries.entries()) {
      const bound = await bind(operation, isAnew || isFresh || operation.method === "DELETE", depth, isAnew || isOther);
      if ("why" in bound) return bound;
      if (index > 0) await prepare(producers, depth);
      await wait(pause);
      last = await sendBound(operation, parts, bound, isTaken);
      isTaken = last.outcome.answer?.status === 409;
      if (!isInTheWay(last.outcome) || readOnly || depth >= deepest) break;
      // What is missing can be made, unless the request names nothing: then it is the operation that is missing.
      if (last.outcome.answer?.status === 404 && !hasPathParameters(operation) && producers.length === 0) break;
    }
    return last;
  }

  /** Sends the requests that bring about what another one names. */
  async function prepare(producers: Shown[], depth: number): Promise<void> {
    if (depth === deepest) return;
    for (const { operation, parts } of producers) await tryOut(operation, parts, depth + 1);
  }

  /** Sends a request, and remembers what it has made. */
  async function sendBound(operation: Operation, parts: Parts, bound: Bound, isTaken = false) {
    const sent = world.toSend(operation, parts, bound, isTaken ? /(^|_)name$/ : /^name$/);
    const outcome = await send(operation, sent);
    if (!outcome.answer || outcome.answer.status < 200 || outcome.answer.status > 299) return { outcome };
    const exchange = { path: sent.path ?? {}, body: parsed(outcome.answer.text) };
    world.learn(operation, parts, sent, exchange);
    impossible.delete(operation);
    if (operation.method === "DELETE") made = made.filter(({ path }) => !isDeepStrictEqual(path, sent.path));
    else if (operation.method !== "GET") made.push(...toDelete(operation, exchange));
    return { outcome, exchange };
  }

  function toDelete(operation: Operation, exchange: Exchange) {
    return links.filter(({ source, target }) => source === operation && target.method === "DELETE")
      .map((link) => ({ operation: link.target, path: boundBy(link, exchange).path }))
      .filter(({ path }) => Object.values(path).every((value) => typeof value === "string"));
  }

  /** Deletes what was made, the latest first, and tells what is left. */
  async function cleanUp(end: Send): Promise<string[]> {
    const left: string[] = [];
    for (const { operation, path } of made.reverse()) {
      const { answer } = await end(operation, { path });
      const isGone = answer !== undefined && (answer.status < 300 || [404, 410].includes(answer.status));
      if (!isGone) left.push(`${operation.id} ${Object.values(path).join(" ")}`);
    }
    return left;
  }

  return { bind, tryOut, sendBound, cleanUp };
}

function hasPathParameters({ parameters }: Operation): boolean {
  return parameters.some((one) => one.in === "path");
}

function boundBy({ parameters, requestBody }: LinkFrom, exchange: Exchange): Bound {
  const values = (written: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(written).map(([name, expression]) => [name, evaluate(expression, exchange)]));
  // An id that is a number breaks the contract, but what it names is there all the same, and has to be deleted.
  const path = Object.fromEntries(Object.entries(values(parameters)).map(([name, value]) =>
    [name, typeof value === "number" ? String(value) : value]));
  return { path: path as Bound["path"], body: isObject(requestBody) ? values(requestBody) : {} };
}

/** What came of a request, to be said after its operation. */
export function toldBy({ answer, failure }: Outcome): string {
  if (!answer) return `got no answer. ${failure}`;
  const { code, message } = (parsed(answer.text) ?? {}) as { code?: string; message?: string };
  return `was answered with ${answer.status}${code === undefined ? "" : ` ${code}: ${message}`}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
