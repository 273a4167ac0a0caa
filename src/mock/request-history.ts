/** The latest requests to a mock, for tests that check what was sent. */
import type { HttpHeaders } from "../contract/index.js";
import type { AnsweredExchange } from "../server/exchange.js";
import type { ServiceRequest } from "../server/http.js";
import { hideInAddresses } from "../server/secrets.js";
import { createBoundedList } from "../service/base/bounded-list.js";

/** The name of the method by which Node.js shows an object. */
const inspectCustom = Symbol.for("nodejs.util.inspect.custom");

/** A request, and the status of its response. */
export class SeenRequest {
  readonly method: string;
  /** Id of the operation; undefined when no operation has this method and path. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly #target: string;
  readonly #headers: HttpHeaders;
  readonly #text: string | undefined;

  constructor(request: ServiceRequest, operation: string | undefined, status: number, text: string | undefined) {
    this.method = request.method;
    this.operation = operation;
    this.status = status;
    this.#target = request.target;
    this.#headers = request.headers;
    this.#text = text;
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

export interface RequestHistory {
  requests: readonly SeenRequest[];
  add: (exchange: AnsweredExchange) => void;
  clear: () => void;
  /** Whether requests are neither listed nor logged at the moment: those that add what exists at the start. */
  isPaused: boolean;
}

const maxRequests = 1000;
const maxBytes = 2 ** 24;
/** What a string takes besides its characters, as a name or value of a header. */
const bytesPerString = 48;

/** Creates an empty history. It keeps the latest requests: at most 1,000, in at most 16 MiB. */
export function createRequestHistory(): RequestHistory {
  const { all, add, clear } = createBoundedList<SeenRequest>(maxRequests, maxBytes);
  return {
    requests: all,
    add({ sent, match, response, text }) {
      const { target, headers } = sent;
      let size = target.length + (text?.length ?? 0);
      for (const name in headers) size += name.length + sizeOfHeader(headers[name]) + 2 * bytesPerString;
      add(new SeenRequest(sent, match?.operation.id, response.status, text), size);
    },
    clear,
    isPaused: false,
  };
}

function sizeOfHeader(value: string | string[] = ""): number {
  return typeof value === "string" ? value.length : value.reduce((sum, one) => sum + one.length + bytesPerString, 0);
}
