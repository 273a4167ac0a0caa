/** The search index: the articles of the page, and which of them contain each field and each word. */
import type { Follow, MediaType, Schema } from "../../openapi/index.js";
import { type Model, parametersOf, slugOf } from "../model/model.js";
import type { SearchEntry, SearchIndex } from "../page/search/types.js";

/** Builds the index of a contract. */
export function buildSearchIndex({ contract, endpoints, follow }: Model): SearchIndex {
  const index: SearchIndex = { entries: [], fields: {}, words: {} };
  const add = (entry: SearchEntry, text: string, own: Set<string> = new Set(), returned: Set<string> = new Set()) => {
    const number = index.entries.push(entry) - 1;
    for (const word of new Set(searchWords(text))) (index.words[`${word}`] ??= []).push(number);
    for (const name of own) (index.fields[name] ??= [[], []])[0].push(number);
    for (const name of returned) if (!own.has(name)) (index.fields[name] ??= [[], []])[1].push(number);
  };
  const fieldsIn = (...schemas: (Schema | boolean | undefined)[]) => {
    const names = new Set<string>();
    for (const schema of schemas) collectProperties(schema, follow, names, new Set());
    return names;
  };
  for (const endpoint of endpoints) {
    const { method, path, operation } = endpoint;
    const { operationId, summary, description, tags: [tag], requestBody, responses } = operation;
    const parameters = parametersOf(endpoint, follow);
    const sent = fieldsIn(...requestBody ? schemasIn(follow(requestBody).content) : []);
    for (const { name } of parameters) sent.add(name);
    const allResponses = Object.values(responses).map(follow);
    const returned = fieldsIn(...allResponses.flatMap(({ content = {} }) => schemasIn(content)));
    for (const name of allResponses.flatMap(({ headers = {} }) => Object.keys(headers))) returned.add(name);
    const text = [description, tag, ...parameters.map((parameter) => parameter.description)].join(" ");
    add([operationId, "operation", summary, `${method.toUpperCase()} ${path}`], text, sent, returned);
  }
  for (const { name, description } of contract.tags) add([slugOf(name), "section", name, ""], description);
  const [lead = "", ...sections] = contract.info.description.split(/^## /m);
  add(["overview", "section", "Overview", ""], lead);
  for (const section of sections) {
    const [name = ""] = section.split("\n");
    add([slugOf(name), "section", name, ""], section);
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const { properties = {}, description = "" } = schema;
    const texts = Object.values(properties).map((property) => property.description);
    add([name, "schema", name, ""], [description, ...texts].join(" "), new Set(Object.keys(properties)));
  }
  return index;
}

const schemasIn = (content: Record<string, MediaType>) => Object.values(content).map(({ schema }) => schema);

function collectProperties(
  reference: Schema | boolean | undefined,
  follow: Follow,
  names: Set<string>,
  seen: Set<unknown>,
): void {
  if (typeof reference !== "object") return;
  const key = reference.$ref ?? reference;
  if (seen.has(key)) return;
  seen.add(key);
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = follow(reference);
  for (const name of Object.keys(properties)) names.add(name);
  const inner = [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf, ...oneOf];
  for (const schema of inner) collectProperties(schema, follow, names, seen);
}

/** Returns the words of a text, without stop words. */
function searchWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9][a-z0-9_-]{2,}/g) ?? []).filter((word) => !stopWords.has(word));
}

const stopWords = new Set(("the and for are not with that this its from has was all any one can may which what when "
  + "than then them they there other only also such each must does instead into until after before "
  + "between").split(" "));
