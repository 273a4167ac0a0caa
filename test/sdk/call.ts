/** Calls the methods of the SDK by name, with arguments in the order that all of its methods have. */
import Kernel from "@onkernel/sdk";
import type { Operation } from "../../src/contract/index.js";
import type { Request } from "../support/examples.js";
import { methods, type SdkOperationId } from "./methods.js";

/** Creates a client. Each test needs its own: a client sends `curl` for sessions that it has seen to their base URL. */
export const createKernel = (baseURL: string): Kernel => new Kernel({ baseURL, apiKey: "My API Key", maxRetries: 0 });

/** Calls the method of an operation with all parts of a request. */
export function call(
  kernel: Kernel, operation: Operation, request: Request, headers: Record<string, string> = {},
): Promise<unknown> {
  const { ids, bytes, others } = argumentsOf(operation, request);
  return methodOf(kernel, operation)(...ids, ...bytes, ...others, { headers });
}

/** Calls the method of an operation with at most an id. */
export function callWithId(kernel: Kernel, operation: Operation, request: Request): Promise<unknown> {
  return methodOf(kernel, operation)(...argumentsOf(operation, request).ids);
}

/** Returns whether the method accepts more than an id, and all of that is optional. */
export function mayLeaveOut(operation: Operation, request: Request): boolean {
  const { ids, others } = argumentsOf(operation, request);
  const { length } = methodOf(createKernel("http://127.0.0.1"), operation); // without parameters that have a default
  return others.length > 0 && length === ids.length;
}

function methodOf(kernel: Kernel, { id }: Operation): (...given: unknown[]) => Promise<unknown> {
  const steps = methods[id as SdkOperationId].split(".");
  const name = steps.pop()!;
  const resource = steps.reduce<any>((node, step) => node[step], kernel);
  return resource[name].bind(resource);
}

/**
 * Returns the arguments of a method: the last path parameter, then bytes, then an object with everything else (other
 * path parameters, query parameters and the properties of the body). `types.ts` has the same order as types.
 */
export function argumentsOf({ parameters, body: declared }: Operation, { path, query, body }: Request) {
  const names = Object.keys(path);
  const ids = names.splice(-1).map((name) => path[name]);
  const bytes = body instanceof Uint8Array ? [body] : [];
  const takesOthers = names.length > 0 || parameters.some((one) => one.in === "query") || (declared && !bytes.length);
  const outer = Object.fromEntries(names.map((name) => [name, path[name]]));
  return { ids, bytes, others: takesOthers ? [{ ...outer, ...query, ...!bytes.length && body as object }] : [] };
}
