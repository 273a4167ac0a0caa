/** What calls reached of one operation. */
import type { Contract, Omitted, ParsedRequest } from "../contract/index.js";
import { isPaged, type Operation, type Schema, successesOf } from "../openapi/index.js";
import { createEventTally } from "./events.js";
import { createTally, note, seenIn } from "./tally.js";
import type { OperationCoverage } from "./types.js";
import { createValueTally } from "./values.js";

/** A call of an operation. */
export interface Call {
  operation: Operation;
  /** The status of its response. */
  status: number;
  /** Its request; undefined if that violates the contract. */
  request?: ParsedRequest | undefined;
  /** The properties of the request's body that were omitted, and have their defaults. */
  omitted?: Omitted | undefined;
}

/** What is kept of an operation. */
export interface OperationTally {
  add: (call: Call) => void;
  /** Adds events of its stream: the data of each, as it came. */
  addEvents: (data: readonly string[]) => void;
  report: () => OperationCoverage;
}

/** The statuses of requests that a server has not accepted, for what they have or for their token. */
const refusals: ReadonlySet<number> = new Set([400, 401]);

/** Creates the tally of an operation. */
export function createOperationTally(contract: Contract, operation: Operation): OperationTally {
  const { id, method, path, responses } = operation;
  const statuses = createTally(Object.keys(responses).filter((status) => status !== "default"));
  const others = new Set<string>();
  const inQuery = operation.parameters.filter((one) => one.in === "query");
  const inHeaders = operation.parameters.filter((one) => one.in === "header");
  const parameters = createTally([...inQuery, ...inHeaders].map(({ name }) => name));
  const body = createValueTally(contract, schemasOf(operation.body?.content));
  const streams = successesOf(operation).map(([, { content }]) => content?.["text/event-stream"]?.schema);
  const events = createEventTally(contract, streams.filter((schema) => schema !== undefined));
  let calls = 0;
  let hasLaterPage = isPaged(operation) ? false : undefined;

  function addRequest({ query, defaulted, header, body: value }: ParsedRequest, omitted?: Omitted): void {
    for (const name in query) if (!defaulted.includes(name)) note(parameters, name);
    for (const name in header) note(parameters, name);
    body.add(value, omitted);
    if (hasLaterPage === false && Number(query.offset) > 0) hasLaterPage = true;
  }

  return {
    add({ status, request, omitted }) {
      calls++;
      const isDeclared = note(statuses, String(status)) || note(statuses, `${String(status)[0]}XX`);
      if (!isDeclared) others.add(String(status));
      if (request && !refusals.has(status)) addRequest(request, omitted);
    },
    addEvents: events.add,
    report: () => ({
      id,
      method,
      path,
      calls,
      statuses: { ...seenIn(statuses), others: [...others].sort() },
      parameters: seenIn(parameters),
      properties: seenIn(body.properties),
      variants: seenIn(body.variants),
      events: seenIn(events.types),
      ...hasLaterPage !== undefined && { hasLaterPage },
    }),
  };
}

function schemasOf(content: Record<string, { schema?: Schema }> = {}): Schema[] {
  return Object.values(content).flatMap(({ schema }) => schema ?? []);
}
