/** The type of a kind of difference between the mock and stock Prism. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Judgement } from "../judged.js";

/** A kind of request that the mock and stock Prism judge differently. */
export interface Difference {
  /** The part of a request that they judge differently. */
  name: string;
  /** Who is right: the mock, or either if the clause leaves it to the server. */
  right: "ours" | "either";
  /** The clause that says so. */
  clause: string;
  /** How the mock judges such a request; omitted if that depends on the rest of the request. */
  ours?: Judgement;
  /** How stock Prism judges it; omitted likewise. */
  prism?: Judgement;
  /** Returns whether a request is of this kind. */
  isOf: (request: AnyRequest) => boolean;
  /** A request of this kind, and of no other. */
  example: AnyRequest;
}
