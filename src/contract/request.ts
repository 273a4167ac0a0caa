/** Reads a request of an operation: its typed values, and all its violations. */
import type { Document, Operation, Schema } from "../openapi/index.js";
import { fillIn, type Fits, hasDefaults, type Omitted } from "./defaults.js";
import { type Part, readForm, withoutFiles } from "./form.js";
import { createReadParameters, type HttpHeaders, type ReadParameters } from "./parameters.js";
import type { Match } from "./router.js";
import { ignoresNames, removeUndeclared, type Undeclared } from "./undeclared.js";
import { type Validator, type ValidatorOf, type Violation, violationOf } from "./validate.js";

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
  /** Its violations. */
  violations: Violation[];
  /** Undeclared properties of its body, which were removed: the first of them. */
  ignored: Undeclared[];
  /** The properties of its body that it omits, and which have their defaults. */
  omitted?: Omitted | undefined;
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

/** What the schema of a body declares. */
interface BodySchema {
  schema: Schema;
  validate: Validator;
  hasDefaults: boolean;
  ignoresNames: boolean;
}

/** What an operation declares. It is prepared for the first request. */
interface PreparedOperation {
  readParameters: ReadParameters;
  /** The schemas of the body, by media type. */
  bodies: Map<string, BodySchema | undefined>;
}

/** Creates the function that reads requests. */
export function createReadRequest(document: Document, validatorOf: ValidatorOf, fits: Fits) {
  const prepared = new WeakMap<Operation, PreparedOperation>();

  function prepare(operation: Operation): PreparedOperation {
    const media = Object.entries(operation.body?.content ?? {});
    const made = {
      readParameters: createReadParameters(document, validatorOf, operation),
      bodies: new Map(media.map(([type, { schema }]) => [type, schema && prepareBody(schema)])),
    };
    prepared.set(operation, made);
    return made;
  }

  function prepareBody(schema: Schema): BodySchema {
    return {
      schema,
      validate: validatorOf(schema),
      hasDefaults: hasDefaults(document, schema),
      ignoresNames: ignoresNames(document, schema),
    };
  }

  /**
   * Reads a request.
   *
   * @param search The query as it was sent, without the question mark.
   * @param mediaType The declared media type of the body. By default, it is the first one.
   * @throws {JsonLimitError} If the JSON of a form is beyond a limit.
   */
  return async function readRequest(
    { operation, path }: Match,
    search: string,
    headers: HttpHeaders,
    body: Body,
    mediaType?: string,
  ): Promise<ReadRequest> {
    const { readParameters, bodies } = prepared.get(operation) ?? prepare(operation);
    const { parameters, violations } = readParameters(path, search, headers);
    const declared = mediaType === undefined ? bodies.values().next().value : bodies.get(mediaType);
    let value: unknown;
    switch (body.kind) {
      case "none":
        if (operation.body?.required) violations.push(violationOf("A request body is required."));
        break;
      case "malformed":
        violations.push(violationOf(body.violation));
        break;
      case "bytes":
        return { request: { ...parameters, body: body.stream }, violations, ignored: [] };
      case "json":
        value = body.value;
        violations.push(...declared?.validate(value, "", body.isLarge) ?? []);
        break;
      case "form": {
        const form = await readForm(document, declared?.schema, body.parts);
        value = form.value;
        if (form.violations.length > 0) violations.push(...form.violations.map((text) => violationOf(text)));
        else violations.push(...declared?.validate(withoutFiles(value), "", form.isLarge) ?? []);
      }
    }
    if (violations.length > 0 || !declared) return { request: { ...parameters, body: value }, violations, ignored: [] };
    const { schema, hasDefaults, ignoresNames } = declared;
    const omitted = hasDefaults ? fillIn(document, fits, schema, value ??= {}) : undefined; // no body becomes an object
    const ignored = ignoresNames ? removeUndeclared(document, fits, schema, value) : [];
    return { request: { ...parameters, body: value }, violations, ignored, omitted };
  };
}
