/** The overrides of a mock: those that it was started with, and those that were added since. */
import type { Contract } from "../../contract/index.js";
import { unknownOperation } from "../../server/handlers.js";
import { answering, type AnyOverride, readOverride } from "./data.js";

export interface Overrides {
  /**
   * Puts overrides over those that are there.
   *
   * @throws {RangeError} When there is no such operation, or an override is none. Then nothing is put.
   */
  add(overrides: object): void;
  /** Brings back the start: for an operation, or else for all. */
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

  function read([id, given]: [string, unknown]): [id: string, override: Kept] {
    const operation = contract.byId.get(id);
    if (!operation) throw unknownOperation(id, contract.byId.keys());
    const override = readOverride(`handlers: ${id}`, given);
    if (typeof override === "function") return [id, { answer: override, left: Infinity }];
    return [id, { answer: answering(contract, operation, override), left: override.times ?? Infinity }];
  }

  function add(overrides: object): void {
    for (const [id, override] of Object.entries(overrides).map(read)) {
      kept.set(id, [...kept.get(id) ?? [], override]);
    }
  }

  function reset(operation?: string): void {
    if (operation === undefined) {
      kept.clear();
      add(atStart);
    } else {
      kept.delete(operation);
      if (Object.hasOwn(atStart, operation)) add({ [operation]: atStart[operation] });
    }
  }

  return {
    add,
    reset,
    startWith(overrides) {
      Object.entries(overrides).forEach(read); // before anything is lost
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
