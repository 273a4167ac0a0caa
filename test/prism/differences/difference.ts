/** What a kind of difference between the mock and stock Prism is. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Judgement } from "../judged.js";

/** A kind of difference. */
export interface Difference {
  /** What it is about a request that they judge differently. */
  name: string;
  /** Who is right: the mock, or either, where the clause leaves it to the server. */
  right: "ours" | "either";
  /** The clause that says so. */
  clause: string;
  /** What the mock makes of such a request; left out where the rest of the request decides. */
  ours?: Judgement;
  /** What stock Prism makes of it, likewise. */
  prism?: Judgement;
  /** Whether a request is of this kind. */
  isOf: (request: AnyRequest) => boolean;
  /** A request of this kind, and of no other. */
  example: AnyRequest;
}
