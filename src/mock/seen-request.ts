/** A request to a mock, for tests that check what was sent. */
import type { HttpHeaders } from "../contract/index.js";
import type { ServiceRequest } from "../server/http.js";
import { hideInAddresses } from "../server/secrets.js";
import type { RequestDetails } from "./request-details.js";

/** The name of the method by which Node.js shows an object. */
const inspectCustom = Symbol.for("nodejs.util.inspect.custom");

/** Returns what else is known of a request, for the panel: not a property, which would be part of every comparison. */
export let detailsOf: (request: SeenRequest) => RequestDetails;

/** A request, and the status of its response. */
export class SeenRequest {
  static {
    detailsOf = (request) => request.#details;
  }

  readonly method: string;
  /** Id of the operation; undefined when no operation has this method and path. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly #target: string;
  readonly #headers: HttpHeaders;
  readonly #text: string | undefined;
  readonly #details: RequestDetails;

  constructor(request: ServiceRequest, status: number, text: string | undefined, details: RequestDetails) {
    this.method = request.method;
    this.operation = details.operation?.id;
    this.status = status;
    this.#target = request.target;
    this.#headers = request.headers;
    this.#text = text;
    this.#details = details;
  }

  /** Path and query, as they were sent, except for the secrets in them: the values of `jwt` and `code`. */
  get url(): string {
    return hideInAddresses(this.#target);
  }

  /** Headers by lower-case name, except those with secrets: Authorization, Proxy-Authorization and Cookie. */
  get headers(): Record<string, string | string[] | undefined> {
    const { "authorization": _, "proxy-authorization": __, "cookie": ___, referer, ...others } = this.#headers;
    return { ...others, ...typeof referer === "string" && { referer: hideInAddresses(referer) } };
  }

  /** The body, if it is JSON. It is parsed on access: a value can take twenty times the memory of its text. */
  get body(): unknown {
    return this.#text === undefined ? undefined : JSON.parse(this.#text) as unknown;
  }

  /** All properties, for `JSON.stringify`. */
  toJSON(): object {
    const { method, url, operation, status, headers, body } = this;
    return { method, url, operation, status, headers, body };
  }

  /** Its JSON. The body is copied as text: a value can take twenty times the memory. */
  get json(): string {
    const { method, url, operation, status, headers } = this;
    const properties = Object.entries({ method, url, operation, status, headers })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
    if (this.#text !== undefined) properties.push(`"body":${this.#text}`);
    return `{${properties.join(",")}}`;
  }

  /** What `console.log` shows: all of it, whatever the depth of the body. */
  [inspectCustom](_: number, options: object, inspect: (value: unknown, options: object) => string): string {
    return inspect(this.toJSON(), { ...options, depth: Infinity, maxArrayLength: Infinity });
  }
}
