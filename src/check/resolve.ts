/** The operations as the checker reads them: one body each, and no reference but where a schema has itself in it. */
import type { Contract, Operation as Described } from "../contract/index.js";
import type { Encoding, Example, Link, Schema } from "../contract/openapi.js";
import { isObject, lookUp } from "../contract/references.js";

/** A request body in its first media type. */
export interface Content {
  mediaType: string;
  schema: Schema;
  /** The example values, by name. */
  examples: Record<string, unknown>;
  /** How the parts of a form are written. */
  encoding: Record<string, Encoding>;
  required: boolean;
}

/** An operation of the contract. */
export interface Operation extends Omit<Described, "body"> {
  body: Content | undefined;
  /** The same with the references of its schemas: what the contract judges answers by. */
  described: Described;
}

/** Where a link leads from: an operation and the response that has it. */
export interface LinkFrom extends Required<Pick<Link, "parameters">> {
  source: Operation;
  /** The operation that it leads to. */
  target: Operation;
  /** Runtime expressions for fields of that operation's body, by their names. */
  fields: Record<string, string>;
}

/** Gives the operations of a contract, area by area. */
export function operationsOf({ document, operations }: Contract): Operation[] {
  const resolve = createResolve(document);
  const areas = [...new Set([...tagsOf(document), ...operations.map(({ area }) => area)])];
  return areas.flatMap((area) => operations.filter((operation) => operation.area === area).map((described) =>
    ({ ...described, parameters: resolve(described.parameters), body: contentOf(described), described })));

  function contentOf({ body }: Described): Content | undefined {
    const [[mediaType, media] = []] = Object.entries(body?.content ?? {});
    if (!body || mediaType === undefined || media === undefined) return undefined;
    const { schema = {}, examples = {}, encoding = {} } = media;
    return { mediaType, schema: resolve(schema), examples: valuesOf(examples), encoding, required: body.required };
  }
}

function valuesOf(examples: Record<string, Example>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}

/** Gives the values that the examples of an operation's answers show. */
export function shownAnswersOf({ responses }: Operation): unknown[] {
  return Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.values(examples).map(({ value }) => value));
}

/** Gives every link from a success of one operation to another. */
export function linksOf(operations: Operation[]): LinkFrom[] {
  return operations.flatMap((source) => Object.values(source.responses).flatMap(({ links = {} }) =>
    Object.values(links).flatMap(({ operationId, parameters = {}, requestBody }) => {
      const target = operations.find(({ id }) => id === operationId);
      return target ? [{ source, target, parameters, fields: fieldsOf(requestBody) }] : [];
    })));
}

/** Gives the expressions that are embedded in a body of JSON text, such as `{"code": "{$response.body#/code}"}`. */
function fieldsOf(requestBody: string | undefined): Record<string, string> {
  const fields = Object.entries(JSON.parse(requestBody ?? "{}") as Record<string, string>);
  return Object.fromEntries(fields.map(([name, embedded]) => [name, embedded.replace(/^\{(.*)\}$/s, "$1")]));
}

/**
 * Gives the links that follow from others: what is made is read where it is listed, so its id in the list leads
 * wherever the id of what is made does.
 */
export function linksThroughLists(links: LinkFrom[]): LinkFrom[] {
  const reads = links.filter(({ source, target }) => source.method === "GET" && target.method === "GET");
  return links.filter(({ source }) => source.method !== "GET").flatMap((link) => {
    const [[name, expression] = [], ...others] = Object.entries(link.parameters);
    if (name === undefined || expression === undefined || others.length > 0 || link.target.method !== "GET") return [];
    const beside = links.filter(({ source, parameters }) =>
      source === link.source && Object.values(parameters).join() === expression);
    const listed = reads.find((read) =>
      read.source !== link.target && beside.some(({ target }) => target === read.target));
    const from = listed && Object.values(listed.parameters)[0];
    return listed && from !== undefined ? [{ ...link, source: listed.source, parameters: { [name]: from } }] : [];
  });
}

function tagsOf({ tags }: Contract["document"]): string[] {
  return ((tags ?? []) as { name: string }[]).map(({ name }) => name);
}

/** Makes the function that puts what a reference leads to in its place, except within that itself. */
function createResolve(document: Contract["document"]) {
  const resolved = new Map<string, unknown>();
  function resolve(node: unknown, within: string[]): unknown {
    if (Array.isArray(node)) return node.map((item) => resolve(item, within));
    if (!isObject(node)) return node;
    const { $ref, ...siblings } = node;
    const own = Object.fromEntries(Object.entries(siblings).map(([key, value]) => [key, resolve(value, within)]));
    if (typeof $ref !== "string") return own;
    if (within.includes($ref)) return { $ref, ...own };
    if (!resolved.has($ref)) resolved.set($ref, resolve(lookUp(document, $ref), [...within, $ref]));
    const found = resolved.get($ref) as object;
    return Object.keys(own).length === 0 ? found : { ...found, ...own };
  }
  return <T>(node: T) => resolve(node, []) as T;
}
