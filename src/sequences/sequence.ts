/** A sequence of requests that shows what the contract promises in words. */
import type { operations } from "../../generated/openapi.js";
import type { OperationId } from "../operations.js";

/** A few requests, sent one after another, whose responses prove a sentence of the contract. */
export interface Sequence {
  /** The sentence, or the part of it that is proven, as `openapi.yaml` has it. */
  proves: string;
  steps: Step[];
}

/** One request of a sequence. */
export interface Step extends Expectation {
  operation: OperationId;
  input: AnyInput;
}

/** What the response to a step has to be, and how later steps refer to it. */
export interface Expectation {
  /** The name under which later steps find the JSON of the response: `{a.session_id}` is a value of the step `a`. */
  as?: string;
  /** The name under which later steps find where the next page starts, from the header `X-Next-Offset`: `{next}`. */
  next?: string;
  /** The status; by default the first success that the operation declares. */
  status?: number;
  /**
   * The values that matter: a part of the JSON of the response, the text of a file, or the events of a stream. A list
   * has exactly these entries, in any order. A property that is `undefined` here is absent. A read is repeated for a
   * while until it shows them.
   */
  shows?: unknown;
  /**
   * The events that a stream must not have, or parts of them. It may have others than those that it shows. If a step
   * shows none, it is open which ones the stream has.
   */
  lacks?: unknown[];
  /**
   * Whether the contract leaves open that the response shows this, and the sequence needs it. If the response of a
   * server does not, that is no violation, and the rest is left out.
   */
  open?: boolean;
  /** Whether an earlier step has shown this, and it must not have changed since: no server needs time to show it. */
  still?: boolean;
  /** The headers that matter. */
  headers?: Record<string, string>;
  /** The steps that are sent while an event stream is read, whose events show in it, or while a request waits. */
  meanwhile?: Step[];
  /** The sentence that this step proves, if it is another than that of its sequence. */
  proves?: string;
}

/** The values of a request. A string may refer to the run, the shared session, and the responses to earlier steps. */
export interface AnyInput {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  body?: unknown;
  /** The Authorization header, if it is not the token of the check; `null` for none. */
  authorization?: string | null;
}

type ParameterPlace = "path" | "query" | "header";
type Parameters<Id extends OperationId> = operations[Id]["parameters"];

/** The values of a request of one operation. A string stands for each file, and for the bytes of a body. */
type Input<Id extends OperationId> = {
  [Place in ParameterPlace as Parameters<Id>[Place] extends undefined ? never : Place]?: Parameters<Id>[Place]
} & { body?: JsonBody<Id> };

type JsonBody<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { "application/json": infer Body } };
} ? Body : unknown;

/**
 * Creates a step.
 *
 * @param input The values of the request. `{run}` is a name that no other run has, `{session}` the id of a browser
 * session that the sequences of an area share, and `{a.id}` a value from the response to the step `a`:
 *
 *     step("createProfile", { body: { name: "{run}-a" } }, { as: "a", shows: { name: "{run}-a" } });
 *     step("getProfile", { path: { id_or_name: "{a.id}" } });
 */
export function step<Id extends OperationId>(
  operation: Id,
  input: Input<Id> = {},
  expectation: Expectation = {},
): Step {
  return { operation, input, ...expectation };
}

/** Returns the steps of a sequence in the order in which they are sent. */
export function stepsOf({ steps }: Pick<Sequence, "steps">): Step[] {
  return steps.flatMap((one) => [...one.meanwhile ?? [], one]);
}

/** Creates a sequence that proves a sentence. */
export function sequence(proves: string, ...steps: Step[]): Sequence {
  return { proves, steps };
}
