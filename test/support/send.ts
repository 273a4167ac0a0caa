/** Sends a request to the target as it stands, without the client, so that it can break the contract, too. */
import { posix } from "node:path";
import { expect, inject } from "vitest";
import { expectFits, type Node, type Operation, operation, operations } from "./contract.js";

/** A request of an operation. What is left out is not sent. */
export interface Parts {
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An answer, read to its end. */
export interface Answer {
  status: number;
  mediaType: string | undefined;
  text: string;
}

export const target = inject("target");
export const authorization = { Authorization: `Bearer ${target.token}` };

/** The parts of a valid request: example values for the parameters, the token, and one of the example bodies. */
export function validParts(operation: Operation, example = Object.keys(operation.body.examples)[0] ?? ""): Parts {
  const values = (place: string) => Object.fromEntries(operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => [parameter.name as string, String(parameter.example)]));
  return {
    path: values("path"),
    query: values("query"),
    headers: { ...authorization, "Content-Type": operation.body.mediaType },
    body: operation.body.examples[example],
  };
}

export async function send({ method, path, body: { mediaType } }: Operation, parts: Parts): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(parts.query).toString();
  const isJson = mediaType === "application/json" && parts.body !== undefined && !(parts.body instanceof Uint8Array);
  return read(await fetch(`${target.baseUrl}${filled}${query && `?${query}`}`, {
    method,
    headers: parts.headers ?? {},
    body: isJson ? JSON.stringify(parts.body) : (parts.body ?? null) as BodyInit | null,
  }));
}

export async function read(response: Response): Promise<Answer> {
  const mediaType = response.headers.get("Content-Type")?.split(";")[0];
  return { status: response.status, mediaType, text: await response.text() };
}

/** Expects the contract's answer for a status: its declared media type, and a body that fits its schema. */
export function expectDeclared(operation: Operation, answer: Answer): void {
  const declared = operation.responses[answer.status] ?? operation.responses.default;
  expect(declared, `${operation.id} declares ${answer.status}`).toBeDefined();
  const content = declared?.content as Record<string, Node> | undefined;
  if (!content) return expect(answer.text).toBe("");
  expect(answer.mediaType).toBe("application/json");
  expectFits(content["application/json"]?.schema as Node, JSON.parse(answer.text));
}

/** Whether the target answers as a mock does: with the status that `Prefer: code=…` asks for. */
export const takesPrefer = await prefersCode();

async function prefersCode(): Promise<boolean> {
  const [operation] = operations as [Operation];
  const parts = validParts(operation);
  return (await send(operation, { ...parts, headers: { ...parts.headers, Prefer: "code=403" } })).status === 403;
}

/** Puts a file where a request takes one from, and a directory where it puts it, for a target that remembers files. */
export async function arrange({ path, body }: Parts): Promise<void> {
  const { src_path, dest_path } = body as Record<string, string | undefined>;
  if (src_path === undefined || dest_path === undefined) return;
  const write = operation("writeFile");
  for (const file of [src_path, posix.join(dest_path, "../neighbour")]) {
    await send(write, { ...validParts(write), path: path ?? {}, query: { path: file } });
  }
}
