/** `GET /_mock/operations`: what a panel needs of the contract. */
import { type Contract, examplesByStatus } from "../../contract/index.js";
import { follow, type Operation, type Parameter, responseTo, type Schema, successOf } from "../../openapi/index.js";
import type { PanelOperation } from "./types.js";

/** Returns the operations of a contract, in its order. */
export function panelOperations({ document, operations }: Contract): PanelOperation[] {
  return operations.map((operation) => panelOperation(operation, (schema) => follow(document, schema)));
}

function panelOperation(operation: Operation, whole: (schema: Schema) => Schema): PanelOperation {
  const { id, area, method, path, parameters } = operation;
  const { content = {}, links = {} } = responseTo(operation, successOf(operation)) ?? {};
  return {
    id,
    area,
    method,
    path,
    parameters: parameters.map((parameter) => panelParameter(parameter, whole)),
    mediaType: Object.keys(content)[0] ?? "",
    examples: examplesByStatus(operation),
    links: Object.values(links).map(({ operationId = "", parameters = {} }) => ({ to: operationId, parameters })),
  };
}

function panelParameter(
  { name, in: location, required = false, schema = {} }: Parameter,
  whole: (schema: Schema) => Schema,
): PanelOperation["parameters"][number] {
  const { enum: values } = whole(schema);
  return { name, in: location, required, ...values && { values: values.map(String) } };
}
