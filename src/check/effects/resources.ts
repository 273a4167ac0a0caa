/** What can be created, read, listed, changed and deleted, as the links of the contract say. */
import { pathNamesOf } from "../fixtures/binding.js";
import { pointerOf } from "../expressions.js";
import type { LinkFrom } from "../links.js";
import type { Operation } from "../operations.js";

/** Something that an operation creates, which can be read or deleted. */
export interface Resource {
  create: Operation;
  read: LinkFrom | undefined;
  update: LinkFrom | undefined;
  remove: LinkFrom | undefined;
  /** What else there is below it, that says 404 where it is not there. */
  below: LinkFrom[];
  list: Listing | undefined;
}

/** What lists it, and where an entry has its id: a JSON Pointer. */
export interface Listing {
  operation: Operation;
  pointer: string;
}

/** Gives the resources, in the order of what creates them. */
export function resourcesIn(operations: Operation[], links: LinkFrom[]): Resource[] {
  return operations.filter(({ method }) => method === "POST").flatMap((create) => {
    const own = links.filter(({ source, target, parameters }) =>
      source === create && target.path.startsWith(`${create.path}/`)
      && pathNamesOf(target).every((name) => name in parameters) && Object.values(parameters).some(pointerOf));
    const listed = links.find(({ source, target }) => source.method === "GET" && source.path === create.path
      && own.some((link) => link.target === target));
    const itemBy = (method: string) => own.find(({ target }) => target.method === method && target.path.endsWith("}"));
    const read = own.find(({ target }) => target === listed?.target) ?? itemBy("GET");
    const [update, remove] = [itemBy("PATCH"), itemBy("DELETE")];
    if (!read && !remove) return [];
    const pointer = listed && Object.values(listed.parameters).map(pointerOf).find((one) => one !== undefined);
    return [{
      create,
      read,
      update,
      remove,
      below: own.filter((link) => ![read, update, remove].includes(link) && "404" in link.target.responses),
      list: listed && pointer !== undefined
        ? { operation: listed.source, pointer: pointer.replace(/^\/0(?=\/)/, "") }
        : undefined,
    }];
  });
}
