/** The request of a step. */
import type { Step } from "../../sequences/index.js";
import type { RequestParts } from "../cases/index.js";
import { queryPairsOf } from "../cases/query.js";
import type { CheckedOperation } from "../operations.js";
import { fillIn, type Variables } from "./variables.js";

/** Returns the parts of a step's request, with the values that it refers to. */
export function partsOf({ input }: Step, { parameters }: CheckedOperation, variables: Variables): RequestParts {
  const { path = {}, query = {}, header, body, authorization } = fillIn(input, variables);
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const declared = (name: string) => inQuery.find((parameter) => parameter.name === name);
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])),
    query: Object.entries(query).flatMap(([name, value]) => queryPairsOf(declared(name) ?? { name }, value)),
    ...header && { headers: header },
    ...body !== undefined && { body },
    ...authorization !== undefined && { authorization },
  };
}
