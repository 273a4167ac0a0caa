/** Calls an operation by its id, and names the call. */
import type { CallOptions, Operations } from "../../generated/client.js";
import type { Input } from "./types.js";

/** Calls an operation. Its types are those of the caller: the compiler would have to try 114 methods here. */
export function send<Id extends keyof Operations>(
  client: Readonly<Record<Id, unknown>>,
  id: Id,
  input: object | undefined,
  options?: CallOptions,
): Promise<unknown> {
  return (client[id] as (input?: object, options?: CallOptions) => Promise<unknown>)(input, options);
}

/** Returns the key of a call. A key without an input matches the calls with any. */
export function keyOf<Id extends keyof Operations>(id: Id, input: Input<Id>) {
  return [id, input ?? {}] as readonly [id: Id, input: NonNullable<Input<Id>>];
}
