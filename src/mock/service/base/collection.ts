/** What the service keeps of one kind, such as its profiles: found by id or name, listed page by page. */
import { randomInt } from "node:crypto";
import { HttpError } from "../../../server/http-error.js";
import { type Budget, weightOf, weightOfEntry } from "./budget.js";
import { most, type Page, pageOf, type Paging } from "./page.js";

export interface Entry {
  readonly id: string;
  name?: string | null | undefined;
}

export interface Collection<T extends Entry> {
  /**
   * Adds an entry.
   *
   * @param more What it will have beside what it has by now.
   * @throws {HttpError} When there are too many, or they would take too much memory.
   */
  add: (entry: T, more?: unknown) => T;
  /**
   * Makes room for what a request brings to an entry, before it changes. What the request replaces counts until the
   * next one.
   *
   * @throws {HttpError} When all entries would take too much memory.
   */
  makeRoom: (entry: T, more: unknown) => void;
  /** Finds an entry by its id, if it is there. */
  peek: (id: string) => T | undefined;
  /**
   * Finds an entry by its id.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  get: (id: string) => T;
  /**
   * Finds an entry by its id, or else by its name.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  find: (idOrName: string) => T;
  /** Finds an entry by its name, if it is there. */
  named: (name: string) => T | undefined;
  /**
   * Finds what another entry is to refer to, by its id, or else by its name.
   *
   * @param field The field of the request that refers to it.
   * @throws {HttpError} With 400 when there is none.
   */
  refer: (field: string, named: { id?: string; name?: string }) => T;
  /**
   * Checks that a name is free, or its owner's own.
   *
   * @throws {HttpError} With 409 when it is not; the message says whose it is.
   */
  checkName: (name: string | null | undefined, owner?: T) => void;
  remove: (entry: T) => void;
  /** Gives a page of the entries that fit, the newest first. */
  page: (paging: Paging, fits?: (entry: T) => boolean) => Page<T>;
  /** Gives all of them, the oldest first. */
  all: () => readonly T[];
  clear: () => void;
}

/** What is thrown where there are too many of something. */
export function tooMany(violation: string): HttpError {
  return new HttpError(400, [violation], undefined, { detailCode: "too_many" });
}

/**
 * Makes an empty collection.
 *
 * @param noun What an entry is called, such as "profile".
 * @param budget What its entries count in.
 * @param counted What counts of an entry.
 */
export function createCollection<T extends Entry>(
  noun: string,
  budget: Budget,
  counted: (entry: T) => unknown = (entry) => entry,
): Collection<T> {
  const byId = new Map<string, T>();
  const inOrder: T[] = [];
  const weights = new Map<T, number>();

  function count(entry: T, more: unknown): void {
    const before = weights.get(entry) ?? 0;
    const weight = weightOfEntry(counted(entry)) + (more === undefined ? 0 : weightOf(more));
    budget.take(weight - before);
    weights.set(entry, weight);
  }

  const named = (name: string) => inOrder.find((entry) => entry.name === name);
  function notFound(idOrName: string): never {
    throw new HttpError(404, [], `There is no ${noun} ${idOrName}.`);
  }

  return {
    add(entry, more) {
      if (byId.size >= most) {
        throw tooMany(`This mock keeps ${most} of a kind. Delete a ${noun}, or reset the mock.`);
      }
      count(entry, more);
      byId.set(entry.id, entry);
      inOrder.push(entry);
      return entry;
    },
    makeRoom(entry, more) {
      if (byId.get(entry.id) === entry) count(entry, more); // it may have been removed in the meantime
    },
    peek: (id) => byId.get(id),
    get: (id) => byId.get(id) ?? notFound(id),
    find: (idOrName) => byId.get(idOrName) ?? named(idOrName) ?? notFound(idOrName),
    named,
    refer(field, { id, name }) {
      const found = byId.get(id ?? "") ?? (id === undefined ? named(name ?? "") : undefined);
      if (!found) throw new HttpError(400, [`${field}: there is no ${noun} ${id ?? name}.`]);
      return found;
    },
    checkName(name, owner) {
      const taken = name ? named(name) : undefined;
      if (taken && taken !== owner) {
        throw new HttpError(409, [], `The name ${name} is that of the ${noun} ${taken.id}.`);
      }
    },
    remove(entry) {
      byId.delete(entry.id);
      inOrder.splice(inOrder.indexOf(entry), 1);
      budget.free(weights.get(entry) ?? 0);
      weights.delete(entry);
    },
    page: (paging, fits) => pageOf(inOrder, paging, fits),
    all: () => inOrder,
    clear() {
      byId.clear();
      inOrder.length = 0;
      for (const weight of weights.values()) budget.free(weight);
      weights.clear();
    },
  };
}

/** Makes an id as the service does: 24 small letters and digits, of which the first two tell the kind. */
export function newId(kind: string): string {
  return kind + Array.from({ length: 22 }, () => randomInt(36).toString(36)).join("");
}
