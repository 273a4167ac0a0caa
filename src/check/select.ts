/** Selects the operations to check, by their ids and areas in any case. */
import type { Operation } from "../contract/index.js";
import { loadContract } from "../contract/node/load.js";
import { nearest } from "../nearest.js";

type Named = Pick<Operation, "id" | "area">;

/**
 * Returns the operations with these names; without names, all of them.
 *
 * @param names Ids of operations, and areas.
 * @throws {RangeError} If a name is unknown. The message suggests the nearest one.
 */
export function selectOperations<Selected extends Named>(operations: Selected[], names: string[]): Selected[] {
  const known = operations.flatMap(({ id, area }) => [id, area]);
  const unknown = names.find((name) => !known.some((other) => other.toLowerCase() === name.toLowerCase()));
  if (unknown !== undefined) {
    throw new RangeError(`There is no area and no operation "${unknown}".${nearest(unknown, new Set(known))}`);
  }
  const selected = names.map((name) => name.toLowerCase());
  return operations.filter(({ id, area }) =>
    selected.length === 0 || selected.includes(id.toLowerCase()) || selected.includes(area.toLowerCase()));
}

/**
 * Checks that the contract has operations with these names.
 *
 * @throws {RangeError} If a name is unknown. The message suggests the nearest one.
 */
export async function checkNames(names: string[]): Promise<void> {
  const { operations } = await loadContract();
  selectOperations([...operations], names);
}
