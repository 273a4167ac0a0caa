/**
 * Lanes of areas. Areas whose requests need resources of each other are in one lane, and are checked one after another:
 * the requests of one may change or delete what those of another need. Lanes have nothing in common.
 */
import { groupBy } from "../report/group.js";
import { acceptedCases } from "./cases/index.js";
import { createProducers } from "./fixtures/producers.js";
import type { ResolvedLink } from "./links.js";
import type { CheckedOperation } from "./operations.js";

/**
 * Returns the lanes of the operations to check.
 *
 * @param operations All operations, and the links between them.
 */
export function lanesOf(
  selected: CheckedOperation[],
  operations: CheckedOperation[],
  links: ResolvedLink[],
): CheckedOperation[][] {
  const producers = createProducers(operations, links);
  const byLinks = links.filter(({ source }) => source.method !== "GET") // a list is read only
    .map(({ source, target }) => [source.area, target.area]);
  const byNames = operations.flatMap((operation) => acceptedCases(operation).flatMap(({ parts }) =>
    producers.of(operation, parts).map((producer) => [operation.area, producer.operation.area])));
  const laneOf = new Map<string, string>(operations.map(({ area }) => [area, area]));
  for (const [one = "", other = ""] of [...byLinks, ...byNames]) {
    const [kept = "", joined] = [laneOf.get(one), laneOf.get(other)];
    for (const [area, lane] of laneOf) if (lane === joined) laneOf.set(area, kept);
  }
  return groupBy(selected, ({ area }) => laneOf.get(area)).map(([, lane]) => lane);
}

/**
 * Checks the operations of lanes, the lanes beside each other.
 *
 * @param check Checks an operation. Its second argument says whether it is the last one of its area.
 * @returns For each area, what is settled when its operations have been checked.
 */
export function checkLanes(
  lanes: CheckedOperation[][],
  check: (operation: CheckedOperation, isLast: boolean) => Promise<void>,
): Map<string, Promise<void>> {
  const ends = new Map<string, Promise<void>>();
  for (const lane of lanes) {
    let end = Promise.resolve();
    for (const [area, operations] of groupBy(lane, (operation) => operation.area)) {
      end = end.then(async () => {
        for (const operation of operations) await check(operation, operation === operations.at(-1));
      });
      ends.set(area, end);
    }
  }
  return ends;
}
