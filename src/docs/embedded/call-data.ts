/** The data of an operation that the page embeds for calls: its fields, its examples and its links. */
import { embeddedIn, type Follow, type Json, type MediaType, type RequestBody } from "../../openapi/index.js";
import type { ContractOperation, Endpoint } from "../model/contract.js";
import { parametersOf } from "../model/model.js";
import type { BodyData, CallData, FieldData, LinkData, ParameterData } from "../page/calls/types.js";
import { sampleCallsOf } from "../samples/call.js";
import { contentKindOf } from "../samples/content-kind.js";
import { fieldDataOf, mergeParts, exampleTexts } from "./call-fields.js";

/** Returns the data of an operation. */
export function callDataOf(endpoint: Endpoint, follow: Follow): CallData {
  const { method, path, operation } = endpoint;
  const [{ params, expected } = { params: {}, expected: { kind: "none" as const } }] = sampleCallsOf(endpoint, follow);
  const parameters = parametersOf(endpoint, follow).flatMap((parameter): ParameterData[] => {
    const { name, in: location, required = false, schema = {} } = parameter;
    if (location === "cookie") return [];
    const example = params[location]?.[name];
    const field = fieldDataOf(name, schema, follow, { isRequired: required, texts: exampleTexts(example) });
    return [{ ...field, in: location, ...example !== undefined && { example } }];
  });
  const body = operation.requestBody && bodyDataOf(follow(operation.requestBody), follow);
  const links = linkDataOf(operation, follow);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    ...body && { body },
    expected,
    ...links.length > 0 && { links },
  };
}

function bodyDataOf({ required = false, content }: RequestBody, follow: Follow): BodyData {
  const [[mediaType, media]] = Object.entries(content) as [[string, MediaType]];
  const kind = contentKindOf(mediaType);
  if (kind === "stream") throw new Error(`A request cannot carry ${mediaType}.`);
  const { examples = {}, encoding } = media;
  const values = Object.values(examples).map((example) => follow(example).value ?? null);
  const fields = kind === "bytes" ? undefined : bodyFieldsOf(media, values, kind === "form", follow);
  return {
    kind,
    mediaType,
    isRequired: required,
    ...fields && { fields },
    ...encoding && kind === "form" && { encoding },
    examples: values,
  };
}

/** Returns a field for each property of an object. A union has no fields: it is entered as JSON. */
function bodyFieldsOf(
  { schema = {}, encoding = {} }: MediaType,
  examples: Json[],
  isForm: boolean,
  follow: Follow,
): FieldData[] | undefined {
  const { properties, required = [] } = mergeParts(schema, follow);
  if (!properties) return undefined;
  return Object.entries(properties).map(([name, property]) => {
    const values = examples.map((example) => (example as Record<string, Json>)[name]);
    const [mediaType] = encoding[name]?.contentType?.split(",") ?? [];
    const options = { isRequired: required.includes(name), isForm, texts: values.flatMap(exampleTexts), mediaType };
    return fieldDataOf(name, property, follow, options);
  });
}

function linkDataOf({ responses }: ContractOperation, follow: Follow): LinkData[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.values(follow(response).links ?? {}).map(follow).map(({ operationId: to = "", parameters = {}, ...link }) =>
      ({ status, to, parameters, ...link.requestBody !== undefined && { fields: embeddedIn(link.requestBody) } })));
}
