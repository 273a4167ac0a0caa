/** What a sample shows: a call of an operation, put together from the examples of the description. */
import { contentOf } from "./content.js";
import { partsOf, withFiles } from "./form.js";
import { kindOf } from "./kind.js";

const places = ["path", "query", "header"];

/**
 * Gives the calls of an operation: one for each named example of its body, or the only one when it takes no body. The
 * summary of the example is the title of the call.
 */
export function callsOf({ server, path, item, method }, follow) {
  const operation = item[method];
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

export function baseUrlOf({ url, variables }) {
  return url.replace(/\{(\w+)\}/g, (_, name) => variables[name].default);
}

/** The parameters that have an example, by place and name. An optional one may go without. */
function paramsOf(item, operation, follow) {
  const params = {};
  for (const { name, in: place, required, ...parameter } of [item, operation].flatMap(parametersOf(follow))) {
    const value = exampleOf(parameter, follow);
    if (value !== undefined && places.includes(place)) (params[place] ??= {})[name] = value;
    else if (required) throw new Error(`${operation.operationId} has no sample: no example for ${place} ${name}`);
  }
  return params;
}

const parametersOf = (follow) => ({ parameters = [] }) => parameters.map(follow);

function exampleOf({ example, examples = {} }, follow) {
  const [first] = Object.values(examples);
  return example ?? (first && follow(first).value);
}

function bodiesOf({ operationId, requestBody }, follow) {
  if (!requestBody) return [];
  const { required, content } = follow(requestBody);
  const [[mediaType, media]] = Object.entries(content);
  const examples = Object.values(media.examples ?? {}).map(follow);
  if (required && examples.length === 0) {
    throw new Error(`${operationId} has no sample: no named example for the request body`);
  }
  return examples.map(({ summary, value }) =>
    ({ title: summary?.replace(/\s+/g, " "), body: { mediaType, ...bodyOf(mediaType, media, value, follow) } }));
}

function bodyOf(mediaType, media, value, follow) {
  const kind = kindOf(mediaType);
  if (kind === "bytes") return { kind, content: contentOf(value) };
  if (kind === "json") return { kind, value };
  const form = withFiles(media.schema, value, follow);
  return { kind, value: form, parts: partsOf(media, form) };
}

/** What the lowest success carries, and whether another one carries nothing, so that a caller has to look first. */
function answerOf({ operationId, responses }, follow) {
  const successes = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .sort()
    .map(([status, response]) => ({ status, mediaType: Object.keys(follow(response).content ?? {})[0] }));
  const [{ status, mediaType }, ...others] = successes;
  if (!mediaType) return { kind: "none" };
  const isOnly = others.every((other) => other.mediaType);
  return { kind: kindOf(mediaType), status, isOnly, fileName: fileNameOf(operationId, mediaType) };
}

/** `downloadReplay` gives `replay.mp4`. */
function fileNameOf(operationId, mediaType) {
  const [, ...words] = operationId.split(/(?=[A-Z])/);
  const subtype = mediaType.split("/")[1];
  return `${words.join("-").toLowerCase()}.${subtype === "octet-stream" ? "bin" : subtype}`;
}
