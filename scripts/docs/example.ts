/** The example of a body as what it is: JSON, an event on the wire, the parts of a form, a number of bytes. */
import { contentOf } from "../samples/content.js";
import { kindOf } from "../samples/kind.js";
import type { Json, Kind } from "../samples/types.js";

/** A text, and the grammar of its colours. */
export interface Shown {
  text: string;
  grammar: string;
}

/** Gives the text of an example of a response. */
export function shownOf(mediaType: string, value: Json): Shown {
  return shown[kindOf(mediaType)](value);
}

const json = (value: Json) => ({ text: JSON.stringify(value, null, 2), grammar: "json" });
const shown: Record<Kind, (value: Json) => Shown> = {
  json,
  form: json,
  stream: (value) => ({ text: `data: ${JSON.stringify(value)}`, grammar: "json" }),
  bytes: (value) => {
    const content = contentOf(value as string);
    if (content.text !== undefined) return { text: content.text, grammar: "text" };
    const size = Buffer.from(content.base64, "base64").length;
    return { text: `${size.toLocaleString("en")} bytes of ${content.mediaType}`, grammar: "text" };
  },
};
