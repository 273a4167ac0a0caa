/** Every example in constructs.yaml fits its schema, so that a wrong answer is the mock's fault and not the file's. */
import { expect, it } from "vitest";
import type { Node } from "../../support/contract.js";
import { constructs, expectFits } from "./support.js";

const responses = Object.entries<Node>(constructs.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).flatMap(([method, operation]) =>
    Object.entries<Node>(operation.responses).map(([status, response]): [pointer: string, response: Node] =>
      response.$ref
        ? [response.$ref.slice(1), follow(response)]
        : [`/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}`, response])));
const contents = [...new Map(responses)].flatMap(([pointer, { content = {} }]) =>
  Object.entries<Node>(content).map(([type, { example, examples = {} }]): [string, string, Node[]] =>
    [pointer, type, example ? [{ value: example }] : Object.values<Node>(examples).map(follow)]));

it.each(contents)("%s has %s examples that fit", (pointer, type, examples) => {
  expect(examples).not.toEqual([]);
  for (const { value, externalValue } of examples) {
    if (externalValue === undefined) expectFits(`${pointer}/content/${type.replace("/", "~1")}/schema`, value);
    else expect(externalValue).toMatch(new RegExp(`^data:${type};base64,[A-Za-z0-9+/]+=*$`));
  }
});

function follow({ $ref, ...node }: Node): Node {
  if (!$ref) return node;
  return ($ref as string).slice(2).split("/").reduce<Node>((node, key) => node[key] as Node, constructs);
}
