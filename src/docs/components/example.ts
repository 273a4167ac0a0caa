/** Renders the example of a body by its media type: JSON, an event as it is sent, or the size of binary data. */
import type { Json } from "../../openapi/index.js";
import { contentKindOf } from "../samples/content-kind.js";
import { decodeBase64, parseContent } from "../samples/content.js";
import type { ContentKind } from "../samples/types.js";

/** The text of an example, and its grammar for syntax highlighting. */
export interface RenderedExample {
  text: string;
  grammar: string;
}

/** Renders an example of a response. */
export function renderExample(mediaType: string, value: Json = null): RenderedExample {
  return renderers[contentKindOf(mediaType)](value);
}

const renderJson = (value: Json) => ({ text: JSON.stringify(value, null, 2), grammar: "json" });
const renderers: Record<ContentKind, (value: Json) => RenderedExample> = {
  json: renderJson,
  form: renderJson,
  stream: (value) => ({ text: `data: ${JSON.stringify(value)}`, grammar: "json" }),
  bytes: (value) => {
    const content = parseContent(value as string);
    if (content.text !== undefined) return { text: content.text, grammar: "text" };
    const size = decodeBase64(content.base64).length;
    return { text: `${size.toLocaleString("en")} bytes of ${content.mediaType}`, grammar: "text" };
  },
};
