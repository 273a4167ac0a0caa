/** The requests that a mock has seen, for tests that ask what was sent. */
import { inspect, type InspectOptions } from "node:util";
import type { HttpHeaders } from "../contract/index.js";
import type { HttpRequest } from "../server/http.js";
import type { Understood } from "../server/receive.js";
import { createLatest } from "./latest.js";

/** A request, and the status that it got. */
export class SeenRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  /** Id of the operation, when the method and the path lead to one. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly #headers: HttpHeaders;
  readonly #text: string | undefined;

  constructor({ method, target, headers }: HttpRequest, { operation, text }: Understood, status: number) {
    this.method = method;
    this.url = target;
    this.operation = operation;
    this.status = status;
    this.#headers = headers;
    this.#text = text;
  }

  /** Headers by lower-case name, without those that carry secrets: Authorization, Proxy-Authorization and Cookie. */
  get headers(): Record<string, string | string[] | undefined> {
    const { "authorization": _, "proxy-authorization": __, "cookie": ___, ...others } = this.#headers;
    return others;
  }

  /** The body, when it is JSON. It is parsed when it is asked for: a value may take twenty times its text's memory. */
  get body(): unknown {
    return this.#text === undefined ? undefined : JSON.parse(this.#text) as unknown;
  }

  /** All of it, in the order of a request. */
  toJSON(): object {
    const { method, url, operation, status, headers, body } = this;
    return { method, url, operation, status, headers, body };
  }

  /** Its JSON. The body is in it as it came: nested too deep to be written again, it would end the list of all. */
  get json(): string {
    const { method, url, operation, status, headers } = this;
    const others = JSON.stringify({ method, url, operation, status, headers });
    return this.#text === undefined ? others : `${others.slice(0, -1)},"body":${this.#text}}`;
  }

  /** What `console.log` shows: all of it, however deep the body is. */
  [inspect.custom](_: number, options: InspectOptions): string {
    return inspect(this.toJSON(), { ...options, depth: Infinity, maxArrayLength: Infinity });
  }
}

export interface Seen {
  requests: readonly SeenRequest[];
  add: (request: HttpRequest, understood: Understood, status: number) => void;
  clear: () => void;
}

const most = 1000;
const mostBytes = 2 ** 24;
/** What a string takes beside its characters, in a table of names and values. */
const overhead = 48;

/** Makes an empty list. It keeps the latest requests: at most 1,000, in at most 16 MiB. */
export function createSeen(): Seen {
  const { all, add, clear } = createLatest<SeenRequest>(most, mostBytes);
  return {
    requests: all,
    add(request, understood, status) {
      let size = request.target.length + (understood.text?.length ?? 0);
      for (const name in request.headers) size += name.length + lengthOf(request.headers[name]) + 2 * overhead;
      add(new SeenRequest(request, understood, status), size);
    },
    clear,
  };
}

function lengthOf(value: string | string[] = ""): number {
  return typeof value === "string" ? value.length : value.reduce((sum, one) => sum + one.length + overhead, 0);
}
