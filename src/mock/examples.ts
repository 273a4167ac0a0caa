/** The examples and the defaults of the contract, for the service. */
import type { Contract } from "../contract/index.js";
import type { DefaultsOf, ExampleOf } from "../service/index.js";

/** Creates the function that returns the example body of an operation's success. */
export function createExampleOf(contract: Contract): ExampleOf {
  return async (id) => {
    const operation = contract.byId.get(id);
    return operation && structuredClone((await contract.exampleResponse(operation)).body) as never;
  };
}

/** Creates the function that returns the defaults of an operation's body. An unknown operation has none. */
export function createDefaultsOf(contract: Contract): DefaultsOf {
  return (id) => {
    const operation = contract.byId.get(id);
    return (operation ? contract.defaultBody(operation) : {}) as never;
  };
}
