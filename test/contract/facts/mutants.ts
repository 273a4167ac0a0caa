/** Every possible mistake in the contract, one at a time: in its operations and in the parts that they refer to. */
import type { Node } from "../../support/contract.js";
import { change, type Mutant, toggle } from "./mutant.js";
import { schemaMutants } from "./schema-mutants.js";

/** @param contract - the content of `generated/openapi.json`; a mutant changes it in place */
export function* mutants({ paths, components }: Node): Generator<Mutant> {
  for (const [path, item] of Object.entries<Node>(paths)) {
    yield { ...change(path, paths, path, undefined), what: "the path is gone" };
    for (const [method, operation] of Object.entries<Node>(item)) yield* operationMutants(item, method, operation);
  }
  for (const [name, parameter] of Object.entries<Node>(components.parameters)) {
    yield* parameterMutants(`parameters/${name}`, parameter);
  }
  for (const [name, header] of Object.entries<Node>(components.headers)) {
    yield* headerMutants(`headers/${name}`, header);
  }
  for (const [name, response] of Object.entries<Node>(components.responses)) {
    yield* responseMutants(`responses/${name}`, response);
  }
  for (const [name, schema] of Object.entries<Node>(components.schemas)) {
    yield* schemaMutants(`schemas/${name}`, schema);
  }
}

function* operationMutants(item: Node, method: string, operation: Node): Generator<Mutant> {
  const { operationId: at, parameters = [], requestBody, responses } = operation;
  yield change(at, item, method, undefined);
  yield change(at, operation, "operationId", `${at}Anew`);
  yield change(at, operation, "tags", ["Elsewhere"]);
  yield change(at, operation, "deprecated", true);
  yield change(at, operation, "parameters", [...parameters, { name: "more", in: "query", schema: { type: "string" } }]);
  for (const [index, parameter] of (parameters as Node[]).entries()) {
    const others = (parameters as Node[]).filter((other) => other !== parameter);
    yield { ...change(at, operation, "parameters", others), what: `parameter ${index} is gone` };
    if (!parameter.$ref) yield* parameterMutants(`${at} ${parameter.name}`, parameter);
  }
  if (requestBody) {
    yield change(at, operation, "requestBody", undefined);
    yield toggle(`${at} request`, requestBody, "required");
    yield* bodyMutants(`${at} request`, requestBody);
  } else {
    yield change(at, operation, "requestBody", { content: { "application/json": { schema: { type: "object" } } } });
  }
  for (const status of ["299", "418"]) yield change(`${at} responses`, responses, status, { description: "Anew." });
  for (const [status, response] of Object.entries<Node>(responses)) {
    const { [status]: _, ...others } = responses as Node;
    yield change(`${at} responses`, responses, status, undefined);
    yield { ...change(at, operation, "responses", { ...others, 499: response }), what: `status ${status} becomes 499` };
    if (!response.$ref) yield* responseMutants(`${at} ${status}`, response);
  }
}

function* parameterMutants(at: string, parameter: Node): Generator<Mutant> {
  yield toggle(at, parameter, "required");
  yield toggle(at, parameter, "deprecated");
  yield change(at, parameter, "name", `${parameter.name}s`);
  yield change(at, parameter, "in", parameter.in === "query" ? "header" : "query");
  yield change(at, parameter, "style", parameter.style === undefined ? "spaceDelimited" : undefined);
  yield change(at, parameter, "explode", !(parameter.explode ?? parameter.in === "query"));
  yield* schemaMutants(at, parameter.schema, parameter);
}

function* headerMutants(at: string, header: Node): Generator<Mutant> {
  yield toggle(at, header, "required");
  yield* schemaMutants(at, header.schema, header);
}

function* responseMutants(at: string, response: Node): Generator<Mutant> {
  const { headers = {} } = response;
  yield change(at, response, "headers", { ...headers, "X-Anew": { schema: { type: "string" } } });
  for (const [name, header] of Object.entries<Node>(headers)) {
    yield change(`${at} headers`, headers, name, undefined);
    if (!header.$ref) yield* headerMutants(`${at} ${name}`, header);
  }
  yield* bodyMutants(at, response);
}

/** Mutants of the content of a request or a response. */
function* bodyMutants(at: string, body: Node): Generator<Mutant> {
  const { content } = body as { content?: Node };
  if (!content) yield change(at, body, "content", { "application/json": { schema: {} } });
  for (const [type, media] of Object.entries<Node>(content ?? {})) {
    yield change(at, body, "content", undefined);
    yield { ...change(at, body, "content", { "text/plain": media }), what: `${type} becomes text/plain` };
    yield change(at, content as Node, "text/plain", media);
    if (media.encoding) yield* encodingMutants(`${at} encoding`, media.encoding as Node);
    yield* schemaMutants(at, media.schema, media);
  }
}

function* encodingMutants(at: string, encoding: Node): Generator<Mutant> {
  for (const [name, part] of Object.entries<Node>(encoding)) {
    yield change(at, encoding, name, undefined);
    for (const word of Object.keys(part)) {
      yield change(`${at} ${name}`, part, word, word === "explode" ? false : "other");
    }
  }
}
