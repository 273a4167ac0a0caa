/** The browser session that the sequences of an area share. */
import { valueAt } from "../../openapi/index.js";
import type { Sequence, Step } from "../../sequences/index.js";
import { isSuccess, parseJson } from "../../report/outcome.js";
import type { Outcome } from "../http/send.js";
import type { CheckedOperation } from "../operations.js";
import { namesIn, type Variables } from "./variables.js";

/** The session on both sides. */
export interface SharedSession {
  server: Variables;
  reference: Variables;
}

/** Whether a sequence is sent in the shared session. */
export function usesSession({ steps }: Pick<Sequence, "steps">): boolean {
  return namesIn(steps).includes("session");
}

/** Whether a step is about the shared session itself, rather than something in it. */
export function isOfSession(one: Step, operations: ReadonlyMap<string, CheckedOperation>): boolean {
  return usesSession({ steps: [one] }) && Object.values(one.input.path ?? {}).length === 1
    && operations.get(one.operation)?.path.endsWith("}") === true;
}

/** Returns the id of the session that a response shows. */
export function sessionIn(outcome: Outcome): unknown {
  return isSuccess(outcome) ? valueAt(parseJson(outcome.response?.text ?? ""), "/session_id") : undefined;
}
