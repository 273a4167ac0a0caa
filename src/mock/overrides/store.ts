/** The overrides of a mock: those that it was started with, and those that were added since. */
import type { Contract, Operation } from "../../contract/index.js";
import { unknownOperation } from "../../server/handlers.js";
import { answering, type AnyOverride, readOverride } from "./data.js";

export interface Overrides {
  /**
   * Puts overrides over those that are there.
   *
   * @throws {RangeError} When there is no such operation, or an override is none. Then nothing is put.
   */
  add(overrides: object): void;
  /**
   * Puts an override of an operation in the place of those that were added since the start.
   *
   * @throws {RangeError} When there is no such operation, or the override is none. Then nothing is put.
   */
  replace(operation: string, override: unknown): void;
  /**
   * Brings back the start: for an operation, or else for all.
   *
   * @throws {RangeError} When there is no such operation.
   */
  reset(operation?: string): void;
  /** Has other overrides at the start from now on, and brings them. */
  startWith(overrides: object): void;
  /** Gives the override that answers the next request of an operation. */
  take(operation: string): AnyOverride | undefined;
}

interface Kept {
  answer: AnyOverride;
  /** How many requests it may still answer. */
  left: number;
}

/** Makes the overrides of a mock that has none. */
export function createOverrides(contract: Contract): Overrides {
  /** Of each operation the latest last. */
  const kept = new Map<string, Kept[]>();
  let atStart: Record<string, unknown> = {};

  function operationOf(id: string): Operation {
    const operation = contract.byId.get(id);
    if (!operation) throw unknownOperation(id, contract.byId.keys());
    return operation;
  }

  function read([id, given]: [string, unknown]): [id: string, override: Kept] {
    const operation = operationOf(id);
    const override = readOverride(`handlers: ${id}`, given);
    if (typeof override === "function") return [id, { answer: override, left: Infinity }];
    return [id, { answer: answering(contract, operation, override), left: override.times ?? Infinity }];
  }

  function readAll(overrides: object): [id: string, override: Kept][] {
    return Object.entries(overrides).filter(([, given]) => given !== undefined).map(read);
  }

  function add(overrides: object): void {
    for (const [id, override] of readAll(overrides)) {
      // What answers every request hides those below it until a reset, which begins with those of the start.
      const others = override.left === Infinity ? [] : kept.get(id)?.filter(({ left }) => left > 0) ?? [];
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
      read([operation, override]); // before anything is lost
      reset(operation);
      add({ [operation]: override });
    },
    reset,
    startWith(overrides) {
      readAll(overrides); // before anything is lost
      atStart = { ...overrides };
      reset();
    },
    take(operation) {
      const override = kept.get(operation)?.findLast(({ left }) => left > 0);
      if (override) override.left--;
      return override?.answer;
    },
  };
}
