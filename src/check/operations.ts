/** The operations as the checker reads them: with one body each, and with references resolved where possible. */
import type { Contract, Operation } from "../contract/index.js";
import { type Encoding, type Example, isObject, lookUp, type Schema, stepTo } from "../openapi/index.js";

/** A request body in its first media type. */
export interface CheckedBody {
  mediaType: string;
  schema: Schema;
  /** The example values, by name. */
  examples: Record<string, unknown>;
  /** How the parts of a form are encoded. */
  encoding: Record<string, Encoding>;
  required: boolean;
}

/** An operation of the contract, prepared for the checker. */
export interface CheckedOperation extends Omit<Operation, "body"> {
  body: CheckedBody | undefined;
  /** The schema of the JSON in a successful response, or of each event. */
  responseSchema: Schema | undefined;
  /** The operation as the contract declares it, with its references. `checkResponse` of the contract takes this one. */
  declared: Operation;
}

/** Returns the operations of a contract, area by area. */
export function checkedOperations({ document, operations }: Contract): CheckedOperation[] {
  const resolve = createResolve(document);
  const areas = [...new Set([...tagsOf(document), ...operations.map(({ area }) => area)])];
  return areas.flatMap((area) => operations.filter((operation) => operation.area === area).map((declared) =>
    ({
      ...declared,
      parameters: resolve(declared.parameters),
      body: checkedBodyOf(declared),
      responseSchema: resolve(successSchemaOf(declared)),
      declared,
    })));

  function checkedBodyOf({ body }: Operation): CheckedBody | undefined {
    const [[mediaType, media] = []] = Object.entries(body?.content ?? {});
    if (!body || mediaType === undefined || media === undefined) return undefined;
    const { schema = {}, examples = {}, encoding = {} } = media;
    return { mediaType, schema: resolve(schema), examples: valuesOf(examples), encoding, required: body.required };
  }
}

function successSchemaOf({ responses }: Operation): Schema | undefined {
  const [status = ""] = Object.keys(responses).filter((status) => status.startsWith("2"));
  const { content = {} } = responses[status] ?? {};
  return (content["application/json"] ?? content["text/event-stream"])?.schema;
}

function valuesOf(examples: Record<string, Example>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}

/** Whether an operation returns an event stream. */
export function isStreamed({ responses }: CheckedOperation): boolean {
  return Object.values(responses).some(({ content = {} }) => "text/event-stream" in content);
}

/** Returns the example values of an operation's responses. */
export function exampleResponsesOf({ responses }: CheckedOperation): unknown[] {
  return Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.values(examples).map(({ value }) => value));
}

/** Returns the location of an operation in the contract, as a URL fragment (RFC 6901, section 6). */
export function clauseOf({ path, method }: Pick<CheckedOperation, "path" | "method">): string {
  return `#/paths/${stepTo(path)}/${method.toLowerCase()}`;
}

function tagsOf({ tags }: Contract["document"]): string[] {
  return ((tags ?? []) as { name: string }[]).map(({ name }) => name);
}

/** Creates the function that replaces references by their targets. A reference to an enclosing schema stays. */
function createResolve(document: Contract["document"]) {
  const resolved = new Map<string, unknown>();
  function resolve(node: unknown, enclosing: string[]): unknown {
    if (Array.isArray(node)) return node.map((item) => resolve(item, enclosing));
    if (!isObject(node)) return node;
    const { $ref, ...others } = node;
    const siblings = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, resolve(value, enclosing)]));
    if (typeof $ref !== "string") return siblings;
    if (enclosing.includes($ref)) return { $ref, ...siblings };
    if (!resolved.has($ref)) resolved.set($ref, resolve(lookUp(document, $ref), [...enclosing, $ref]));
    const target = resolved.get($ref) as object;
    return Object.keys(siblings).length === 0 ? target : { ...target, ...siblings };
  }
  return <T>(node: T) => resolve(node, []) as T;
}
