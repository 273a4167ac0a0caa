/** The contract beside the table, in both directions: what one of them has and the other has not is a difference. */
import type { Node } from "../../support/contract.js";
import { compareSchema, type IsKnown, once } from "./compare-schema.js";
import { compareEach, compareWords } from "./difference.js";
import type { Surface } from "./surface.js";

/**
 * Where the contract differs from the facts, in words. Operations are compared one by one, and each schema of the
 * contract once for each schema of the facts that it stands for, where it is first met.
 *
 * @param ids - the operations to compare
 * @param isKnown - which schemas need no comparison any more
 */
export function* differences(
  facts: Surface,
  contract: Surface,
  ids = [...new Set([...Object.keys(facts.operations), ...Object.keys(contract.operations)])],
  isKnown = once(),
): Generator<string> {
  for (const id of ids) {
    const [fact, real] = [facts.operations[id], contract.operations[id]];
    if (fact && real) yield* compareOperation(id, fact, real, facts, contract, isKnown);
    else yield `${id}: ${real ? "is not among the facts" : "is not in the contract"}`;
  }
}

function* compareOperation(id: string, fact: Node, real: Node, facts: Surface, contract: Surface, isKnown: IsKnown) {
  let isAnswer = false;
  yield* compareWords(id, fact, real, ["parameters", "requestBody", "answers"]);
  yield* compareEach(id, "parameter", fact.parameters, real.parameters, (at, one, other) =>
    compareCarrier(at, parameter(one), parameter(other)));
  yield* compareEach(id, "", { request: body(fact) }, { request: body(real) }, compareBody);
  isAnswer = true;
  yield* compareEach(id, "status", fact.answers, real.answers, function* (at, one, other) {
    yield* compareBody(at, one, other);
    yield* compareEach(at, "header", one.headers, other.headers, compareCarrier);
  });

  function* compareBody(at: string, fact: Node, real: Node): Generator<string> {
    yield* compareWords(at, fact, real, ["content", "headers"]);
    yield* compareEach(at, "media type", fact.content, real.content, (_, one, other) =>
      compareCarrier(at, one, other));
  }

  /** A parameter, a header or a media type. */
  function* compareCarrier(at: string, fact: Node, real: Node): Generator<string> {
    yield* compareWords(at, fact, real, ["schema"]);
    yield* compareEach(at, "", { schema: fact.schema }, { schema: real.schema }, (_, one, other) =>
      compareSchema({ at, fact: one, real: other, isAnswer }, facts.schemas, contract.schemas, isKnown));
  }
}

/** How a parameter is spelled where it does not say so itself. */
function parameter(node: Node): Node {
  const { style = node.in === "query" ? "form" : "simple", ...rest } = node;
  return { style, explode: style === "form", required: false, ...rest };
}

function body({ requestBody }: Node): Node | undefined {
  return requestBody && { required: false, ...requestBody };
}
