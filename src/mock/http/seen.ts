/** The requests that a mock has seen, for tests that ask what was sent. */
import type { IncomingMessage } from "node:http";

/** A request, and the status that it got. */
export interface SeenRequest {
  method: string;
  /** Path and query, as they came. */
  url: string;
  /** Headers by lower-case name, without Authorization: a token is a secret. */
  readonly headers: Record<string, string | string[] | undefined>;
  /** Id of the operation, when the method and the path lead to one. */
  operation: string | undefined;
  /** The body, when it is JSON. */
  readonly body: unknown;
  status: number;
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
    add({ method = "", url = "", headers, rawHeaders }, { operation, text }, status) {
      let size = url.length + (text?.length ?? 0);
      for (const part of rawHeaders) size += part.length + overhead;
      const seen = {
        method,
        url,
        operation,
        status,
        // What few ask for is made when they do; a value may take twenty times the memory of its text.
        get headers() {
          const { authorization: _, ...others } = headers;
          return others;
        },
        get body(): unknown {
          return text === undefined ? undefined : JSON.parse(text) as unknown;
        },
      };
      requests.push(seen);
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
