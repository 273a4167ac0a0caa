/** The latest requests to a mock: for tests that check what was sent, and for the panel. */
import type { AnsweredExchange } from "../server/exchange.js";
import { createBoundedList } from "../service/base/bounded-list.js";
import { createDetails } from "./request-details.js";
import { SeenRequest } from "./seen-request.js";

export interface RequestHistory {
  requests: readonly SeenRequest[];
  add: (exchange: AnsweredExchange) => void;
  clear: () => void;
  /** Whether requests are neither listed nor logged at the moment: those that add what exists at the start. */
  isPaused: boolean;
}

/** Who wants to know what happens to the list. */
interface HistoryListener {
  added: (request: SeenRequest) => void;
  cleared: () => void;
}

const maxRequests = 1000;
const maxBytes = 2 ** 24;
/** What a string takes besides its characters, as a name or value of a header. */
const bytesPerString = 48;

/**
 * Creates an empty history. It keeps the latest requests: at most 1,000, in at most 16 MiB.
 *
 * @param now Returns the time of the mock, in milliseconds since 1970.
 */
export function createRequestHistory(now: () => number, { added, cleared }: HistoryListener): RequestHistory {
  const { all, add, clear } = createBoundedList<SeenRequest>(maxRequests, maxBytes);
  let count = 0;
  return {
    requests: all,
    add(exchange) {
      const { sent, response, text } = exchange;
      const details = createDetails(exchange, ++count, now());
      const request = new SeenRequest(sent, response.status, text, details);
      const size = sent.target.length + (text?.length ?? 0) + (details.responseText?.length ?? 0);
      add(request, size + sizeOfHeaders(sent.headers) + sizeOfHeaders(response.headers));
      added(request);
    },
    clear() {
      clear();
      cleared();
    },
    isPaused: false,
  };
}

function sizeOfHeaders(headers: Record<string, string | string[] | undefined>): number {
  let size = 0;
  for (const name in headers) size += name.length + sizeOfHeader(headers[name]) + 2 * bytesPerString;
  return size;
}

function sizeOfHeader(value: string | string[] = ""): number {
  return typeof value === "string" ? value.length : value.reduce((sum, one) => sum + one.length + bytesPerString, 0);
}
