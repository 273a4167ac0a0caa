/** The contract as the console shows it: with a link to the page, and with forms that swagger-ui can send. */
import { placeOnPage } from "./places.js";

/** What is used of an operation. */
export interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  externalDocs?: { description: string; url: string };
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, unknown>; links?: unknown }>;
}

/** What is used of the contract. */
export interface Contract {
  servers: { variables: { base_url: { default: string } } }[];
  security?: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, Example>; securitySchemes?: unknown };
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
  encoding?: Record<string, { contentType?: string }>;
}

interface Example {
  $ref?: string;
  value?: object;
}

interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  default?: unknown;
  examples?: unknown[];
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
/** How many items of a list in a form have fields: enough to see that there can be more than one. */
const items = 3;

/** Every operation of a contract. */
export function operationsOf(contract: Contract): Operation[] {
  return Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).filter(([key]) => methods.includes(key)).map(([, operation]) => operation));
}

/** Changes the contract, as `generated/openapi.json` has it, for the console. */
export function forConsole(contract: Contract): Contract {
  delete contract.security; // the token has a field of the console, above all operations
  delete contract.components.securitySchemes;
  for (const operation of operationsOf(contract)) {
    operation.externalDocs = { description: "This operation on the page", url: placeOnPage(operation) };
    if (Object.values(operation.responses).some(({ content }) => content?.["text/event-stream"])) {
      operation.description += "\n\nHere its events are shown as they come. **Clear** ends the stream.";
    }
    // swagger-ui prints the links of an answer, 60 of them below a new session, and they lead nowhere
    for (const response of Object.values(operation.responses)) delete response.links;
    const form = operation.requestBody?.content["multipart/form-data"];
    if (form) mendForm(form, contract.components);
  }
  return contract;
}

/**
 * Gives each part of a list in a form a field: swagger-ui has one for the list, which takes no file. What is filled at
 * first is what the first example has, so that it can be sent.
 */
function mendForm(form: MediaType, { schemas, examples }: Contract["components"]): void {
  const follow = ({ $ref, ...schema }: Schema): Schema =>
    ({ ...$ref === undefined ? {} : follow(schemas[nameIn($ref)] as Schema), ...schema });
  const { properties = {}, required = [], ...rest } = follow(form.schema);
  const [example] = Object.values(form.examples ?? {});
  const { value: shown = {} } = example?.$ref === undefined ? example ?? {} : examples[nameIn(example.$ref)] ?? {};
  const fields: Record<string, Schema> = {};
  const needed: string[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const list = follow(schema);
    if (list.type !== "array") {
      fields[name] = name in shown ? schema : emptyAtFirst(list);
      if (required.includes(name)) needed.push(name);
      continue;
    }
    const item = follow(list.items as Schema);
    for (let index = 0; index < items; index++) {
      for (const [part, schema] of Object.entries(item.properties ?? {})) {
        fields[`${name}[${index}][${part}]`] = index === 0 ? schema : emptyAtFirst(follow(schema));
        if (index === 0 && required.includes(name) && item.required?.includes(part)) needed.push(`${name}[0][${part}]`);
      }
    }
    delete form.encoding?.[name];
  }
  // What is text is sent as text: swagger-ui makes a file of a part whose media type is given.
  for (const [name, { contentType }] of Object.entries(form.encoding ?? {})) {
    if (contentType === "text/plain") delete form.encoding?.[name];
  }
  form.schema = { ...rest, properties: fields, required: needed };
}

/** The name of what a reference leads to. */
const nameIn = (reference: string) => reference.split("/").at(-1) as string;

/** A field that is empty at first. Of any other, swagger-ui sends the example, or makes one. */
function emptyAtFirst(schema: Schema): Schema {
  return { ...schema, default: "", examples: [""] };
}
