/** The links of the contract: what is made by one operation is named by others. */
import type { Link } from "../openapi/index.js";
import { embeddedIn } from "./expressions.js";
import { clauseOf, type Operation } from "./operations.js";

/** Where a link leads from: an operation and the response that has it. */
export interface LinkFrom extends Required<Pick<Link, "parameters">> {
  /** Where it stands, as a fragment of the contract's URL. */
  clause: string;
  source: Operation;
  /** The operation that it leads to. */
  target: Operation;
  /** Runtime expressions for fields of that operation's body, by their names. */
  fields: Record<string, string>;
}

/** Gives every link from a success of one operation to another. */
export function linksOf(operations: Operation[]): LinkFrom[] {
  return operations.flatMap((source) => Object.entries(source.responses).flatMap(([status, { links = {} }]) =>
    Object.entries(links).flatMap(([name, { operationId, parameters = {}, requestBody }]) => {
      const target = operations.find(({ id }) => id === operationId);
      const clause = `${clauseOf(source)}/responses/${status}/links/${name}`;
      return target ? [{ clause, source, target, parameters, fields: embeddedIn(requestBody ?? "{}") }] : [];
    })));
}

/**
 * Gives the links that follow from others: what is made is read where it is listed, so its id in the list leads
 * wherever the id of what is made does.
 */
export function linksThroughLists(links: LinkFrom[]): LinkFrom[] {
  const reads = links.filter(({ source, target }) => source.method === "GET" && target.method === "GET");
  return links.filter(({ source }) => source.method !== "GET").flatMap((link) => {
    const [[name, expression] = [], ...others] = Object.entries(link.parameters);
    if (name === undefined || expression === undefined || others.length > 0 || link.target.method !== "GET") return [];
    const beside = links.filter(({ source, parameters }) =>
      source === link.source && Object.values(parameters).join() === expression);
    const listed = reads.find((read) =>
      read.source !== link.target && beside.some(({ target }) => target === read.target));
    const from = listed && Object.values(listed.parameters)[0];
    return listed && from !== undefined ? [{ ...link, source: listed.source, parameters: { [name]: from } }] : [];
  });
}
