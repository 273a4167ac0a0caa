/** The overrides of a mock: the initial ones, and those that were added later. */
import type { Contract, Operation } from "../../contract/index.js";
import { unknownOperation } from "../../server/handlers.js";
import { overrideFrom, type AnyOverride, readOverride } from "./data.js";

export interface Overrides {
  /**
   * Adds overrides on top of the current ones.
   *
   * @throws {RangeError} If an operation is unknown, or an override is invalid. Then none is added.
   */
  add(overrides: object): void;
  /**
   * Replaces the overrides of an operation that were added since the start.
   *
   * @throws {RangeError} If the operation is unknown, or the override is invalid. Then nothing changes.
   */
  replace(operation: string, override: unknown): void;
  /**
   * Restores the initial overrides: of one operation, or of all.
   *
   * @throws {RangeError} If the operation is unknown.
   */
  reset(operation?: string): void;
  /** Replaces the initial overrides, and restores them. */
  setInitial(overrides: object): void;
  /** Returns the override that answers the next request of an operation. */
  next(operation: string): AnyOverride | undefined;
}

interface StoredOverride {
  answer: AnyOverride;
  /** How many requests it may still answer. */
  left: number;
  /** How often it answers, from 0 to 1. */
  chance: number;
}

/**
 * Creates an empty store of overrides.
 *
 * @param fraction Draws a number from 0 to 1, for those that answer now and then.
 */
export function createOverrides(contract: Contract, fraction: () => number): Overrides {
  /** The overrides of each operation, latest last. */
  const kept = new Map<string, StoredOverride[]>();
  let atStart: Record<string, unknown> = {};

  function operationOf(id: string): Operation {
    const operation = contract.byId.get(id);
    if (!operation) throw unknownOperation("overrides", id, contract.byId.keys());
    return operation;
  }

  function read([id, given]: [string, unknown]): [id: string, override: StoredOverride] {
    const operation = operationOf(id);
    const override = readOverride(`overrides: ${id}`, given);
    if (typeof override === "function") return [id, { answer: override, left: Infinity, chance: 1 }];
    const { times = Infinity, chance = 1 } = override;
    return [id, { answer: overrideFrom(contract, operation, override), left: times, chance }];
  }

  function readAll(overrides: object): [id: string, override: StoredOverride][] {
    return Object.entries(overrides).filter(([, given]) => given !== undefined).map(read);
  }

  function add(overrides: object): void {
    for (const [id, override] of readAll(overrides)) {
      // An override without a limit hides those below it until a reset, which restores the initial ones.
      const hidesAll = override.left === Infinity && override.chance === 1;
      const others = hidesAll ? [] : kept.get(id)?.filter(({ left }) => left > 0) ?? [];
      kept.set(id, [...others, override]);
    }
  }

  function reset(operation?: string): void {
    if (operation === undefined) {
      kept.clear();
      add(atStart);
    } else {
      kept.delete(operationOf(operation).id);
      if (Object.hasOwn(atStart, operation)) add({ [operation]: atStart[operation] });
    }
  }

  return {
    add,
    replace(operation, override) {
      read([operation, override]); // throws before anything changes
      reset(operation);
      add({ [operation]: override });
    },
    reset,
    setInitial(overrides) {
      readAll(overrides); // throws before anything changes
      atStart = { ...overrides };
      reset();
    },
    next(operation) {
      const override = kept.get(operation)?.findLast(({ left, chance }) =>
        left > 0 && (chance === 1 || fraction() < chance));
      if (override) override.left--;
      return override?.answer;
    },
  };
}
