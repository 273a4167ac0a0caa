/** Every method of the SDK belongs to an operation, and every operation has a method, or `methods.ts` says why not. */
import { APIResource } from "@onkernel/sdk/resource";
import { expect, test } from "vitest";
import { createKernel } from "./call.js";
import { operationIds } from "../support/examples.js";
import { methods, withoutMethod, withoutOperation } from "./methods.js";

/** Returns the names of the methods of a resource and of the resources below it, such as `browsers.fs.move`. */
function methodsOf(resource: object, prefix = ""): string[] {
  const own = resource instanceof APIResource ? Object.getOwnPropertyNames(Object.getPrototypeOf(resource)) : [];
  const below = Object.entries(resource).filter(([, value]) => value instanceof APIResource) as [string, object][];
  return [
    ...own.filter((name) => name !== "constructor").map((name) => `${prefix}${name}`),
    ...below.flatMap(([name, value]) => methodsOf(value, `${prefix}${name}.`)),
  ];
}

const inOtherAreas = (method: string) =>
  Object.keys(withoutOperation).some((name) => method === name || method.startsWith(`${name}.`));

test("every method of the SDK in the contract's areas belongs to one operation", () => {
  const all = methodsOf(createKernel("http://127.0.0.1"));
  expect(all.filter((method) => !inOtherAreas(method)).sort()).toEqual(Object.values(methods).sort());
  for (const name of Object.keys(withoutOperation)) expect(all.join(" ")).toContain(name);
});

test("every operation has a method of the SDK, or a known reason why not", () => {
  expect([...Object.keys(methods), ...Object.keys(withoutMethod)].sort()).toEqual([...operationIds].sort());
});
