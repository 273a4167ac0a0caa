/** The requests that a mock has seen, for tests that ask what was sent. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** A request, and the status that it got. */
export class SeenRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  /** Id of the operation, when the method and the path lead to one. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly #headers: IncomingHttpHeaders;
  readonly #text: string | undefined;

  constructor({ method = "", url = "", headers }: IncomingMessage, { operation, text }: Understood, status: number) {
    this.method = method;
    this.url = url;
    this.operation = operation;
    this.status = status;
    this.#headers = headers;
    this.#text = text;
  }

  /** Headers by lower-case name, without Authorization: a token is a secret. */
  get headers(): Record<string, string | string[] | undefined> {
    const { authorization: _, ...others } = this.#headers;
    return others;
  }

  /** The body, when it is JSON. It is parsed when it is asked for: a value may take twenty times its text's memory. */
  get body(): unknown {
    return this.#text === undefined ? undefined : JSON.parse(this.#text) as unknown;
  }
}

/** What was understood of a request. */
export interface Understood {
  operation?: string;
  /** The text of its body, when it is JSON. */
  text?: string | undefined;
}

export interface Seen {
  requests: readonly SeenRequest[];
  add: (request: IncomingMessage, understood: Understood, status: number) => void;
  clear: () => void;
}

const most = 1000;
const mostBytes = 2 ** 24;
/** What a string takes beside its characters, in a table of names and values. */
const overhead = 48;

/** Makes an empty list. It keeps the latest requests: at most 1,000, in at most 16 MiB. */
export function createSeen(): Seen {
  const requests: SeenRequest[] = [];
  const sizes: number[] = [];
  let bytes = 0;
  return {
    requests,
    add(request, understood, status) {
      let size = (request.url?.length ?? 0) + (understood.text?.length ?? 0);
      for (const part of request.rawHeaders) size += part.length + overhead;
      requests.push(new SeenRequest(request, understood, status));
      sizes.push(size);
      bytes += size;
      while (requests.length > most || (bytes > mostBytes && requests.length > 1)) {
        requests.shift();
        bytes -= sizes.shift() ?? 0;
      }
    },
    clear() {
      requests.length = 0;
      sizes.length = 0;
      bytes = 0;
    },
  };
}
