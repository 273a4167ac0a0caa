/** What a sample shows: a call of an operation, put together from the examples of the description. */
/** @import { Answer, BodyValue, Call, Follow, Json, MediaType } from "./types.js" */
/** @import { Operation, Parameter, PathItem, Place, Server } from "./types.js" */
import { contentOf } from "./content.js";
import { partsOf, withFiles } from "./form.js";
import { kindOf } from "./kind.js";

/**
 * Gives the calls of an operation: one for each named example of its body, or the only one when it takes no body. The
 * summary of the example is the title of the call.
 *
 * @param {Place} place
 * @param {Follow} follow
 * @returns {Call[]}
 */
export function callsOf({ server, path, item, method, operation }, follow) {
  const call = {
    id: operation.operationId,
    baseUrl: baseUrlOf(server),
    method: method.toUpperCase(),
    path,
    params: paramsOf(item, operation, follow),
    answer: answerOf(operation, follow),
  };
  const bodies = bodiesOf(operation, follow);
  return bodies.length > 0 ? bodies.map((body) => ({ ...call, ...body })) : [call];
}

/** @param {Server} server */
export function baseUrlOf({ url, variables = {} }) {
  return url.replace(/\{(\w+)\}/g, (written, name) => variables[name]?.default ?? written);
}

/**
 * The parameters that have an example, by place and name. An optional one may go without.
 *
 * @param {PathItem} item
 * @param {Operation} operation
 * @param {Follow} follow
 */
function paramsOf(item, operation, follow) {
  /** @type {Call["params"]} */
  const params = {};
  const parameters = [item, operation].flatMap(({ parameters = [] }) => parameters).map(follow);
  for (const { name, in: place, required, ...parameter } of parameters) {
    const value = exampleOf(parameter, follow);
    if (value !== undefined && place !== "cookie") (params[place] ??= {})[name] = value;
    else if (required) throw new Error(`${operation.operationId} has no sample: no example for ${place} ${name}`);
  }
  return params;
}

/**
 * @param {Pick<Parameter, "example" | "examples">} parameter
 * @param {Follow} follow
 */
function exampleOf({ example, examples = {} }, follow) {
  const [first] = Object.values(examples);
  return example ?? (first && follow(first).value);
}

/**
 * @param {Operation} operation
 * @param {Follow} follow
 */
function bodiesOf({ operationId, requestBody }, follow) {
  if (!requestBody) return [];
  const { required, content } = follow(requestBody);
  const [[mediaType, media] = ["", {}]] = Object.entries(content);
  const examples = Object.values(media.examples ?? {}).map(follow);
  if (required && examples.length === 0) {
    throw new Error(`${operationId} has no sample: no named example for the request body`);
  }
  return examples.map(({ summary, value }) =>
    ({ title: summary?.replace(/\s+/g, " "), body: { mediaType, ...bodyOf(mediaType, media, value, follow) } }));
}

/**
 * @param {string} mediaType
 * @param {MediaType} media
 * @param {Json} value
 * @param {Follow} follow
 * @returns {BodyValue}
 */
function bodyOf(mediaType, media, value, follow) {
  const kind = kindOf(mediaType);
  if (kind === "json") return { kind, value };
  if (kind !== "form") return { kind: "bytes", content: contentOf(String(value)) };
  const form = withFiles(media.schema, value, follow);
  return { kind, value: form, parts: partsOf(media, form) };
}

/**
 * What the lowest success carries, and whether another one carries nothing, so that a caller has to look first.
 *
 * @param {Operation} operation
 * @param {Follow} follow
 * @returns {Answer}
 */
function answerOf({ operationId, responses }, follow) {
  const successes = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .sort()
    .map(([status, response]) => ({ status, mediaType: Object.keys(follow(response).content ?? {})[0] }));
  const [first, ...others] = successes;
  if (!first?.mediaType) return { kind: "none" };
  const kind = kindOf(first.mediaType);
  if (kind === "form") throw new Error(`${operationId} has no sample: it answers with a form`);
  const isOnly = others.every((other) => other.mediaType);
  return { kind, status: first.status, isOnly, fileName: fileNameOf(operationId, first.mediaType) };
}

/**
 * `downloadReplay` gives `replay.mp4`.
 *
 * @param {string} operationId
 * @param {string} mediaType
 */
function fileNameOf(operationId, mediaType) {
  const [, ...words] = operationId.split(/(?=[A-Z])/);
  const subtype = mediaType.split("/")[1];
  return `${words.join("-").toLowerCase()}.${subtype === "octet-stream" ? "bin" : subtype}`;
}
