/** Sends requests to the target without the client, so that they can violate the contract. */
import { posix } from "node:path";
import { expect, inject } from "vitest";
import type { RequestParts } from "../../src/check/cases/index.js";
import { requestOf as requestTo } from "../../src/check/http/request.js";
import { type CheckedOperation, operations, validParts } from "./cases.js";
import { operation } from "./contract.js";
import { type TestResponse, problemsIn } from "./judge.js";

export type { TestResponse };

export const target = inject("target");
export const authorization = { Authorization: `Bearer ${target.token}` };

export async function send(operation: CheckedOperation, parts: RequestParts): Promise<TestResponse> {
  return read(await fetch(requestOf(operation, parts)));
}

/** Returns the request to the target that has these parts. */
export function requestOf(operation: CheckedOperation, parts: RequestParts): Request {
  return requestTo(operation, parts, target);
}

export async function read(response: Response): Promise<TestResponse> {
  const { status, headers } = response;
  return { status, headers, mediaType: headers.get("Content-Type")?.split(";")[0], text: await response.text() };
}

/** Expects a response that the contract declares: its status, media type, headers and body. */
export function expectDeclared({ id }: CheckedOperation, response: TestResponse): void {
  expect(problemsIn(operation(id), response)).toEqual([]);
}

/** Whether the target responds as a mock does: with the status that `Prefer: code=…` requests. */
export const takesPrefer = await prefersCode();

async function prefersCode(): Promise<boolean> {
  const [operation] = operations as [CheckedOperation];
  return (await send(operation, { ...validParts(operation), headers: { Prefer: "code=403" } })).status === 403;
}

/** Creates the file that a request moves, and the directory of its destination, for a target that keeps files. */
export async function arrange({ path, body }: RequestParts): Promise<void> {
  const { src_path, dest_path } = (body ?? {}) as Record<string, string | undefined>;
  if (src_path === undefined || dest_path === undefined) return;
  const write = operations.find(({ id }) => id === "writeFile") as CheckedOperation;
  for (const file of [src_path, posix.join(dest_path, "../neighbour")]) {
    await send(write, { ...validParts(write), path: path ?? {}, query: [["path", file]] });
  }
}
