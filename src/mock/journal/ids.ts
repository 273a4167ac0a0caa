/** The ids in responses, as the links of their operations name them. */
import type { Contract, Operation } from "../../contract/index.js";
import { responsePointerOf, valueAt } from "../../openapi/index.js";

export type Ids = ReturnType<typeof createIds>;

/** Creates the functions that find ids. The links of an operation are read when they are needed: few mocks restore. */
export function createIds(contract: Contract) {
  const known = new Map<string, ReturnType<typeof linksOf>>();

  function linked(call: string): ReturnType<typeof linksOf> {
    const operation = contract.byId.get(call);
    const links = known.get(call) ?? (operation ? linksOf(contract, operation) : []);
    known.set(call, links);
    return links;
  }

  return {
    /** Returns the id in the body of a response, if it has one. */
    idIn(call: string, body: unknown): string | undefined {
      const pointer = linked(call)[0]?.pointer;
      const id = pointer !== undefined && valueAt(body, pointer);
      return typeof id === "string" ? id : undefined;
    },
    /** Whether a call makes what has the id. A pool has made its sessions before. */
    makesId: (call: string): boolean => linked(call).some(({ isOfArea }) => isOfArea),
  };
}

/** Returns where a successful response has the ids that links pass on, and whether that is within their area. */
function linksOf({ byId }: Contract, { area, responses }: Operation) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  return successes.flatMap(([, { links = {} }]) => Object.values(links)).flatMap(({ operationId = "", parameters }) =>
    Object.values(parameters ?? {}).flatMap((expression) => {
      const pointer = responsePointerOf(expression);
      return pointer === undefined ? [] : [{ pointer, isOfArea: byId.get(operationId)?.area === area }];
    }));
}
