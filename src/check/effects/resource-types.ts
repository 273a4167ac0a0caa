/** The resource types that the contract's links describe: how each is created, read, listed, updated and deleted. */
import { responsePointerOf } from "../expressions.js";
import { pathNamesOf } from "../fixtures/binding.js";
import type { ResolvedLink } from "../links.js";
import type { CheckedOperation } from "../operations.js";

/** A type of resource that can be created, and read or deleted. */
export interface ResourceType {
  create: CheckedOperation;
  read: ResolvedLink | undefined;
  update: ResolvedLink | undefined;
  remove: ResolvedLink | undefined;
  /** Links to operations below the resource that declare a 404. */
  below: ResolvedLink[];
  list: Listing | undefined;
}

/** The operation that lists the resources, and the JSON Pointer to the id in an entry. */
export interface Listing {
  operation: CheckedOperation;
  pointer: string;
}

/** Returns the resource types, in the order of the operations that create them. */
export function resourceTypesIn(operations: CheckedOperation[], links: ResolvedLink[]): ResourceType[] {
  return operations.filter(({ method }) => method === "POST").flatMap((create) => {
    const toResource = links.filter(({ source, target, parameters }) =>
      source === create && target.path.startsWith(`${create.path}/`)
      && pathNamesOf(target).every((name) => name in parameters)
      && Object.values(parameters).some(responsePointerOf));
    const fromList = links.find(({ source, target }) => source.method === "GET" && source.path === create.path
      && toResource.some((link) => link.target === target));
    const withMethod = (method: string) =>
      toResource.find(({ target }) => target.method === method && target.path.endsWith("}"));
    const read = toResource.find(({ target }) => target === fromList?.target) ?? withMethod("GET");
    const [update, remove] = [withMethod("PATCH"), withMethod("DELETE")];
    if (!read && !remove) return [];
    const pointer = fromList
      && Object.values(fromList.parameters).map(responsePointerOf).find((found) => found !== undefined);
    return [{
      create,
      read,
      update,
      remove,
      below: toResource.filter((link) =>
        ![read, update, remove].includes(link) && "404" in link.target.responses),
      list: fromList && pointer !== undefined
        ? { operation: fromList.source, pointer: pointer.replace(/^\/0(?=\/)/, "") }
        : undefined,
    }];
  });
}
