/** The contract, as `generated/openapi.json` has it: what the house rules require is there. */
import {
  type Description, type Method, methods, type PathItem, type Response, type Schema, type Server, type WrittenOperation,
} from "../../openapi/index.js";

/** An operation, with the texts that each operation of the contract has. */
export interface ContractOperation extends WrittenOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string, ...string[]];
  responses: Record<string, Response>;
}

type ServerWithDescription = Server & { description: string };

export interface ContractDescription extends Description<ContractOperation> {
  "info": { title: string; version: string; summary: string; description: string };
  "servers": [ServerWithDescription, ...ServerWithDescription[]];
  "tags": { name: string; description: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
  "paths": Record<string, PathItem<ContractOperation>>;
  "components": { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** An operation with its method, its path and its server. */
export interface Endpoint {
  server: Server;
  path: string;
  pathItem: PathItem<ContractOperation>;
  method: Method;
  operation: ContractOperation;
}

/** Returns the endpoints of the contract, in the order of its paths. */
export function endpointsOf({ servers: [server], paths }: ContractDescription): Endpoint[] {
  return Object.entries(paths).flatMap(([path, pathItem]) => methods.flatMap((method) => {
    const operation = pathItem[method];
    return operation ? [{ server, path, pathItem, method, operation }] : [];
  }));
}
