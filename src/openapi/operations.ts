/** Reads the operations of a description. References are followed, except in schemas. */
import { methods, type Method, type PathItem, type WrittenOperation } from "./description.js";
import type { Document, MediaType, Operation } from "./objects.js";
import { follow } from "./references.js";

/** Returns the operations of a description, in its order. */
export function operationsOf(document: Document): Operation[] {
  const paths = (document.paths ?? {}) as Record<string, PathItem>;
  return Object.entries(paths).flatMap(([path, written]) => {
    const item = follow(document, written);
    const isMethod = (key: string) => (methods as readonly string[]).includes(key);
    return Object.keys(item).filter(isMethod).map((method) =>
      readOperation(document, method.toUpperCase(), path, item, item[method as Method] as WrittenOperation));
  });
}

function readOperation(
  document: Document,
  method: string,
  path: string,
  item: PathItem,
  own: WrittenOperation,
): Operation {
  const { operationId = `${method} ${path}`, tags: [area = ""] = [], requestBody, responses } = own;
  const body = requestBody && follow(document, requestBody);
  const parameters = [...item.parameters ?? [], ...own.parameters ?? []].map((one) => follow(document, one));
  return {
    id: operationId,
    area,
    method,
    path,
    // A parameter of the operation overrides that of its path.
    parameters: [...new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])).values()],
    body: body && { required: body.required ?? false, content: withExamples(document, body.content) },
    responses: mapValues(responses, (response) => {
      const { headers, content, links } = follow(document, response);
      return {
        headers: mapValues(headers, (header) => follow(document, header)),
        content: withExamples(document, content),
        links: mapValues(links, (link) => follow(document, link)),
      };
    }),
    isSecured: asksForToken(document, own.security ?? document.security as WrittenOperation["security"]),
  };
}

function withExamples(document: Document, content: Record<string, MediaType> = {}): Record<string, MediaType> {
  return mapValues(content, ({ examples, ...media }) => ({
    ...media,
    ...examples && { examples: mapValues(examples, (example) => follow(document, example)) },
  }));
}

/** Whether every way to authenticate needs a bearer token (OpenAPI 3.1, section 4.8.30). */
function asksForToken(document: Document, ways: Record<string, unknown>[] = []): boolean {
  const { securitySchemes = {} } = (document.components ?? {}) as { securitySchemes?: Record<string, object> };
  const isBearer = (name: string) => {
    const { type, scheme } = follow<{ type?: string; scheme?: string }>(document, securitySchemes[name] ?? {});
    return type === "http" && scheme?.toLowerCase() === "bearer";
  };
  return ways.length > 0 && ways.every((way) => Object.keys(way).some(isBearer));
}

function mapValues<From, To>(nodes: Record<string, From> = {}, change: (node: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, change(node)]));
}
