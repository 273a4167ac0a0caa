/**
 * What a link to an operation shows first, in the place where Redoc will show it. Redoc reads its own code and every
 * operation before it shows one; then this goes, as does all that its server-side rendering did not foresee.
 */
import type { Document } from "../src/contract/openapi.js";
import { follow } from "../src/contract/references.js";
import { placeOnPage } from "./console/places.js";

interface Described {
  $ref?: string;
  description?: string;
}

interface Operation extends Described {
  "operationId": string;
  "tags": string[];
  "summary": string;
  "parameters"?: (Described & { name: string; in: string; required?: boolean })[];
  "requestBody"?: Described & { content: Record<string, { schema: Schema }> };
  "responses": Record<string, Described>;
  "x-codeSamples": [{ label: string; source: string }];
}

type Definition = Document & { paths: Record<string, Record<string, Operation>> };

interface Schema extends Described {
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Where the URL leads to no place of the page, there is nothing to show, and so nothing is read. */
const text = location.hash.length > 1 ? document.getElementById("definition")?.textContent : undefined;
const definition = JSON.parse(text ?? '{ "paths": {} }') as Definition;
show();

function show(): void {
  for (const [path, item] of Object.entries(definition.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { hash } = new URL(placeOnPage(operation), location.href);
      if (!`${location.hash}/`.startsWith(`${hash}/`)) continue;
      return document.querySelector("#redoc main")?.prepend(view(path, method, operation));
    }
  }
}

function view(path: string, method: string, operation: Operation): HTMLElement {
  const { summary, description, parameters = [], requestBody, responses, "x-codeSamples": [sample] } = operation;
  const [[mediaType, { schema }] = ["", { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const { required = [] } = resolve(schema);
  const words = element("div", [
    element("h2", [summary]),
    element("p", [element("code", [`${method.toUpperCase()} ${path}`])]),
    ...paragraphs(description),
    ...list("Parameters", parameters.map(resolve).map((parameter) =>
      [parameter.name, `${parameter.in}${parameter.required ? ", required" : ""}`, parameter])),
    ...list(`Body: ${mediaType}`, Object.entries(fieldsOf(schema)).map(([name, schema]) =>
      [name, required.includes(name) ? "required" : "", schema])),
    ...list("Responses", Object.entries(responses).map(([status, response]) => [status, "", response])),
  ]);
  const code = element("pre", [sample.source]);
  code.dataset.language = "shell"; // breaks its lines as Redoc's do
  return element("article", [words, element("div", [element("h3", [sample.label]), code])]);
}

/** The fields of an object, whichever of its forms they belong to. */
function fieldsOf(schema: Schema): Record<string, Described> {
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolve(schema);
  return Object.assign({}, ...[...allOf, ...anyOf, ...oneOf].map(fieldsOf), properties) as Record<string, Described>;
}

/** A heading and a list of what has a name and a description, or nothing where there is nothing to list. */
function list(heading: string, entries: [name: string, note: string, described: Described][]): HTMLElement[] {
  if (entries.length === 0) return [];
  return [element("h3", [heading]), element("dl", entries.flatMap(([name, note, described]) => [
    element("dt", [element("code", [name]), ` ${note}`]),
    element("dd", paragraphs(resolve(described).description)),
  ]))];
}

/** The paragraphs of a text in Markdown; of what they have in them, code and links. */
function paragraphs(markdown = ""): HTMLElement[] {
  return markdown.trim().split(/\n\s*\n|\n(?=- )/).map((paragraph) =>
    element("p", paragraph.replace(/^- /, "• ").split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((piece) => {
      const [, words = "", href = ""] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
      if (words) return Object.assign(element("a", [words]), { href });
      return piece.startsWith("`") ? element("code", [piece.slice(1, -1)]) : piece;
    })));
}

/** What a reference leads to, with the description that stands beside the reference; what is none, as it is. */
function resolve<T extends Described>(described: T): T {
  return follow(definition, described);
}

function element(name: string, children: (string | HTMLElement)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
