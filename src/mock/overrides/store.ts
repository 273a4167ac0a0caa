/** The overrides of a mock: the initial ones, and those that were added later. */
import type { Contract, Operation } from "../../contract/index.js";
import { unknownOperation } from "../../server/handlers.js";
import { overrideFrom, type AnyOverride, type AnyOverrideData, isByDefault, readOverride } from "./data.js";
import { type ListedOverride, listedOverride } from "./list.js";

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
  /** Returns the override that answers the next request of an operation, and counts the request. */
  next(operation: string): StoredOverride | undefined;
  /** Returns those that change something. Of an operation, the first one answers next. */
  list: () => ListedOverride[];
}

/** An override. */
export interface StoredOverride {
  answer: AnyOverride;
  /** What it was made of; undefined if that is a function. */
  data: AnyOverrideData | undefined;
  /** Whether it is one of those at the start. */
  isInitial: boolean;
  /** How many requests it may still answer. */
  left: number;
  /** How often it answers, from 0 to 1. */
  chance: number;
}

/**
 * Creates an empty store of overrides.
 *
 * @param fraction Draws a number from 0 to 1, for those that answer now and then.
 * @param onChange Called when there are others, or one has answered.
 */
export function createOverrides(
  contract: Contract,
  fraction: () => number,
  onChange: () => void = () => {},
): Overrides {
  /** The overrides of each operation, latest last. */
  const kept = new Map<string, StoredOverride[]>();
  let atStart: Record<string, unknown> = {};

  function operationOf(id: string): Operation {
    const operation = contract.byId.get(id);
    if (!operation) throw unknownOperation("overrides", id, contract.byId.keys());
    return operation;
  }

  function read(id: string, given: unknown, isInitial: boolean): StoredOverride {
    const operation = operationOf(id);
    const name = `overrides: ${id}`;
    const override = readOverride(name, given);
    const common = { isInitial, left: Infinity, chance: 1 };
    if (typeof override === "function") return { ...common, answer: override, data: undefined };
    const { times: left = Infinity, chance = 1 } = override;
    return { ...common, answer: overrideFrom(contract, operation, name, override), data: override, left, chance };
  }

  function readAll(overrides: object, isInitial: boolean): [id: string, override: StoredOverride][] {
    return Object.entries(overrides).filter(([, given]) => given !== undefined)
      .map(([id, given]) => [id, read(id, given, isInitial)]);
  }

  function add(overrides: object, isInitial = false): void {
    for (const [id, override] of readAll(overrides, isInitial)) {
      // An override without a limit hides those below it until a reset, which restores the initial ones.
      const hidesAll = override.left === Infinity && override.chance === 1;
      const others = hidesAll ? [] : kept.get(id)?.filter(({ left }) => left > 0) ?? [];
      kept.set(id, [...others, override]);
    }
    onChange();
  }

  function reset(operation?: string): void {
    if (operation === undefined) {
      kept.clear();
      add(atStart, true);
    } else {
      kept.delete(operationOf(operation).id);
      if (Object.hasOwn(atStart, operation)) add({ [operation]: atStart[operation] }, true);
      else onChange();
    }
  }

  return {
    add: (overrides) => add(overrides),
    replace(operation, override) {
      read(operation, override, false); // throws before anything changes
      reset(operation);
      add({ [operation]: override });
    },
    reset,
    setInitial(overrides) {
      readAll(overrides, true); // throws before anything changes
      atStart = { ...overrides };
      reset();
    },
    next(operation) {
      const override = kept.get(operation)?.findLast(({ left, chance }) =>
        left > 0 && (chance === 1 || fraction() < chance));
      if (!override) return undefined;
      override.left--;
      onChange();
      return override;
    },
    list: () => [...kept].flatMap(([operation, overrides]) =>
      overrides.filter(changesSomething).reverse().map((override) => listedOverride(operation, override))),
  };
}

function changesSomething({ data, left }: StoredOverride): boolean {
  return left > 0 && !(data && isByDefault(data) && !data.delay);
}
