/** What the contract shows, for a service that begins with it. */
import type { Contract } from "../contract/index.js";
import type { Defaults, Shown } from "./service/index.js";

/** Gives what a contract shows for the success of an operation; nothing for one that it does not have. */
export function shownBy(contract: Contract): Shown {
  return async (id) => {
    const operation = contract.byId.get(id);
    return operation && structuredClone((await contract.exampleAnswer(operation)).body) as never;
  };
}

/** Gives the defaults of a contract. An operation that it does not have has none. */
export function defaultsOf(contract: Contract): Defaults {
  return (id) => {
    const operation = contract.byId.get(id);
    return (operation ? contract.defaultBody(operation) : {}) as never;
  };
}
