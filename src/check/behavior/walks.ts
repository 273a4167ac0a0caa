/**
 * Random walks: the requests of an area's sequences in a random order, each on what an earlier request has created.
 * They reach states that no sequence reaches. Their order is the same in every check, so that a difference can be
 * repeated.
 */
import { type Sequence, type Step, stepsOf } from "../../sequences/index.js";
import { createRandom } from "./random.js";
import { namesIn } from "./variables.js";

/** What a walk stands for in place of a sentence. */
export const randomWalk = "a random walk";

/** How many requests a walk has, and how many resources of a kind it works with. */
const length = 15;
const maxResources = 3;

/** The areas whose resources change by themselves, so that two servers are never at the same point. */
const changing = [
  "Session replays", "Playwright execution", "Processes", "Logs", "Browser pools", "Managed authentication", "Apps",
  "Deployments", "Invocations",
];

/** A request of a sequence. */
interface Move {
  step: Step;
  /** The operations from whose responses it takes values, by the names that its sequence gives to them. */
  sources: Map<string, string>;
}

/** Returns a number of walks, distributed over areas. */
export function walksIn(areas: { name: string; sequences: Sequence[] }[], count: number): Map<string, Sequence[]> {
  const suitable = areas.filter(({ name, sequences }) => sequences.length > 0 && !changing.includes(name));
  return new Map(suitable.map(({ name, sequences }, index) => {
    const moves = sequences.flatMap(movesIn);
    const nextIndex = createRandom(index);
    const share = Math.ceil((count - index) / suitable.length);
    return [name, Array.from({ length: Math.max(share, 0) }, () => walk(moves, nextIndex))];
  }));
}

/** Whether a sequence is a random walk. */
export function isWalk({ proves }: Sequence): boolean {
  return proves === randomWalk;
}

/** Returns the requests of a sequence, without event streams: what they send depends on the moment. */
function movesIn(sequence: Sequence): Move[] {
  const all = stepsOf(sequence);
  return all.filter(({ meanwhile }) => !meanwhile).map((step) => {
    const names = namesIn(step.input).filter((name) => !["run", "session"].includes(name));
    return { step, sources: new Map(names.map((name) => [name, all.find(({ as }) => as === name)?.operation ?? ""])) };
  });
}

function walk(moves: Move[], nextIndex: (bound: number) => number): Sequence {
  /** The names of the responses so far, by operation. */
  const named = new Map<string, string[]>();
  const steps = Array.from({ length }, () => {
    const possible = moves.filter(({ sources }) => [...sources.values()].every((operation) => named.has(operation)));
    const { step: { operation, input, as }, sources } = pick(possible);
    const renamed = new Map([...sources].map(([name, source]) => [name, pick(named.get(source) ?? [])]));
    const step: Step = { operation, input: rename(input, renamed) };
    if (as === undefined) return step;
    const name = `${operation}${nextIndex(maxResources)}`;
    named.set(operation, [...new Set([...named.get(operation) ?? [], name])]);
    return { ...step, as: name };
  });
  return { proves: randomWalk, steps };

  function pick<Item>(items: Item[]): Item {
    return items[nextIndex(items.length)] as Item;
  }
}

/** Replaces the names in the references of a value. */
function rename<T>(value: T, names: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/\{(\w+)(?=[.}])/g, (whole, name: string) =>
    names.has(name) ? `{${names.get(name)}` : whole)) as T;
}
