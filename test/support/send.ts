/** Sends a request to the target as it stands, without the client, so that it can break the contract, too. */
import { posix } from "node:path";
import { expect, inject } from "vitest";
import { type Content, type Node, type Operation, operation, operations } from "./contract.js";
import { bytesOf, formOf } from "./form.js";
import { type Answer, problemsIn } from "./judge.js";
import { pairsOf } from "./query.js";

export type { Answer };

/** A request of an operation. What is left out is not sent. */
export interface Parts {
  path?: Record<string, string>;
  query?: [name: string, value: string][];
  headers?: Record<string, string>;
  /** A value, which is sent as the operation's media type has it, or bytes or a form as they are. */
  body?: unknown;
}

export const target = inject("target");
export const authorization = { Authorization: `Bearer ${target.token}` };

/** The parts of a valid request: example values for the parameters, the token, and one of the example bodies. */
export function validParts({ parameters, body }: Operation, example = Object.keys(body?.examples ?? {})[0]): Parts {
  const shown = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined);
  const type = typeOf(body);
  return {
    path: Object.fromEntries(shown("path").map(({ name, example }) => [name, String(example)])),
    query: shown("query").flatMap((parameter) => pairsOf(parameter, parameter.example)),
    headers: { ...authorization, ...type && { "Content-Type": type } },
    body: example === undefined ? undefined : body?.examples[example],
  };
}

/** The type that a body is sent with. That of a form has a boundary: fetch adds it. */
function typeOf(body: Content | undefined): string | undefined {
  return body?.mediaType === "multipart/form-data" ? undefined : body?.mediaType;
}

export async function send(operation: Operation, parts: Parts): Promise<Answer> {
  return read(await fetch(requestOf(operation, parts)));
}

/** The request that fetch makes of its parts. */
export function requestOf({ method, path, body }: Operation, parts: Parts): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(parts.query).toString();
  return new Request(`${target.baseUrl}${filled}${query && `?${query}`}`, {
    method,
    headers: parts.headers ?? {},
    body: encode(body, parts.body),
  });
}

function encode(content: Content | undefined, value: unknown): BodyInit | null {
  if (value === undefined) return null;
  if (value instanceof Uint8Array || value instanceof FormData) return value as BodyInit;
  if (content?.mediaType === "application/json") return JSON.stringify(value);
  return content?.mediaType === "multipart/form-data" ? formOf(content, value as Node) : bytesOf(value as string);
}

export async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, mediaType: headers.get("Content-Type")?.split(";")[0], text: await response.text() };
}

/** Expects an answer that the contract declares: its status, its media type, its headers, and what it carries. */
export function expectDeclared(operation: Operation, answer: Answer): void {
  expect(problemsIn(operation, answer)).toEqual([]);
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
  const { src_path, dest_path } = (body ?? {}) as Record<string, string | undefined>;
  if (src_path === undefined || dest_path === undefined) return;
  const write = operation("writeFile");
  for (const file of [src_path, posix.join(dest_path, "../neighbour")]) {
    await send(write, { ...validParts(write), path: path ?? {}, query: [["path", file]] });
  }
}
