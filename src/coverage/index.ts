/** What calls reached of the contract: what the tests of an app used, and what they never saw. Runs anywhere. */
import type { Contract, Operation } from "../contract/index.js";
import { commonErrors, neverSeenIn } from "./never-seen.js";
import { type Call, createOperationTally, type OperationTally } from "./operation.js";
import type { CoverageReport, OperationCoverage } from "./types.js";

export type { Call } from "./operation.js";
export type { Seen } from "./tally.js";
export type { CoverageReport, OperationCoverage } from "./types.js";

/** Keeps what calls reached. Its memory is bounded by the contract, however many calls there are. */
export interface Coverage {
  add: (call: Call) => void;
  /** Adds events of a stream: the data of each, as it came. */
  addEvents: (operation: Operation, data: readonly string[]) => void;
  report: () => CoverageReport;
  clear: () => void;
}

/** Creates an empty coverage. */
export function createCoverage(contract: Contract): Coverage {
  const tallies = new Map<string, OperationTally>();

  function tallyOf(operation: Operation): OperationTally {
    let tally = tallies.get(operation.id);
    if (!tally) {
      tally = createOperationTally(contract, operation);
      tallies.set(operation.id, tally);
    }
    return tally;
  }

  return {
    add: (call) => tallyOf(call.operation).add(call),
    addEvents: (operation, data) => tallyOf(operation).addEvents(data),
    report() {
      const operations = contract.operations.flatMap(({ id }) => tallies.get(id)?.report() ?? [])
        .filter(({ calls }) => calls > 0); // events may come before the call is judged
      const common = commonErrors(contract);
      return {
        used: operations.length,
        declared: contract.operations.length,
        statuses: countStatuses(operations, common),
        neverSeen: neverSeenIn(contract, operations, common),
        operations,
      };
    },
    clear: () => tallies.clear(),
  };
}

/** Counts the statuses of operations. One that all of them have in common counts once. */
function countStatuses(operations: OperationCoverage[], common: string[]): CoverageReport["statuses"] {
  const names = (which: "seen" | "unseen") => operations.flatMap(({ id, statuses }) =>
    statuses[which].map((status) => common.includes(status) ? status : `${id} ${status}`));
  const seen = new Set(names("seen")).size;
  const declared = new Set([...names("seen"), ...names("unseen")]).size;
  return { seen, declared, percent: declared === 0 ? 0 : Math.floor(100 * seen / declared) };
}
