/** The entries of one kind, such as profiles: found by id or name, and listed page by page. */
import { HttpError } from "../../server/http-error.js";
import { assumed } from "./assumed.js";
import { type Budget, createShare } from "./budget.js";
import { maxEntries, type Page, paginate, type Paging } from "./page.js";

export interface Entry {
  readonly id: string;
  name?: string | null | undefined;
}

export interface Collection<T extends Entry> {
  /**
   * Adds an entry.
   *
   * @param more What is added to the entry later, and counts already.
   * @throws {HttpError} If there are too many entries, or they would take too much memory.
   */
  add: (entry: T, more?: unknown) => T;
  /**
   * Reserves memory for what a request adds to an entry, before the entry changes. What the request replaces counts
   * until the next change.
   *
   * @throws {HttpError} If the entries would take too much memory.
   */
  makeRoom: (entry: T, more: unknown) => void;
  /** Finds an entry by its id. Returns undefined if there is none. */
  peek: (id: string) => T | undefined;
  /** Finds an entry by its id or, failing that, by its name. Returns undefined if there is none. */
  peekByName: (idOrName: string) => T | undefined;
  /**
   * Finds an entry by its id.
   *
   * @throws {HttpError} With 404 if there is none.
   */
  get: (id: string) => T;
  /**
   * Finds an entry by its id or, failing that, by its name.
   *
   * @throws {HttpError} With 404 if there is none.
   */
  find: (idOrName: string) => T;
  /** Finds an entry by its name. Returns undefined if there is none. */
  findByName: (name: string) => T | undefined;
  /**
   * Finds the entry that a request refers to: by its id if one is given, or else by its name.
   *
   * @param field The field of the request with the reference.
   * @throws {HttpError} With 400 if there is none, which the contract only assumes.
   */
  resolveReference: (field: string, named: { id?: string; name?: string }) => T;
  /**
   * Checks that no other entry has a name.
   *
   * @param owner The entry that may have it.
   * @param assumption The assumption of the contract that other entries may not.
   * @throws {HttpError} With 409 if another entry has it; the message says which.
   */
  checkName: (name: string | null | undefined, owner?: T, assumption?: string) => void;
  remove: (entry: T) => void;
  /** Returns a page of the entries that match, newest first. */
  page: (paging: Paging, fits?: (entry: T) => boolean) => Page<T>;
  /** Returns all entries, oldest first. */
  all: () => readonly T[];
  clear: () => void;
}

/** Creates the error for too many of something. */
export function tooMany(violation: string): HttpError {
  return new HttpError(400, [violation], undefined, { detailCode: "too_many" });
}

/**
 * Creates an empty collection.
 *
 * @param noun What an entry is called, such as "profile".
 * @param budget The memory budget of its entries.
 * @param counted Returns the part of an entry that counts. By default, all of it.
 */
export function createCollection<T extends Entry>(
  noun: string,
  budget: Budget,
  counted: (entry: T) => unknown = (entry) => entry,
): Collection<T> {
  const byId = new Map<string, T>();
  const inOrder: T[] = [];
  const share = createShare(budget, counted);

  const findByName = (name: string) => inOrder.find((entry) => entry.name === name);
  const peekByName = (idOrName: string) => byId.get(idOrName) ?? findByName(idOrName);
  function notFound(idOrName: string): never {
    throw new HttpError(404, [], `There is no ${noun} ${idOrName}.`);
  }

  return {
    add(entry, more) {
      if (byId.size >= maxEntries) {
        throw tooMany(`This mock keeps at most ${maxEntries} of a kind. Delete a ${noun}, or reset the mock.`);
      }
      share.count(entry, more);
      byId.set(entry.id, entry);
      inOrder.push(entry);
      return entry;
    },
    makeRoom(entry, more) {
      if (byId.get(entry.id) === entry) share.count(entry, more); // it may have been removed meanwhile
    },
    peek: (id) => byId.get(id),
    peekByName,
    get: (id) => byId.get(id) ?? notFound(id),
    find: (idOrName) => peekByName(idOrName) ?? notFound(idOrName),
    findByName,
    resolveReference(field, { id, name }) {
      const found = byId.get(id ?? "") ?? (id === undefined ? findByName(name ?? "") : undefined);
      if (!found) {
        throw assumed("unknown-reference", new HttpError(400, [`${field}: there is no ${noun} ${id ?? name}.`]));
      }
      return found;
    },
    checkName(name, owner, assumption) {
      const taken = name ? findByName(name) : undefined;
      if (taken && taken !== owner) {
        throw assumed(assumption, new HttpError(409, [], `The ${noun} ${taken.id} has the name ${name} already.`));
      }
    },
    remove(entry) {
      byId.delete(entry.id);
      inOrder.splice(inOrder.indexOf(entry), 1);
      share.free(entry);
    },
    page: (paging, fits) => paginate(inOrder, paging, fits),
    all: () => inOrder,
    clear() {
      byId.clear();
      inOrder.length = 0;
      share.clear();
    },
  };
}
