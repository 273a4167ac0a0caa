/**
 * Finds the causes behind sequences that failed: the fewest features that explain them.
 *
 * A feature is an operation, or one of its arguments. The one that failed sequences have most often, and others least
 * often, is taken for the cause of all that have it (spectrum-based fault localization, by Ochiai's coefficient); then
 * the next, until each failed sequence has a cause.
 */
import type { Sequence, Step } from "../../sequences/index.js";
import { isObject } from "../../openapi/index.js";
import type { CheckedOperation } from "../operations.js";
import type { RunResult } from "./run.js";

/** A sequence at one of whose steps the responses parted. */
export type Failed = RunResult & { parted: NonNullable<RunResult["parted"]> };

/** A cause, with the failed sequences that it explains, the shortest first. */
export interface Cause {
  /** The operation, or the operation and an argument, such as `listProfiles name`. */
  feature: string;
  failed: Failed[];
}

/** Returns the causes of what failed. */
export function causesOf(results: RunResult[], operations: ReadonlyMap<string, CheckedOperation>): Cause[] {
  const isRead = ({ operation }: Step) => operations.get(operation)?.method === "GET";
  const passed = results.filter(({ parted, why }) => !parted && why === undefined)
    .map(({ sequence }) => stepsOf(sequence).flatMap(featuresOf));
  let rest = results.filter((result): result is Failed => result.parted !== undefined)
    .map((failed) => ({ failed, features: suspectsIn(failed, isRead).flatMap(featuresOf) }))
    .sort((a, b) => a.features.length - b.features.length);
  const causes: Cause[] = [];
  while (rest.length > 0) {
    const feature = mostSuspicious(rest.map(({ features }) => features), passed);
    const explains = ({ features }: { features: string[] }) => features.includes(feature);
    causes.push({ feature, failed: rest.filter(explains).map(({ failed }) => failed) });
    rest = rest.filter((one) => !explains(one));
  }
  return causes;
}

/** Returns the feature with the highest coefficient; of several, the first. */
function mostSuspicious(failed: string[][], passed: string[][]): string {
  const count = (sequences: string[][], feature: string) =>
    sequences.filter((features) => features.includes(feature)).length;
  let best = { feature: "", score: -1 };
  for (const feature of new Set(failed.flat())) {
    const inFailed = count(failed, feature);
    const score = inFailed / Math.sqrt(failed.length * (inFailed + count(passed, feature)));
    if (score > best.score) best = { feature, score };
  }
  return best.feature;
}

/**
 * Returns the steps that may have caused a difference, the most likely first: the one that shows it, and those before
 * it that changed something. What should be gone is there because of what should have removed it.
 */
function suspectsIn({ sequence, parted: { step, difference } }: Failed, isRead: (step: Step) => boolean): Step[] {
  const all = stepsOf(sequence);
  const changes = all.slice(0, all.indexOf(step)).filter((one) => !isRead(one)).reverse();
  const shouldBeGone = isRead(step) && difference.where === "status" && difference.expected === "404";
  return shouldBeGone ? [...changes, step] : [step, ...changes];
}

/** Returns the steps of a sequence in the order in which they are sent. */
function stepsOf({ steps }: Sequence): Step[] {
  return steps.flatMap((step) => [...step.meanwhile ?? [], step]);
}

function featuresOf({ operation, input: { query = {}, body } }: Step): string[] {
  const names = [query, body].filter(isObject).flatMap(Object.keys);
  return [operation, ...names.map((name) => `${operation} ${name}`)];
}
