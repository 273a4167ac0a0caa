/** What the page shows of the example of a body: JSON as it is, and what JSON does not tell as what it is. */
import { contentOf } from "./content.js";
import { partsOf, withFiles } from "./form.js";
import { kindOf } from "./kind.js";

/** Replaces the examples of a request's or a response's content. Samples have to be made before. */
export function showExamples(content, follow) {
  for (const [mediaType, media] of Object.entries(content)) {
    for (const [name, reference] of Object.entries(media.examples ?? {})) {
      const example = follow(reference);
      media.examples[name] = { ...example, value: shown[kindOf(mediaType)](example.value, media, follow) };
    }
  }
}

/** Redoc prints the example of an event by its fields on the wire, of which it has `data` alone. */
const shown = {
  json: (value) => value,
  stream: (value) => ({ data: value }),
  bytes: (value) => phraseOf(contentOf(value)) ?? value,
  form: (value, media, follow) => partsOf(media, withFiles(media.schema, value, follow)).map(lineOf).join("\n"),
};

function lineOf({ name, text, json, file }) {
  if (text !== undefined) return `${name}: ${text}`;
  if (json) return `${name}: ${JSON.stringify(json)}  (application/json)`;
  const { fileName, content } = file;
  return `${name}: ${fileName}  (${phraseOf(content) ?? `${Buffer.byteLength(content.text)} bytes of text`})`;
}

/** No text can show the bytes that a `data:` URL stands for. */
function phraseOf({ url, mediaType, base64 }) {
  return url && `${Buffer.from(base64, "base64").length} bytes of ${mediaType}`;
}
