/** The operations as the checker reads them: one body each, and no reference but where a schema has itself in it. */
import type { Contract, Operation as Described } from "../contract/index.js";
import { type Encoding, type Example, isObject, lookUp, type Schema, stepTo } from "../openapi/index.js";

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
  /** The schema of the JSON that it answers a success with. */
  answer: Schema | undefined;
  /** The same with the references of its schemas: what the contract judges answers by. */
  described: Described;
}

/** Gives the operations of a contract, area by area. */
export function operationsOf({ document, operations }: Contract): Operation[] {
  const resolve = createResolve(document);
  const areas = [...new Set([...tagsOf(document), ...operations.map(({ area }) => area)])];
  return areas.flatMap((area) => operations.filter((operation) => operation.area === area).map((described) =>
    ({
      ...described,
      parameters: resolve(described.parameters),
      body: contentOf(described),
      answer: resolve(answerOf(described)),
      described,
    })));

  function contentOf({ body }: Described): Content | undefined {
    const [[mediaType, media] = []] = Object.entries(body?.content ?? {});
    if (!body || mediaType === undefined || media === undefined) return undefined;
    const { schema = {}, examples = {}, encoding = {} } = media;
    return { mediaType, schema: resolve(schema), examples: valuesOf(examples), encoding, required: body.required };
  }
}

function answerOf({ responses }: Described): Schema | undefined {
  const [status = ""] = Object.keys(responses).filter((status) => status.startsWith("2"));
  return responses[status]?.content?.["application/json"]?.schema;
}

function valuesOf(examples: Record<string, Example>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}

/** Gives the values that the examples of an operation's answers show. */
export function shownAnswersOf({ responses }: Operation): unknown[] {
  return Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.values(examples).map(({ value }) => value));
}

/** Where an operation stands in the contract, as a fragment of its URL (RFC 6901, section 6). */
export function clauseOf({ path, method }: Pick<Operation, "path" | "method">): string {
  return `#/paths/${stepTo(path)}/${method.toLowerCase()}`;
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
