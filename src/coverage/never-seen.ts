/** The short list of what never came: what an app has to handle, and its tests cannot have shown. */
import type { Contract } from "../contract/index.js";
import type { OperationCoverage } from "./types.js";

const maxLines = 10;
const maxNames = 5;

/** Returns the errors that every operation declares: an app handles them in one place. */
export function commonErrors({ operations }: Contract): string[] {
  const [first, ...others] = operations;
  return Object.keys(first?.responses ?? {})
    .filter((status) => isError(status) && others.every(({ responses }) => status in responses));
}

/**
 * Lists what never came. Other successes are first, because an app takes another way there; then errors, those that few
 * operations declare first; then pages and events; and the errors of every operation last.
 *
 * @param common The errors of every operation.
 */
export function neverSeenIn(contract: Contract, used: OperationCoverage[], common: string[]): string[] {
  const byCalls = [...used].sort((one, other) => other.calls - one.calls);
  const withoutPages = idsOf(byCalls.filter(({ hasLaterPage }) => hasLaterPage === false));
  const unseenCommon = common.filter((status) => used.every(({ statuses }) => statuses.unseen.includes(status)));
  const lines = [
    ...statusLines(contract, byCalls, common),
    ...withoutPages.length === 0 ? [] : [`a second page of ${listed(withoutPages)}`],
    ...eventLines(byCalls),
    ...used.length === 0 || unseenCommon.length === 0 ? [] : [`${listed(unseenCommon)} of any operation`],
  ];
  const rest = lines.splice(maxLines);
  return rest.length === 0 ? lines : [...lines, `and ${rest.length} more like these`];
}

/** Returns a line for the statuses that the same operations have not sent. */
function statusLines(contract: Contract, used: OperationCoverage[], common: string[]): string[] {
  const unseen = new Set(used.flatMap(({ statuses }) => statuses.unseen).filter((status) => !common.includes(status)));
  const inOrder = [...unseen].sort().sort((one, other) => rankOf(contract, one) - rankOf(contract, other));
  const statusesOf = new Map<string, string[]>();
  for (const status of inOrder) {
    const without = listed(idsOf(used.filter(({ statuses }) => statuses.unseen.includes(status))));
    statusesOf.set(without, [...statusesOf.get(without) ?? [], status]);
  }
  return [...statusesOf].map(([without, statuses]) => `${listed(statuses)} of ${without}`);
}

function eventLines(used: OperationCoverage[]): string[] {
  return used.filter(({ events }) => events.unseen.length > 0)
    .map(({ id, events: { unseen } }) => `the ${unseen.length === 1 ? "event" : "events"} ${listed(unseen)} of ${id}`);
}

/** Returns how many operations declare an error; less for any other status. */
function rankOf({ operations }: Contract, status: string): number {
  return isError(status) ? operations.filter(({ responses }) => status in responses).length : 0;
}

function isError(status: string): boolean {
  return /^[45]/.test(status);
}

function idsOf(operations: OperationCoverage[]): string[] {
  return operations.map(({ id }) => id);
}

/** Returns names as they are listed in a sentence: the first of them, and how many more there are. */
function listed(names: string[]): string {
  const isCut = names.length > maxNames + 1; // one more takes no more room than to say so
  const shown = isCut ? [...names.slice(0, maxNames), `${names.length - maxNames} more`] : names;
  return shown.length === 1 ? shown[0] ?? "" : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
