/**
 * Finds the causes behind sequences that failed: the fewest features that explain them.
 *
 * A feature is an operation, one of its arguments, or that it is sent to the same resource again. The one that failed
 * sequences have most often, and others least often, is taken for the cause of all that have it (spectrum-based fault
 * localization, by Ochiai's coefficient); then the next, until each failed sequence has a cause.
 */
import { type Sequence, type Step, stepsOf } from "../../sequences/index.js";
import { isObject } from "../../openapi/index.js";
import type { CheckedOperation } from "../operations.js";
import { theStatus } from "./difference.js";
import type { RunResult } from "./run.js";
import { namesIn } from "./variables.js";

/** A sequence at one of whose steps the responses parted. */
export type Failed = RunResult & { parted: NonNullable<RunResult["parted"]> };

/** A cause, with the failed sequences that it explains, the shortest first. */
export interface Cause {
  /** What it has in common with other causes that are told as one: the operation, or the wrong status. */
  name: string;
  /** The operation that has it. */
  operation: string;
  failed: Failed[];
}

/**
 * Returns the causes of what failed.
 *
 * @param isSelected Whether an operation is checked: it alone can be a cause.
 */
export function causesOf(
  results: RunResult[],
  operations: ReadonlyMap<string, CheckedOperation>,
  isSelected: (operation: string) => boolean,
): Cause[] {
  const isRead = ({ operation }: Step) => operations.get(operation)?.method === "GET";
  const passed = results.filter(({ parted, why }) => !parted && why === undefined)
    .map(({ sequence }) => stepsOf(sequence).flatMap((step) => featuresOf(step, sequence)));
  let rest = results.filter((result): result is Failed => result.parted !== undefined)
    .map((failed) => ({
      failed,
      features: suspectsIn(failed, isRead).filter((one) => isSelected(one.operation))
        .flatMap((step) => featuresOf(step, failed.sequence)),
    }))
    .filter(({ features }) => features.length > 0)
    .sort((a, b) => lengthOf(a.failed) - lengthOf(b.failed));
  const causes: Cause[] = [];
  while (rest.length > 0) {
    const feature = mostSuspicious(rest.map(({ features }) => features), passed);
    const explains = ({ features }: { features: string[] }) => features.includes(feature);
    const operation = feature.split(" ")[0] as string;
    const failed = rest.filter(explains).map((one) => one.failed);
    causes.push({ name: nameOf(operation, failed, causes), operation, failed });
    rest = rest.filter((one) => !explains(one));
  }
  return causes;
}

/** Returns the name of a cause: that of an earlier one of the same operation, or with the same wrong status. */
function nameOf(operation: string, [first]: Failed[], earlier: Cause[]): string {
  const { where, expected, actual } = (first as Failed).parted.difference;
  const ofOperation = earlier.find((cause) => cause.operation === operation);
  return ofOperation?.name ?? (where === theStatus ? `${expected} ${actual.slice(0, 3)}` : operation);
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
  if (difference.where !== theStatus) return [step, ...changes];
  const isRefusal = (status: string) => Number(status.slice(0, 3)) >= 400;
  if (isRefusal(difference.expected) && isRefusal(difference.actual)) return [step]; // for different reasons
  return isRead(step) && difference.expected === "404" ? [...changes, step] : [step, ...changes];
}

/** Returns how many steps show the difference. */
function lengthOf({ sequence, parted: { step } }: Failed): number {
  return stepsOf(sequence).indexOf(step) + 1;
}

function featuresOf(step: Step, sequence: Sequence): string[] {
  const { operation, input: { path = {}, query = {}, body }, status = 200 } = step;
  const names = [query, body].filter(isObject).flatMap(Object.keys);
  if (namesIn(path).includes("run")) names.push("by name");
  if (status >= 400) names.push("rejected");
  if (isRepeated(step, sequence)) names.push("again");
  return [operation, ...names.map((name) => `${operation} ${name}`)];
}

/** Whether an earlier step has sent the same operation to the same resource. */
function isRepeated(step: Step, sequence: Sequence): boolean {
  const targetOf = ({ operation, input: { path, query } }: Step) =>
    [operation, ...Object.values({ ...path, ...query }).filter((value) => namesIn(value).length > 0)].join(" ");
  const all = stepsOf(sequence);
  return all.slice(0, all.indexOf(step)).some((one) => targetOf(one) === targetOf(step));
}
