/** Creates the requests of cases. They bypass the client, so that they can also violate the contract. */
import { exampleBytes } from "../../contract/index.js";
import { bodyKindOf } from "../../openapi/index.js";
import type { RequestParts } from "../cases/case.js";
import { exampleForm } from "../form.js";
import type { CheckedOperation, CheckedBody } from "../operations.js";

/** The server that requests go to, and the token that they carry. */
export interface CheckedServer {
  /** Base URL without a trailing slash. */
  baseUrl: string;
  token: string;
}

/** Creates a request of an operation. */
export function requestOf(
  { method, path, body }: CheckedOperation,
  parts: RequestParts,
  { baseUrl, token }: CheckedServer,
): Request {
  const { authorization = `Bearer ${token}`, mediaType = mediaTypeOf(body, parts) } = parts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(parts.query).toString();
  return new Request(`${baseUrl}${filled}${query && `?${query}`}`, {
    method,
    headers: {
      ...authorization !== null && { Authorization: authorization },
      ...mediaType !== undefined && { "Content-Type": mediaType },
      ...parts.headers,
    },
    body: encodeBody(body, parts.body),
    redirect: "manual",
  });
}

/** Returns the Content-Type of a body. That of a form is left to fetch, which adds the boundary. */
function mediaTypeOf(declared: CheckedBody | undefined, { body }: RequestParts): string | undefined {
  return body === undefined || declared?.mediaType === "multipart/form-data" ? undefined : declared?.mediaType;
}

function encodeBody(declared: CheckedBody | undefined, value: unknown): BodyInit | null {
  if (value === undefined) return null;
  if (value instanceof Uint8Array || declared === undefined) return value as BodyInit;
  switch (bodyKindOf(declared.mediaType)) {
    case "json": return JSON.stringify(value);
    case "form": return exampleForm(declared, value as object);
    default: return exampleBytes(value as string) as BodyInit;
  }
}
