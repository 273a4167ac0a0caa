/** Renders components of the page as a line of Markdown. */
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Schema } from "../../openapi/index.js";
import { Constraints } from "../components/constraints.js";
import { TypeName } from "../components/type-name.js";
import { type Model, ModelProvider } from "../model/model.js";

/** Returns the type of a value, with links to the files of its schemas: `list of [Browser](../schemas/Browser.md)`. */
export function typeText(schema: Schema | boolean, model: Model): string {
  return lineOf(<TypeName schema={schema} />, model);
}

/** Returns the constraints of a value: its default, its choices, its bounds. `more` adds others. */
export function constraintTexts(schema: Schema | boolean, model: Model, more: ComponentChildren[] = []): string[] {
  return lineOf(<Constraints schema={schema} more={more} />, model).split("\n").filter((line) => line !== "");
}

/** Renders text, code, links to schemas, and items of a list, which are lines. */
function lineOf(node: ComponentChildren, model: Model): string {
  return renderToString(<ModelProvider value={model}>{node}</ModelProvider>)
    .replace(/<a href="#(\w+)">(.*?)<\/a>/g, "[$2](../schemas/$1.md)")
    .replace(/<\/?code>/g, "`")
    .replace(/ ?<\/li>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, "\"")
    .replace(/&amp;/g, "&");
}
