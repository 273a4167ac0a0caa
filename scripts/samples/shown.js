/** What the page shows of the example of a body: JSON as it is, and what JSON does not tell as what it is. */
/** @import { Bytes, Content, Follow, Json, Kind, MediaType, Part } from "./types.js" */
import { contentOf } from "./content.js";
import { partsOf, withFiles } from "./form.js";
import { kindOf } from "./kind.js";

/**
 * Replaces the examples of a request's or a response's content. Samples have to be made before.
 *
 * @param {Content} content
 * @param {Follow} follow
 */
export function showExamples(content, follow) {
  for (const [mediaType, media] of Object.entries(content)) {
    const { examples = {} } = media;
    for (const [name, reference] of Object.entries(examples)) {
      const example = follow(reference);
      examples[name] = { ...example, value: shown[kindOf(mediaType)](example.value, media, follow) };
    }
  }
}

/**
 * Redoc prints the example of an event by its fields on the wire, of which it has `data` alone.
 *
 * @type {Record<Kind, (value: Json, media: MediaType, follow: Follow) => Json>}
 */
const shown = {
  json: (value) => value,
  stream: (value) => ({ data: value }),
  bytes: (value) => phraseOf(contentOf(String(value))) ?? value,
  form: (value, media, follow) => partsOf(media, withFiles(media.schema, value, follow)).map(lineOf).join("\n"),
};

/** @param {Part} part */
function lineOf({ name, text, json, file }) {
  if (text !== undefined) return `${name}: ${text}`;
  if (json) return `${name}: ${JSON.stringify(json)}  (application/json)`;
  const { fileName, content } = file;
  const size = content.text === undefined ? phraseOf(content) : `${Buffer.byteLength(content.text)} bytes of text`;
  return `${name}: ${fileName}  (${size})`;
}

/**
 * No text can show the bytes that a `data:` URL stands for.
 *
 * @param {Bytes} content
 */
function phraseOf(content) {
  return content.url && `${Buffer.from(content.base64, "base64").length} bytes of ${content.mediaType}`;
}
