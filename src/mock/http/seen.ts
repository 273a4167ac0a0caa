/** The requests that a mock has seen, for tests that ask what was sent. */

/** A request, and the status that it got. */
export interface SeenRequest {
  method: string;
  /** Path and query, as they came. */
  url: string;
  /** Headers by lower-case name, without Authorization: a token is a secret. */
  headers: Record<string, string | string[] | undefined>;
  /** Id of the operation, when the method and the path lead to one. */
  operation: string | undefined;
  /** The body, when it is JSON. */
  body: unknown;
  /** Bytes of that body. */
  size: number;
  status: number;
}

export interface Seen {
  requests: readonly SeenRequest[];
  add(request: SeenRequest): void;
  clear(): void;
}

const most = 1000;
const mostBytes = 2 ** 24;

/** Makes an empty list. It keeps the latest requests: at most 1,000, with at most 16 MiB of bodies. */
export function createSeen(): Seen {
  const requests: SeenRequest[] = [];
  let bytes = 0;
  return {
    requests,
    add(request) {
      requests.push(request);
      bytes += request.size;
      while (requests.length > most || bytes > mostBytes) bytes -= requests.shift()?.size ?? 0;
    },
    clear() {
      requests.length = 0;
      bytes = 0;
    },
  };
}
