/** What the areas of the service have in common. */
import type { Handlers, OperationId, OperationRequest, OperationSuccess } from "../../../operations.js";
import type { Storage } from "../../../server/storage.js";
import type { Browsers } from "../sessions/browsers.js";
import type { Budget } from "./budget.js";
import type { Clock } from "./clock.js";

/** An area: a handler for each of its operations, over what it keeps. */
export interface Area<Id extends OperationId> {
  handlers: Pick<Handlers, Id>;
  /** Adds what the examples of the contract show. */
  seed(): Promise<void>;
  /** Forgets everything. */
  clear(): void | Promise<void>;
}

/** Gives the body that the contract shows for the success of an operation; nothing where it does not have that. */
export type Shown = <Id extends OperationId>(id: Id) => Promise<Body<OperationSuccess<Id>> | undefined>;
type Body<Answer> = Answer extends { body: infer Shown } ? Shown : never;

/** Gives what the contract puts in the place of all that a body may leave out. */
export type Defaults = <Id extends OperationId>(id: Id) => Partial<NonNullable<BodyOf<OperationRequest<Id>>>>;
type BodyOf<Request> = Request extends { body?: infer Body } ? Body : never;

/**
 * Gives what exists at the start, the oldest first: what the contract shows in a list, except what it shows as created,
 * which is there only once somebody has created it.
 */
export async function atStart<T extends { id?: string }>(
  listed: Promise<T[] | undefined>,
  created: Promise<{ id?: string } | undefined>,
): Promise<(T & { id: string })[]> {
  const { id } = await created ?? {};
  return (await listed ?? []).filter((entry): entry is T & { id: string } => entry.id !== id).reverse();
}

/** What every area is made of. */
export interface World {
  clock: Clock;
  /** What the entries of all areas count in. */
  budget: Budget;
  storage: Storage;
  shown: Shown;
  defaults: Defaults;
  /** What runs behind the sessions; by default nothing does. */
  browsers: Browsers | undefined;
  /** Where the mock is, such as `http://127.0.0.1:4010`. */
  origin: () => string;
}
