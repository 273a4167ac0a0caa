/**
 * The world of the examples and that of a server: which id there stands for which here. Names are given an ending of
 * their own, so that nothing of a caller's is met.
 */
import { randomBytes } from "node:crypto";
import { isObject } from "../contract/references.js";
import { valueAt } from "../contract/pointer.js";
import type { Parts } from "./cases/index.js";
import { type Exchange, evaluate, pointerOf } from "./expressions.js";
import { type LinkFrom, type Operation, shownAnswersOf } from "./resolve.js";

/** What a request takes from others: the parameters of its path, and properties of its body. */
export interface Bound {
  path: Record<string, string>;
  body: Record<string, unknown>;
}

export type World = ReturnType<typeof createWorld>;

/** Makes a world in which nothing is known yet. */
export function createWorld(links: LinkFrom[]) {
  const known = new Map<string, string>();
  const ending = `-check-${randomBytes(3).toString("hex")}`;
  let names = 0;

  /** The same value with what is known in the place of what the examples say. */
  function put<T>(value: T): T {
    if (typeof value === "string") return (known.get(value) ?? value) as T;
    if (Array.isArray(value)) return value.map(put) as T;
    if (!isObject(value) || value instanceof Uint8Array) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, put(member)])) as T;
  }

  /** The names in a body, each with an ending of its own. */
  function named(operation: Operation, parts: Parts, body: Values, isName: RegExp): Values {
    if (operation.method === "GET") return {};
    return Object.fromEntries(Object.entries(body).flatMap(([key, value]) =>
      isName.test(key) && typeof value === "string" && isShownInBody(operation, key, parts)
        ? [[key, `${value.split(ending, 1)[0]}${ending}${++names}`]]
        : []));
  }

  return {
    /**
     * Gives a request of the examples as it is sent. What a case has broken stays as it is.
     *
     * @param isName Which properties of its body are names that have to be new.
     */
    toSend(operation: Operation, parts: Parts, bound: Bound, isName: RegExp): Parts {
      const body = put(parts.body);
      return {
        ...parts,
        path: { ...parts.path, ...shownOnly(bound.path, (name) => isShownInPath(operation, name, parts)) },
        ...parts.query && { query: parts.query.map(([name, value]) => [name, put(value)]) },
        ...body !== undefined && {
          body: isMap(body)
            ? { ...body, ...ofOthers(operation, parts, bound), ...named(operation, parts, body, isName) }
            : body,
        },
      };
    },

    /** What every name that is given here has in it. */
    ending,
    knows: (example: string): boolean => known.has(example),
    /** Has something stand for a text of the examples. */
    stand: remember,

    /** Learns from an answer which id stands for those of the examples, and from its request which name. */
    learn(source: Operation, shown: Parts, sent: Parts, exchange: Exchange): void {
      const examples = shownAnswersOf(source);
      const own = links.filter((link) => link.source === source);
      for (const expression of own.flatMap(({ parameters, fields }) =>
        [...Object.values(parameters), ...Object.values(fields)])) {
        const pointer = pointerOf(expression);
        const value = evaluate(expression, exchange);
        if (pointer === undefined || typeof value !== "string" || source.method === "GET") continue;
        for (const example of examples) remember(valueAt(example, pointer), value);
      }
      const [before, after] = [shown.body, sent.body].map((body) => isObject(body) ? body.name : undefined);
      if (own.length > 0) remember(before, after);
    },
  };

  function remember(example: unknown, actual: unknown): void {
    if (typeof example === "string" && typeof actual === "string") known.set(example, actual);
  }
}

type Values = Record<string, unknown>;

function isMap(value: unknown): value is Values {
  return isObject(value) && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** The properties of a body that a link gives. */
function ofOthers(operation: Operation, parts: Parts, bound: Bound): Values {
  return shownOnly(bound.body, (name) => isShownInBody(operation, name, parts));
}

function shownOnly<Value>(bound: Record<string, Value>, isShown: (name: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(bound).filter(([name]) => isShown(name)));
}

function isShownInPath({ parameters }: Operation, name: string, { path = {} }: Parts): boolean {
  const parameter = parameters.find((one) => one.in === "path" && one.name === name);
  return parameter !== undefined && String(parameter.example) === path[name];
}

function isShownInBody({ body }: Operation, name: string, parts: Parts): boolean {
  const value = isMap(parts.body) ? parts.body[name] : undefined;
  return value !== undefined && Object.values(body?.examples ?? {}).some((example) =>
    isMap(example) && example[name] === value);
}
