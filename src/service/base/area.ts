/** The areas of the service, such as profiles, and what each is given. */
import type { Handlers, OperationId, OperationRequest, OperationSuccess } from "../../operations.js";
import type { Storage } from "../../server/storage.js";
import type { Budget } from "./budget.js";
import type { Clock } from "./clock.js";
import type { Random } from "./random.js";
import type { Zip } from "./zip.js";

/** An area of the service: its state, and a handler for each of its operations. */
export interface Area<Id extends OperationId> {
  handlers: Pick<Handlers, Id>;
  /** Adds the resources that the contract's examples show. */
  seed(): Promise<void>;
  /** Forgets everything. */
  clear(): void | Promise<void>;
}

/** Returns the example body of an operation's success; undefined when the contract has none. */
export type ExampleOf = <Id extends OperationId>(id: Id) => Promise<SuccessBody<OperationSuccess<Id>> | undefined>;
type SuccessBody<Success> = Success extends { body: infer Body } ? Body : never;

/** Returns the contract's defaults for the properties that the body of a request may omit. */
export type DefaultsOf = <Id extends OperationId>(id: Id) => Partial<NonNullable<BodyOf<OperationRequest<Id>>>>;
type BodyOf<Request> = Request extends { body?: infer Body } ? Body : never;

/**
 * Returns the entries that exist at the start, oldest first: those in the example of the list, without the one in the
 * example of the create operation, which exists only after a client creates it.
 */
export async function initialEntries<T extends { id?: string }>(
  listed: Promise<T[] | undefined>,
  created: Promise<{ id?: string } | undefined>,
): Promise<(T & { id: string })[]> {
  const { id } = await created ?? {};
  return (await listed ?? []).filter((entry): entry is T & { id: string } => entry.id !== id).reverse();
}

/** What every area is given. */
export interface AreaContext {
  clock: Clock;
  random: Random;
  /** The memory budget that the areas share. */
  budget: Budget;
  storage: Storage;
  zip: Zip;
  exampleOf: ExampleOf;
  defaultsOf: DefaultsOf;
  /** Returns the mock's base URL, such as `http://127.0.0.1:4010`. */
  origin: () => string;
}
