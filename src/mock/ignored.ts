/** The names in a request that the mock ignores, for its log: `regoin, did you mean region?` */
import { type Operation, type Undeclared, undeclaredInQuery } from "../contract/index.js";
import { nearestOf } from "../nearest.js";
import type { ValidExchange } from "../server/exchange.js";

/** How many names are listed. */
const maxNames = 5;
/** A name of this many characters or more is neither shown nor compared with others. */
const maxNameLength = 100;

/** Describes the names of a request that its operation does not declare; undefined when there are none. */
export function describeIgnored({ match, search, ignored }: ValidExchange): string | undefined {
  return describeNames(match.operation, search, ignored);
}

/**
 * Describes the names in a query and a body that an operation does not declare; undefined when there are none.
 *
 * @param search The query. Without it, nothing was read.
 * @param ignored The names in the body.
 */
export function describeNames(
  operation: Operation | undefined,
  search: string | undefined,
  ignored: Undeclared[] = [],
): string | undefined {
  if (!operation || search === undefined) return undefined;
  const descriptions = new Set<string>();
  for (const undeclared of [...undeclaredInQuery(operation, search), ...ignored]) {
    if (descriptions.size === maxNames) return [...descriptions, "and more"].join("; ");
    descriptions.add(describeName(undeclared));
  }
  return descriptions.size === 0 ? undefined : [...descriptions].join("; ");
}

function describeName({ name, prefix, declared }: Undeclared): string {
  if (name.length >= maxNameLength) return `${prefix}a name of ${name.length} characters`;
  const similar = nearestOf(name, declared);
  return (prefix + name || '""') + (similar === undefined ? "" : `, did you mean ${prefix}${similar}?`);
}
