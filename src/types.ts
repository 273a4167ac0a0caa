/** Every type of the contract by its name. */
export type * from "../generated/types.js";
