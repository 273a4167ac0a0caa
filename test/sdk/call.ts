/** Calls the SDK as its users do: a method by its name, with arguments in the order that all of its methods have. */
import Kernel from "@onkernel/sdk";
import type { Operation } from "../../src/contract/index.js";
import type { Request } from "../support/examples.js";
import { methods, type SdkOperationId } from "./methods.js";

/** A client of its own for each test: it remembers the sessions that it has seen, and sends their `curl` elsewhere. */
export const createKernel = (baseURL: string): Kernel => new Kernel({ baseURL, apiKey: "My API Key", maxRetries: 0 });

/** Calls the method for an operation with everything that a request has. */
export function call(
  kernel: Kernel, operation: Operation, request: Request, headers: Record<string, string> = {},
): Promise<unknown> {
  const { ids, bytes, others } = argumentsOf(operation, request);
  return methodOf(kernel, operation)(...ids, ...bytes, ...others, { headers });
}

/** Calls the method with an id at most. */
export function callWithId(kernel: Kernel, operation: Operation, request: Request): Promise<unknown> {
  return methodOf(kernel, operation)(...argumentsOf(operation, request).ids);
}

/** Whether the method takes more than an id, and lets its callers leave that out. */
export function mayLeaveOut(operation: Operation, request: Request): boolean {
  const { ids, others } = argumentsOf(operation, request);
  const { length } = methodOf(createKernel("http://127.0.0.1"), operation); // does not count what has a default
  return others.length > 0 && length === ids.length;
}

function methodOf(kernel: Kernel, { id }: Operation): (...given: unknown[]) => Promise<unknown> {
  const steps = methods[id as SdkOperationId].split(".");
  const name = steps.pop()!;
  const resource = steps.reduce<any>((node, step) => node[step], kernel);
  return resource[name].bind(resource);
}

/**
 * The last parameter of the path comes first, then bytes, then an object with everything else: other parameters of the
 * path and the query, and the properties of the body. `types.ts` says the same of types.
 */
export function argumentsOf({ parameters, body: declared }: Operation, { path, query, body }: Request) {
  const names = Object.keys(path);
  const ids = names.splice(-1).map((name) => path[name]);
  const bytes = body instanceof Uint8Array ? [body] : [];
  const takesOthers = names.length > 0 || parameters.some((one) => one.in === "query") || (declared && !bytes.length);
  const outer = Object.fromEntries(names.map((name) => [name, path[name]]));
  return { ids, bytes, others: takesOthers ? [{ ...outer, ...query, ...!bytes.length && body as object }] : [] };
}
