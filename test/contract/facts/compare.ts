/** Compares the contract with the table in both directions: anything that only one of them has is a difference. */
import type { Node } from "../../support/contract.js";
import { compareSchema, type IsKnown, once } from "./compare-schema.js";
import { compareEach, compareWords } from "./difference.js";
import type { Surface } from "./surface.js";

/**
 * Describes where the contract differs from the facts. Each operation is compared separately. A schema of the contract
 * is compared once with each of its counterparts in the facts, at the first reference to it.
 *
 * @param ids - the operations to compare
 * @param isKnown - which schemas need no further comparison
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
    else yield `${id}: ${real ? "is not among the facts (operations.yaml)" : "is not in the contract"}`;
  }
}

function* compareOperation(id: string, fact: Node, real: Node, facts: Surface, contract: Surface, isKnown: IsKnown) {
  let isResponse = false;
  yield* compareWords(id, fact, real, ["parameters", "requestBody", "responses"]);
  yield* compareEach(id, "parameter", fact.parameters, real.parameters, (at, one, other) =>
    compareCarrier(at, parameter(one), parameter(other)));
  yield* compareEach(id, "", { request: body(fact) }, { request: body(real) }, compareBody);
  isResponse = true;
  yield* compareEach(id, "status", fact.responses, real.responses, function* (at, one, other) {
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
      compareSchema({ at, fact: one, real: other, isResponse }, facts.schemas, contract.schemas, isKnown));
  }
}

/** A parameter with the defaults of OpenAPI filled in. */
function parameter(node: Node): Node {
  const { style = node.in === "query" ? "form" : "simple", ...rest } = node;
  return { style, explode: style === "form", required: false, ...rest };
}

function body({ requestBody }: Node): Node | undefined {
  return requestBody && { required: false, ...requestBody };
}
