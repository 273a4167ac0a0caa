/** The links of the contract: from operations that create resources to operations that take their ids. */
import { embeddedIn, type Link } from "../openapi/index.js";
import { type CheckedOperation, clauseOf } from "./operations.js";

/** A link, with the operations that it connects. */
export interface ResolvedLink extends Required<Pick<Link, "parameters">> {
  /** Its location in the contract, as a URL fragment. */
  clause: string;
  source: CheckedOperation;
  target: CheckedOperation;
  /** Runtime expressions for fields of the target's body, by field name. */
  fields: Record<string, string>;
}

/** Returns every link from a successful response of one operation to another operation. */
export function resolveLinks(operations: CheckedOperation[]): ResolvedLink[] {
  return operations.flatMap((source) => Object.entries(source.responses).flatMap(([status, { links = {} }]) =>
    Object.entries(links).flatMap(([name, { operationId, parameters = {}, requestBody }]) => {
      const target = operations.find(({ id }) => id === operationId);
      const clause = `${clauseOf(source)}/responses/${status}/links/${name}`;
      return target ? [{ clause, source, target, parameters, fields: embeddedIn(requestBody ?? "{}") }] : [];
    })));
}

/**
 * Returns the links that lists add. A list links to the operation that reads an entry, so the entry's id can be used
 * wherever the id from the creation can.
 */
export function linksThroughLists(links: ResolvedLink[]): ResolvedLink[] {
  const reads = links.filter(({ source, target }) => source.method === "GET" && target.method === "GET");
  return links.filter(({ source }) => source.method !== "GET").flatMap((link) => {
    const [[name, expression] = [], ...others] = Object.entries(link.parameters);
    if (name === undefined || expression === undefined || others.length > 0 || link.target.method !== "GET") return [];
    const ofSameId = links.filter(({ source, parameters }) =>
      source === link.source && Object.values(parameters).join() === expression);
    const fromList = reads.find((read) =>
      read.source !== link.target && ofSameId.some(({ target }) => target === read.target));
    const listExpression = fromList && Object.values(fromList.parameters)[0];
    return fromList && listExpression !== undefined
      ? [{ ...link, source: fromList.source, parameters: { [name]: listExpression } }]
      : [];
  });
}
