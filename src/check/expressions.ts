/** Runtime expressions of links (OpenAPI 3.1, section 4.8.20.4): what an exchange says. */
import { valueAt } from "../openapi/index.js";

/** A request that was answered with a success, as far as links take values from it. */
export interface Exchange {
  path: Record<string, string>;
  /** The request's JSON. */
  sent: unknown;
  /** The answer's JSON. */
  body: unknown;
}

/** Gives the value of `$request.path.name`, `$request.body#/pointer` or `$response.body#/pointer`, if there is one. */
export function evaluate(expression: unknown, { path, sent, body }: Exchange): unknown {
  if (typeof expression !== "string") return expression;
  const name = /^\$request\.path\.(.+)$/.exec(expression)?.[1];
  if (name !== undefined) return path[name];
  const sentPointer = sentPointerOf(expression);
  if (sentPointer !== undefined) return valueAt(sent, sentPointer);
  const pointer = pointerOf(expression);
  return pointer === undefined ? undefined : valueAt(body, pointer);
}

/** Gives the expressions that are embedded in a body of JSON text, such as `{"code": "{$response.body#/code}"}`. */
export function embeddedIn(requestBody: string): Record<string, string> {
  const fields = Object.entries(JSON.parse(requestBody) as Record<string, string>);
  return Object.fromEntries(fields.map(([name, embedded]) => [name, embedded.replace(/^\{(.*)\}$/s, "$1")]));
}

/** The JSON Pointer (RFC 6901) into the answer's body, if an expression is one. */
export function pointerOf(expression: unknown): string | undefined {
  return typeof expression === "string" ? /^\$response\.body#(\/.*)$/.exec(expression)?.[1] : undefined;
}

/** The JSON Pointer into the request's body, if an expression is one. */
export function sentPointerOf(expression: unknown): string | undefined {
  return typeof expression === "string" ? /^\$request\.body#(\/.*)$/.exec(expression)?.[1] : undefined;
}
