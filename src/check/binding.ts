/** What the parameters of a request are bound to: which link gives them, and what it gives. */
import { valueAt } from "../contract/pointer.js";
import { evaluate, type Exchange, sentPointerOf } from "./expressions.js";
import type { LinkFrom, Operation } from "./resolve.js";
import type { Bound } from "./world.js";

/** What a request is bound to, or why it cannot be tried. */
export type Binding = Bound | { why: string };

/** The names of the parameters in an operation's path. */
export function pathNamesOf({ parameters }: Operation): string[] {
  return parameters.filter((one) => one.in === "path").map(({ name }) => name);
}

/** The links that give every parameter of a path, that of the simplest request first. Lists only serve to read. */
export function linksTo(links: LinkFrom[], target: Operation, readOnly: boolean): LinkFrom[] {
  const names = pathNamesOf(target);
  const weight = ({ source, fields }: LinkFrom) =>
    (Object.keys(fields).length > 0 ? 0 : 100) + (source.method === "POST" ? 0 : 10) + source.path.split("{").length;
  return links.filter(({ target: to, parameters }) => to === target && names.every((name) => name in parameters))
    .filter(({ source }) => source.method === "GET" ? target.method === "GET" : !readOnly)
    .sort((one, other) => weight(one) - weight(other));
}

/** What a link gives when a session that is there stands for one that is made. It is not there to be deleted. */
export function boundToSession({ parameters, target }: LinkFrom, session: string | undefined): Bound | undefined {
  const [[name, expression] = [], ...others] = Object.entries(parameters);
  const isSession = others.length === 0 && expression?.endsWith("/session_id") && target.method !== "DELETE";
  return isSession && name !== undefined && session !== undefined ? { path: { [name]: session }, body: {} } : undefined;
}

/** The names of the examples that say everything that a link takes from the request. */
export function examplesFor({ source, parameters }: LinkFrom): string[] {
  const pointers = Object.values(parameters).flatMap((expression) => sentPointerOf(expression) ?? []);
  return Object.entries(source.body?.examples ?? {})
    .filter(([, example]) => pointers.every((pointer) => valueAt(example, pointer) !== undefined))
    .map(([name]) => name);
}

/** What a link gives by an exchange; what it does not give is left out. */
export function boundBy({ parameters, fields }: LinkFrom, exchange: Exchange): Bound {
  const namesIn = (written: Record<string, string>) =>
    Object.fromEntries(Object.entries(written).flatMap(([name, expression]) => {
      const value = nameOf(evaluate(expression, exchange));
      return value === undefined ? [] : [[name, value]];
    }));
  return { path: namesIn(parameters), body: namesIn(fields) };
}

/** How long a name may be that is sent in a path: servers take some thousand characters of a URL. */
const longest = 1000;

/**
 * What a server calls something, as it can be sent back to it; nothing where it gives something else. An id that is a
 * number breaks the contract, but what it names is there all the same, and has to be deleted.
 */
export function nameOf(value: unknown): string | undefined {
  const name = typeof value === "number" ? String(value) : value;
  const isName = typeof name === "string" && name.length <= longest && !/\p{Surrogate}/u.test(name);
  return isName ? name : undefined;
}
