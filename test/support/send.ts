/** Sends a request to the target as it stands, without the client, so that it can break the contract, too. */
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

/** The request to the target that fetch makes of its parts. */
export function requestOf(operation: CheckedOperation, parts: RequestParts): Request {
  return requestTo(operation, parts, target);
}

export async function read(response: Response): Promise<TestResponse> {
  const { status, headers } = response;
  return { status, headers, mediaType: headers.get("Content-Type")?.split(";")[0], text: await response.text() };
}

/** Expects a response that the contract declares: its status, its media type, its headers, and what it carries. */
export function expectDeclared({ id }: CheckedOperation, response: TestResponse): void {
  expect(problemsIn(operation(id), response)).toEqual([]);
}

/** Whether the target answers as a mock does: with the status that `Prefer: code=…` asks for. */
export const takesPrefer = await prefersCode();

async function prefersCode(): Promise<boolean> {
  const [operation] = operations as [CheckedOperation];
  return (await send(operation, { ...validParts(operation), headers: { Prefer: "code=403" } })).status === 403;
}

/** Puts a file where a request takes one from, and a directory where it puts it, for a target that remembers files. */
export async function arrange({ path, body }: RequestParts): Promise<void> {
  const { src_path, dest_path } = (body ?? {}) as Record<string, string | undefined>;
  if (src_path === undefined || dest_path === undefined) return;
  const write = operations.find(({ id }) => id === "writeFile") as CheckedOperation;
  for (const file of [src_path, posix.join(dest_path, "../neighbour")]) {
    await send(write, { ...validParts(write), path: path ?? {}, query: [["path", file]] });
  }
}
