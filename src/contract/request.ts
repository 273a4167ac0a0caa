/** Reads a request of an operation: its typed values, and all its violations. */
import type { Document, MediaType, Operation, Schema } from "../openapi/index.js";
import { fillIn, hasDefaults } from "./defaults.js";
import { type Part, readForm, withoutFiles } from "./form.js";
import { type HttpHeaders, readParameters } from "./parameters.js";
import type { Match } from "./router.js";
import { removeUndeclared, type Undeclared } from "./undeclared.js";
import type { Validate } from "./validate.js";

/** A request as its operation declares it. `OperationRequest` is its typed form. */
export interface ParsedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Names of the query parameters that were omitted, and have their defaults. */
  defaulted: string[];
  header: Record<string, unknown>;
  /**
   * The value of JSON or of a form, as the operation declares it: with its defaults, and without undeclared properties.
   * A stream of bytes stays as it is. Undefined if the operation has none.
   */
  body: unknown;
}

/** A request as it was read. */
export interface ReadRequest {
  request: ParsedRequest;
  /** Its violations, a sentence each. */
  violations: string[];
  /** Undeclared properties of its body, which were removed: the first of them. */
  ignored: Undeclared[];
}

/** The body of a request, read as far as its kind requires. */
export type Body
  = | { kind: "none" }
    | { kind: "json"; value: unknown; isLarge: boolean }
    | { kind: "form"; parts: Part[] }
    | { kind: "bytes"; stream: AsyncIterable<Uint8Array> }
    /** A body that cannot be read. The violation says why, in a sentence. */
    | { kind: "malformed"; violation: string };

/**
 * Returns the media type that an operation declares for a body.
 *
 * @param contentType The Content-Type header of the request.
 * @returns The media type, or a sentence that says why there is none.
 */
export function declaredType(
  { body }: Operation,
  contentType: string | undefined,
): { mediaType?: string; violation?: string } {
  const { content = {} } = body ?? {};
  if (contentType !== undefined && Object.hasOwn(content, contentType)) return { mediaType: contentType };
  const declared = Object.keys(content);
  const essence = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  const supertype = essence?.replace(/\/.*/, "/*");
  const mediaType = declared.find((type) => type.toLowerCase() === essence)
    ?? declared.find((type) => essence?.includes("/") && (type === supertype || type === "*/*"));
  if (mediaType !== undefined) return { mediaType };
  const expected = `must be ${declared.join(" or ")}`;
  return {
    violation: contentType === undefined
      ? `The Content-Type header is missing. It ${expected}.`
      : `The Content-Type header ${expected}, not ${contentType}.`,
  };
}

interface CheckedBody {
  value?: unknown;
  violations: string[];
}

/** Creates the function that reads requests. */
export function createReadRequest(document: Document, validate: Validate) {
  /**
   * Reads a request.
   *
   * @param search The query as it was sent, without the question mark.
   * @param mediaType The declared media type of the body.
   * @throws {JsonLimitError} If the JSON of a form is beyond a limit.
   */
  return async function readRequest(
    match: Match,
    search: string,
    headers: HttpHeaders,
    body: Body,
    mediaType = "",
  ): Promise<ReadRequest> {
    const { violations, ...parameters } = readParameters(document, validate, match, search, headers);
    const { required = false, content = {} } = match.operation.body ?? {};
    const media = content[mediaType] ?? Object.values(content)[0] ?? {};
    const read = body.kind === "form" ? await readFormBody(body.parts, media) : readBody(body, media, required);
    violations.push(...read.violations);
    if (violations.length > 0 || body.kind === "bytes" || !media.schema) {
      return { request: { ...parameters, body: read.value }, violations, ignored: [] };
    }
    const value = complete(read.value, media.schema);
    const ignored = removeUndeclared(document, fits, media.schema, value);
    return { request: { ...parameters, body: value }, violations, ignored };
  };

  function fits(schema: Schema, value: unknown): boolean {
    return validate(schema, value, "", true).length === 0;
  }

  /** Returns a body with its defaults. If there are any, an omitted body becomes an object. */
  function complete(value: unknown, schema: Schema): unknown {
    if (!hasDefaults(document, schema)) return value;
    const whole = value ?? {};
    fillIn(document, fits, schema, whole);
    return whole;
  }

  function readBody(body: Exclude<Body, { kind: "form" }>, media: MediaType, required: boolean): CheckedBody {
    switch (body.kind) {
      case "none": return { violations: required ? ["A request body is required."] : [] };
      case "malformed": return { violations: [body.violation] };
      case "bytes": return { value: body.stream, violations: [] };
      case "json": {
        const { value, isLarge } = body;
        return { value, violations: media.schema ? validate(media.schema, value, "", isLarge) : [] };
      }
    }
  }

  async function readFormBody(parts: Part[], media: MediaType): Promise<CheckedBody> {
    const { value, violations, isLarge } = await readForm(document, media, parts);
    if (violations.length > 0 || !media.schema) return { value, violations };
    return { value, violations: validate(media.schema, withoutFiles(value), "", isLarge) };
  }
}
