/** Overrides that are data: how they are checked, and turned into functions. */
import { dataUrl, exampleBytes, examplesByStatus } from "../../contract/index.js";
import type { Contract, HandlerResponse, Operation, ParsedRequest } from "../../contract/index.js";
import { nearest } from "../../nearest.js";
import { bodyKindOf } from "../../openapi/index.js";
import type { HandlerContext } from "../../operations.js";
import { wait } from "../../server/timers.js";

/** An override of any operation, as a function. */
export type AnyOverride = (
  request: ParsedRequest,
  context: HandlerContext & { byDefault: (request?: ParsedRequest) => Promise<HandlerResponse> },
) => HandlerResponse | Promise<HandlerResponse>;

/** An override of any operation, as data. */
export interface AnyOverrideData extends Partial<HandlerResponse> {
  example?: string;
  delay?: number;
  times?: number;
  chance?: number;
}

/** What each property of an override must be. */
const propertyChecks: Record<string, [isValid: (value: unknown) => boolean, expected: string]> = {
  status: [(value) => Number.isInteger(value), "a whole number"],
  body: [() => true, "anything"],
  example: [(value) => typeof value === "string", "the name of an example of the contract"],
  headers: [isHeaders, "an object of strings, numbers or booleans"],
  delay: [isDelay, "a number of milliseconds, at most 2147483647"],
  times: [(value) => Number.isInteger(value) && Number(value) > 0, "a whole number of at least 1"],
  chance: [(value) => typeof value === "number" && value > 0 && value <= 1, "a number above 0, and at most 1"],
};

function isDelay(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value < 2 ** 31; // the limit of a timer
}

function isHeaders(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    && Object.values(value).every((one) => ["string", "number", "boolean", "undefined"].includes(typeof one));
}

/**
 * Checks an override.
 *
 * @param name What an error calls it.
 * @throws {RangeError} If it is invalid.
 */
export function readOverride(name: string, input: unknown): AnyOverride | AnyOverrideData {
  if (typeof input === "function") return input as AnyOverride;
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new RangeError(`${name} must be a function, or an object with ${Object.keys(propertyChecks).join(", ")}.`);
  }
  for (const [key, value] of Object.entries(input)) {
    const [isValid, expected] = propertyChecks[key] ?? [];
    if (!isValid) throw new RangeError(`${name} has no ${key}.${nearest(key, Object.keys(propertyChecks))}`);
    if (value !== undefined && !isValid(value)) throw new RangeError(`${name}: ${key} must be ${expected}.`);
  }
  return input;
}

/** Whether an override that is data leaves the response as it is. */
export function isByDefault({ status, body, headers, example }: AnyOverrideData): boolean {
  return status === undefined && body === undefined && headers === undefined && example === undefined;
}

/**
 * Creates a function from an override that is data.
 *
 * @param name What an error calls it.
 * @throws {RangeError} If it names an example that there is not.
 */
export function overrideFrom(
  contract: Contract,
  operation: Operation,
  name: string,
  data: AnyOverrideData,
): AnyOverride {
  const { body, headers, example, delay = 0 } = data;
  const status = example === undefined ? data.status : statusOf(operation, name, example, data.status);
  return async (_, { byDefault, signal }) => {
    if (delay > 0) await wait(delay, signal);
    if (isByDefault(data)) return byDefault();
    const given = { ...status !== undefined && { status }, ...example !== undefined && { example } };
    const documented = await contract.exampleResponse(operation, { ...given, dynamic: false });
    const response = { ...documented, headers: { ...documented.headers, ...headers } };
    return body === undefined ? response : { ...response, body: bodyFrom(response.mediaType, body) };
  };
}

/** Returns the status of an example: that of the override, if it has one. `default` stands for those not declared. */
function statusOf(operation: Operation, name: string, example: string, status?: number): number {
  const all = examplesByStatus(operation);
  const given = operation.responses[String(status)] ? String(status) : "default";
  const found = all.find((one) =>
    one.name === example && (status === undefined ? /^\d+$/.test(one.status) : one.status === given));
  if (found) return status ?? Number(found.status);
  const names = all.map((one) => `${one.name} (${one.status})`).join(", ");
  throw new RangeError(`${name}: example must be one of ${names}, not "${example}".`);
}

/** Decodes bytes that are given as a `data:` URL (RFC 2397), as in the contract's examples. */
function bodyFrom(mediaType = "application/json", body: unknown): unknown {
  const isBytes = bodyKindOf(mediaType) === "bytes" && typeof body === "string" && dataUrl.test(body);
  return isBytes ? exampleBytes(body) : body;
}
