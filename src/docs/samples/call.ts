/** Builds the calls that samples show from the examples of the description. */
import type { Follow, Json, MediaType, Parameter, PathItem, Server } from "../../openapi/index.js";
import type { ContractOperation, Endpoint } from "../model/contract.js";
import { contentKindOf } from "./content-kind.js";
import { parseContent } from "./content.js";
import { sampleParts, withSampleFiles } from "./form.js";
import type { ExpectedResponse, SampleBody, SampleBodyValue, SampleCall } from "./types.js";

/**
 * Returns the calls of an operation: one for each named example of its body, or a single call if it takes no body. The
 * summary of the example is the title of the call.
 */
export function sampleCallsOf(endpoint: Endpoint, follow: Follow): SampleCall[] {
  const { server, path, pathItem, method, operation } = endpoint;
  const call = {
    id: operation.operationId,
    baseUrl: baseUrlOf(server),
    method: method.toUpperCase(),
    path,
    params: parameterValues(pathItem, operation, follow),
    expected: expectedResponseOf(operation, follow),
  };
  const bodies = exampleBodies(operation, follow);
  return bodies.length > 0 ? bodies.map((body) => ({ ...call, ...body })) : [call];
}

/** Returns the URL of a server, with the default of each variable. */
export function baseUrlOf({ url, variables = {} }: Server): string {
  return url.replace(/\{(\w+)\}/g, (placeholder, name: string) => variables[name]?.default ?? placeholder);
}

/** Returns the examples of parameters, by location and name. Optional parameters without an example are omitted. */
function parameterValues(pathItem: PathItem, operation: ContractOperation, follow: Follow): SampleCall["params"] {
  const params: SampleCall["params"] = {};
  const parameters = [pathItem, operation].flatMap(({ parameters = [] }) => parameters).map(follow);
  for (const { name, in: location, required, ...parameter } of parameters) {
    const value = parameterExample(parameter, follow);
    if (value !== undefined && location !== "cookie") {
      params[location] = { ...params[location], [name]: value };
    } else if (required) {
      const reason = `the ${location} parameter ${name} has no example`;
      throw new Error(`Cannot write a sample for ${operation.operationId}: ${reason}`);
    }
  }
  return params;
}

function parameterExample(parameter: Pick<Parameter, "example" | "examples">, follow: Follow): Json | undefined {
  const { example, examples = {} } = parameter;
  const [first] = Object.values(examples);
  return example as Json ?? (first && follow(first).value);
}

function exampleBodies(
  { operationId, requestBody }: ContractOperation,
  follow: Follow,
): { title: string | undefined; body: SampleBody }[] {
  if (!requestBody) return [];
  const { required, content } = follow(requestBody);
  const [[mediaType, media] = ["", {}]] = Object.entries(content);
  const examples = Object.values(media.examples ?? {}).map(follow);
  if (required && examples.length === 0) {
    throw new Error(`Cannot write a sample for ${operationId}: its request body has no named example`);
  }
  return examples.map(({ summary, value = null }) =>
    ({ title: summary?.replace(/\s+/g, " "), body: { mediaType, ...bodyValueOf(mediaType, media, value, follow) } }));
}

function bodyValueOf(mediaType: string, media: MediaType, value: Json, follow: Follow): SampleBodyValue {
  const kind = contentKindOf(mediaType);
  if (kind === "json") return { kind, value };
  if (kind !== "form") return { kind: "bytes", content: parseContent(value as string) };
  const form = withSampleFiles(media.schema, value, follow);
  return { kind, value: form, parts: sampleParts(media, form) };
}

/** Describes the successful response with the lowest status, and whether any other one has no body. */
function expectedResponseOf({ operationId, responses }: ContractOperation, follow: Follow): ExpectedResponse {
  const successes = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .sort()
    .map(([status, response]) => ({ status, mediaType: Object.keys(follow(response).content ?? {})[0] }));
  const [first, ...others] = successes;
  if (!first?.mediaType) return { kind: "none" };
  const kind = contentKindOf(first.mediaType);
  if (kind === "form") throw new Error(`Cannot write a sample for ${operationId}: its response is a form`);
  const isOnly = others.every((other) => other.mediaType);
  return { kind, status: first.status, isOnly, fileName: outputFileName(operationId, first.mediaType) };
}

/** Returns the name of the file to save a response to: `replay.mp4` for `downloadReplay`. */
function outputFileName(operationId: string, mediaType: string): string {
  const [, ...words] = operationId.split(/(?=[A-Z])/);
  const subtype = mediaType.split("/")[1];
  return `${words.join("-").toLowerCase()}.${subtype === "octet-stream" ? "bin" : subtype}`;
}
