/** Runtime expressions of links (OpenAPI 3.1, section 4.8.20.4). */
import { valueAt } from "./pointer.js";

/** The parts of a successful request and its response that links take values from. */
export interface LinkSource {
  path: Record<string, string>;
  /** The JSON of the request. */
  requestBody: unknown;
  /** The JSON of the response. */
  responseBody: unknown;
}

/** Evaluates `$request.path.name`, `$request.body#/pointer` or `$response.body#/pointer`. */
export function evaluateExpression(expression: unknown, { path, requestBody, responseBody }: LinkSource): unknown {
  if (typeof expression !== "string") return expression;
  const name = /^\$request\.path\.(.+)$/.exec(expression)?.[1];
  if (name !== undefined) return path[name];
  const requestPointer = requestPointerOf(expression);
  if (requestPointer !== undefined) return valueAt(requestBody, requestPointer);
  const responsePointer = responsePointerOf(expression);
  return responsePointer === undefined ? undefined : valueAt(responseBody, responsePointer);
}

/** Returns the expressions that are embedded in a JSON body, such as `{"code": "{$response.body#/code}"}`. */
export function embeddedIn(requestBody: string): Record<string, string> {
  const fields = Object.entries(JSON.parse(requestBody) as Record<string, string>);
  return Object.fromEntries(fields.map(([name, embedded]) => [name, embedded.replace(/^\{(.*)\}$/s, "$1")]));
}

/** Returns the JSON Pointer (RFC 6901) of an expression for the response body. */
export function responsePointerOf(expression: unknown): string | undefined {
  return typeof expression === "string" ? /^\$response\.body#(\/.*)$/.exec(expression)?.[1] : undefined;
}

/** Returns the JSON Pointer of an expression for the request body. */
export function requestPointerOf(expression: unknown): string | undefined {
  return typeof expression === "string" ? /^\$request\.body#(\/.*)$/.exec(expression)?.[1] : undefined;
}
