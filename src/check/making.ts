/** Makes what a request needs by following the links of the contract. */
import { setTimeout as wait } from "node:timers/promises";
import { valueAt } from "../contract/pointer.js";
import { type Binding, boundBy, boundToSession, examplesFor, linksTo, pathNamesOf } from "./binding.js";
import { type Parts, validParts } from "./cases/index.js";
import type { Exchange } from "./expressions.js";
import { createExchanges, type Sent } from "./exchanges.js";
import { toldBy } from "./outcome.js";
import { createProducers, type Producer, textsIn } from "./producers.js";
import { type LinkFrom, linksThroughLists, type Operation } from "./resolve.js";
import type { Send } from "./send.js";
import { isInTheWay, names, tries } from "./tries.js";
import type { World } from "./world.js";

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

/** What came of a request that has to be accepted, or why it could not be sent. */
type Attempt = Sent | { why: string };

/** How far a chain of what needs something else may go. */
const deepest = 6;

export function createMaking({ operations, links, send, world, readOnly, session }: MakingOptions) {
  const all = [...links, ...linksThroughLists(links)];
  const producers = createProducers(operations, links);
  const { sendAsIs, sendBound, cleanUp } = createExchanges(links, send, world);
  const shared = new Map<Operation, Exchange>();
  /** What could not be made although it needs nothing, and why: it is not tried anew for each request that needs it. */
  const impossible = new Map<Operation, string>();

  /** What a server does not have, or has nothing for, although all was tried. */
  const absent = new Set<Operation>();

  /** Binds a request to what is there already, or to something that is made for it. */
  async function bind(target: Operation, isFresh = false, depth = 0, isOther = false): Promise<Binding> {
    const names = pathNamesOf(target);
    if (names.length === 0) return { path: {}, body: {} };
    let why: string | undefined; // by the simplest link: what the others need is farther away
    for (const link of linksTo(all, target, readOnly)) {
      const given = boundToSession(link, session);
      if (given) return given;
      const there = isFresh ? undefined : shared.get(link.source);
      const source = there ?? await make(link, depth + 1, isOther);
      if ("why" in source) {
        why ??= source.why;
        continue;
      }
      if (!isFresh || target.method !== "DELETE") shared.set(link.source, source);
      const bound = boundBy(link, source);
      const missing = names.filter((name) => !(name in bound.path));
      if (missing.length === 0) return bound;
      why ??= `${link.source.id} gives no ${missing.join(" and ")}.`;
    }
    return { why: why ?? (readOnly ? `Nothing is made, and no list leads to ${target.id}.` : "No link leads to it.") };
  }

  /**
   * Makes what a link leads from, by the first example that is taken, or by the last one, with all that it needs made
   * anew.
   */
  async function make(link: LinkFrom, depth: number, isOther: boolean): Promise<Exchange | { why: string }> {
    const { source } = link;
    if (depth > deepest) return { why: `${source.id} needs too much.` };
    const known = impossible.get(source);
    if (known !== undefined) return { why: known };
    const examples = examplesFor(link);
    if (isOther) examples.reverse();
    let why = "";
    for (const example of examples.length > 0 ? examples : [undefined]) {
      const attempt = await tryOut(source, validParts(source, example), depth, isOther);
      if ("why" in attempt) return attempt;
      if (attempt.exchange) return attempt.exchange;
      why = `${source.id} ${toldBy(attempt.outcome)}`;
    }
    if (pathNamesOf(source).length === 0) impossible.set(source, why);
    return { why };
  }

  /** Sends a request that has to be accepted. What is missing or in the way is made or renewed, and it is sent anew. */
  async function tryOut(operation: Operation, parts: Parts, depth = 0, isAnew = false): Promise<Attempt> {
    const needed = producers.of(operation, parts);
    let isNamed = false;
    let last: Attempt = { why: "" };
    for (const [index, { pause = 0, isFresh = false, isOther = false }] of tries.entries()) {
      const bound = await bind(operation, isAnew || isFresh || operation.method === "DELETE", depth, isAnew || isOther);
      if ("why" in bound) return bound;
      if (index > 0) await prepare(needed, depth);
      await wait(pause);
      last = await sendBound(operation, parts, bound, isNamed);
      if (last.exchange) impossible.delete(operation);
      const { status = 0 } = last.outcome.answer ?? {};
      isNamed = [400, 404].includes(status);
      if (!isInTheWay(last.outcome) || readOnly || depth >= deepest) break;
      // What is missing can be made, unless the request names nothing: then it is the operation that is missing.
      if (status === 404 && needed.length === 0 && !names(operation, parts)) break;
    }
    return last;
  }

  /** Sends the requests that bring about what another one names. */
  async function prepare(needed: Producer[], depth: number): Promise<void> {
    if (depth === deepest) return;
    for (const { operation, parts, standsFor } of needed) {
      if (absent.has(operation) || (standsFor && world.knows(standsFor.text))) continue;
      const made = await tryOut(operation, parts, depth + 1);
      if ("outcome" in made && made.outcome.answer?.status === 404) absent.add(operation);
      if (standsFor && "exchange" in made) world.stand(standsFor.text, valueAt(made.exchange?.body, standsFor.pointer));
    }
  }

  return {
    bind,
    tryOut,
    sendBound,
    sendAsIs,
    /** What a request names and nothing has been made for: a server that has not got it may refuse the request. */
    missingIn: (parts: Parts): string | undefined =>
      textsIn(parts).find((text) => producers.isName(text) && !world.knows(text)),
    /** Deletes what was made, and gives what is left. */
    cleanUp: (end: Send): Promise<string[]> => readOnly ? Promise.resolve([]) : cleanUp(end),
  };
}
