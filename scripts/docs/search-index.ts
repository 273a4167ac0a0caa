/** What search knows: the places of the page, and in which of them each field and each word is. */
import { type Model, slugOf } from "./model.js";
import { paramsOf } from "./parameters.js";
import type { Media, Schema } from "./types.js";

/** The index as the page has it. Places are told by their number. */
export interface SearchIndex {
  places: Place[];
  /** By the name of a field: where it is sent, or belongs to the schema; and where it is answered. */
  fields: Record<string, [own: number[], answered: number[]]>;
  words: Record<string, number[]>;
}

/** The kind of a place: an operation, an area or a part of the introduction, a schema. */
export type Place = [id: string, kind: "operation" | "words" | "schema", title: string, path: string];

/** Makes the index of a contract. */
export function searchIndexOf({ contract, places, follow }: Model): SearchIndex {
  const index: SearchIndex = { places: [], fields: {}, words: {} };
  const add = (place: Place, text: string, own: Set<string> = new Set(), answered: Set<string> = new Set()) => {
    const number = index.places.push(place) - 1;
    for (const word of new Set(wordsOf(text))) (index.words[`${word}`] ??= []).push(number);
    for (const name of own) (index.fields[name] ??= [[], []])[0].push(number);
    for (const name of answered) if (!own.has(name)) (index.fields[name] ??= [[], []])[1].push(number);
  };
  const fieldsIn = (...schemas: (Schema | undefined)[]) => {
    const names = new Set<string>();
    for (const schema of schemas) collect(schema, follow, names, new Set());
    return names;
  };
  for (const { method, path, item, operation } of places) {
    const { operationId, summary, description, tags: [tag], requestBody, responses } = operation;
    const parameters = paramsOf({ item, operation }, follow);
    const sent = fieldsIn(...requestBody ? schemasIn(follow(requestBody).content) : []);
    for (const { name } of parameters) sent.add(name);
    const answers = Object.values(responses).map(follow);
    const answered = fieldsIn(...answers.flatMap(({ content = {} }) => schemasIn(content)));
    for (const name of answers.flatMap(({ headers = {} }) => Object.keys(headers))) answered.add(name);
    const text = [description, tag, ...parameters.map((parameter) => parameter.description)].join(" ");
    add([operationId, "operation", summary, `${method.toUpperCase()} ${path}`], text, sent, answered);
  }
  for (const { name, description } of contract.tags) add([slugOf(name), "words", name, ""], description);
  for (const section of contract.info.description.split(/^## /m).slice(1)) {
    const [name = ""] = section.split("\n");
    add([slugOf(name), "words", name, ""], section);
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const { properties = {}, description = "" } = schema;
    const texts = Object.values(properties).map((property) => property.description);
    add([name, "schema", name, ""], [description, ...texts].join(" "), new Set(Object.keys(properties)));
  }
  return index;
}

const schemasIn = (content: Record<string, Media>) => Object.values(content).map(({ schema }) => schema);

function collect(reference: Schema | undefined, follow: Model["follow"], names: Set<string>, seen: Set<unknown>): void {
  if (typeof reference !== "object") return;
  const key = reference.$ref ?? reference;
  if (seen.has(key)) return;
  seen.add(key);
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = follow(reference);
  for (const name of Object.keys(properties)) names.add(name);
  const inner = [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf, ...oneOf];
  for (const schema of inner) collect(schema, follow, names, seen);
}

/** The words of a text that tell it from others. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9][a-z0-9_-]{2,}/g) ?? []).filter((word) => !common.has(word));
}

const common = new Set(("the and for are not with that this its from has was all any one can may which what when than "
  + "then them they there other only also such each must does instead into until after before between").split(" "));
