/** The first room: what a request says, as Prism takes it. */
import type { IncomingMessage } from "node:http";
import type { Match } from "./description.js";
import type { PrismRequest } from "./engine.js";

/** A request, read as far as it has to be before it is judged. A body that is not JSON is still to come. */
export interface Reading {
  prism: PrismRequest;
  /** The path parameters and the declared query parameters; the latter with their defaults. */
  parameters: Record<string, unknown>;
  contentType: string | undefined;
  /** The body, when it is JSON. */
  body: unknown;
  /** Bytes of that body. */
  size: number;
  /** Why the body is no JSON, when it should be. */
  malformed: string | undefined;
}

const json = "application/json";
/** Bytes of JSON that the mock takes: so many that Prism still tells within a second what is wrong with them. */
const jsonLimit = 2 ** 17;

/** The path and the query of a request target (RFC 9112, section 3.2), as they came. */
export function readTarget(target = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(target) ?? [];
  return { pathname, search };
}

/** The bearer token of an Authorization header (RFC 6750, section 2.1). */
export function readToken(authorization = ""): string | undefined {
  return /^Bearer +([!-~]+)$/i.exec(authorization)?.[1];
}

/**
 * Reads a request of an operation.
 *
 * @param request The request. A JSON body is read to its end, any other is left as it is.
 * @param match The operation, and the values of its path parameters.
 * @param accepted Whether the token is accepted. Prism is not shown one that is not.
 */
export async function read(request: IncomingMessage, { operation, path }: Match, accepted: boolean): Promise<Reading> {
  // Prism answers in another media type, or with another response, when it is shown these two.
  const { accept: _, prefer: __, ...headers } = request.headers as Record<string, string>;
  const contentType = headers["content-type"];
  const mediaType = /^([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*(?:;|$)/.exec(contentType ?? "")?.[1]?.toLowerCase();
  const mediaTypes = operation.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  const takesBytes = mediaTypes.length > 0 && !mediaTypes.includes(json);
  const hasBody = takesBytes || Number(headers["content-length"]) > 0 || "transfer-encoding" in headers;
  const isJson = mediaType === json && !takesBytes;
  const { body, size, malformed } = isJson ? await readJson(request) : { size: 0 };
  const { query, defaults } = readQuery(operation.request?.query ?? [], readTarget(request.url).search);
  return {
    prism: {
      method: operation.method as PrismRequest["method"],
      url: { path: fill(operation.path, path), query },
      headers: {
        ...headers,
        "authorization": accepted ? "Bearer token" : "",
        "content-type": mediaType ?? "missing/missing", // without one, Prism takes any body
        "content-length": hasBody ? "1" : "0", // without one, Prism takes any media type
      },
      body: isJson ? body : hasBody ? "bytes" : undefined,
    },
    parameters: { ...path, ...defaults, ...query },
    contentType,
    body,
    size,
    malformed,
  };
}

/**
 * The declared query parameters, by their exact names. Prism takes an empty value for an absent one, and does not take
 * a list for a string: so an empty value, which OpenAPI 3.1 (section 4.8.12) does not allow, is given to it as a list.
 */
function readQuery(declared: { name: string; schema?: { default?: unknown } }[], search: string) {
  const sent = new URLSearchParams(search);
  const query: Record<string, string | string[]> = {};
  const defaults: Record<string, unknown> = {};
  for (const { name, schema } of declared) {
    const values = sent.getAll(name);
    const [value] = values;
    if (value) query[name] = values.length > 1 ? values : value;
    else if (value === "") query[name] = values;
    else if (schema?.default !== undefined) defaults[name] = schema.default;
  }
  return { query, defaults };
}

async function readJson(request: IncomingMessage): Promise<{ body?: unknown; size: number; malformed?: string }> {
  const bytes = await readBytes(request);
  const size = bytes?.length ?? 0;
  if (!bytes) return { size, malformed: `The request body is longer than the ${jsonLimit} bytes that the mock takes.` };
  if (size === 0) return { size };
  try {
    return { size, body: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown };
  } catch (error) {
    return { size, malformed: `The request body is not valid JSON: ${(error as Error).message}.` };
  }
}

/** Reads a body to its end. Gives nothing for one that is too long, and drops what is left of it. */
function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > jsonLimit) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
}

function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
