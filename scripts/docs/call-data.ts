/** What the page embeds of an operation for calls: its fields by the contract, its examples, its links. */
import { embeddedIn } from "../../src/check/expressions.js";
import { callsOf } from "../samples/call.js";
import { kindOf } from "../samples/kind.js";
import type { Follow, Json, Place } from "../samples/types.js";
import type { BodyData, CallData, FieldData, LinkData, ParameterData } from "./call/types.js";
import { fieldOf, mergeParts, textsOf } from "./call-fields.js";
import { paramsOf } from "./parameters.js";
import type { Media, Operation } from "./types.js";

/**
 * Gives the data of an operation.
 *
 * @param place The operation with what stands around it.
 * @param follow Gives what a reference of the contract leads to.
 */
export function callDataOf(place: Place & { operation: Operation }, follow: Follow): CallData {
  const { method, path, item, operation } = place;
  const [{ params, answer } = { params: {}, answer: { kind: "none" as const } }] = callsOf(place, follow);
  const parameters = paramsOf({ item, operation }, follow).flatMap((parameter): ParameterData[] => {
    const { name, in: where, required = false, schema } = parameter;
    if (where === "cookie") return [];
    const example = params[where]?.[name];
    const field = fieldOf(name, schema, follow, { isRequired: required, texts: textsOf(example) });
    return [{ ...field, in: where, ...example !== undefined && { example } }];
  });
  const body = operation.requestBody && bodyOf(follow(operation.requestBody), follow);
  const links = linksOf(operation, follow);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    ...body && { body },
    answer,
    ...links.length > 0 && { links },
  };
}

function bodyOf({ required = false, content }: NonNullable<Operation["requestBody"]>, follow: Follow): BodyData {
  const [[mediaType, media]] = Object.entries(content) as [[string, Media]];
  const kind = kindOf(mediaType);
  if (kind === "stream") throw new Error(`A request cannot carry ${mediaType}.`);
  const { examples = {}, encoding } = media;
  const values = Object.values(examples).map((example) => follow(example).value);
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

/** A field for each property of an object; none for what takes several forms, which is one text of JSON. */
function bodyFieldsOf(
  { schema = {}, encoding = {} }: Media,
  examples: Json[],
  isForm: boolean,
  follow: Follow,
): FieldData[] | undefined {
  const { properties, required = [] } = mergeParts(schema, follow);
  if (!properties) return undefined;
  return Object.entries(properties).map(([name, property]) => {
    const shown = examples.map((example) => (example as Record<string, Json>)[name]).filter((one) => one !== undefined);
    const [mediaType] = encoding[name]?.contentType?.split(",") ?? [];
    const options = { isRequired: required.includes(name), isForm, texts: shown.flatMap(textsOf), mediaType };
    return fieldOf(name, property, follow, options);
  });
}

function linksOf({ responses }: Operation, follow: Follow): LinkData[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.values(follow(response).links ?? {}).map(follow).map(({ operationId, parameters = {}, requestBody }) => ({
      status,
      to: operationId,
      parameters,
      ...requestBody !== undefined && { fields: embeddedIn(requestBody) },
    })));
}
