/** What fetch sends for a case, without the client, so that it can break the contract, too. */
import { exampleBytes } from "../../contract/index.js";
import { bodyKindOf } from "../../openapi/index.js";
import type { Parts } from "../cases/case.js";
import { exampleForm } from "../form.js";
import type { Content, Operation } from "../operations.js";

/** Where requests go, and the token that they carry. */
export interface Server {
  /** Base URL without a slash at its end. */
  baseUrl: string;
  token: string;
}

/** Makes the request of an operation. */
export function requestOf({ method, path, body }: Operation, parts: Parts, { baseUrl, token }: Server): Request {
  const { authorization = `Bearer ${token}`, mediaType = sentType(body, parts) } = parts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(parts.query).toString();
  return new Request(`${baseUrl}${filled}${query && `?${query}`}`, {
    method,
    headers: {
      ...authorization !== null && { Authorization: authorization },
      ...mediaType !== undefined && { "Content-Type": mediaType },
      ...parts.headers,
    },
    body: encode(body, parts.body),
    redirect: "manual",
  });
}

/** The type that a body is sent with. That of a form has a boundary: fetch adds it. */
function sentType(content: Content | undefined, { body }: Parts): string | undefined {
  return body === undefined || content?.mediaType === "multipart/form-data" ? undefined : content?.mediaType;
}

function encode(content: Content | undefined, value: unknown): BodyInit | null {
  if (value === undefined) return null;
  if (value instanceof Uint8Array || content === undefined) return value as BodyInit;
  switch (bodyKindOf(content.mediaType)) {
    case "json": return JSON.stringify(value);
    case "form": return exampleForm(content, value as object);
    default: return exampleBytes(value as string) as BodyInit;
  }
}
