/** The fields of a call: its parameters and its body, filled by an example. */
import type { Json } from "../../samples/types.js";
import { h } from "./dom.js";
import { type Field, FieldError, type Value } from "./field.js";
import { fieldFor, layoutOf, markAt, readAll, writeAll } from "./fields.js";
import type { BodyData, CallData, FieldData, ParameterData } from "./types.js";

/** What the fields of a call say. */
export interface Given {
  params: Record<"path" | "query" | "header", Record<string, Json>>;
  /** `undefined` where no body is sent. */
  body: Value | undefined;
}

export interface Form {
  elements: HTMLElement[];
  /**
   * Reads the fields.
   *
   * @throws {FieldError} For what cannot be sent.
   */
  read(): Given;
  /** Fills the fields by an example of the body. */
  fill(example: number): void;
  /** Puts values into parameters and into fields of the body, and says where they are from. */
  put(parameters: Record<string, Json>, fields: Record<string, Json>, from: string): void;
  /** Marks the field that a message names, and says whether it names one. */
  mark(path: string[], message: string): boolean;
  clearMarks(): void;
}

/** Makes the fields of an operation. */
export function formFor({ parameters, body }: CallData): Form {
  const params = parameters.map((data) => ({ data, field: fieldFor(data) }));
  const content = body && bodyFor(body);
  const layout = layoutOf("Parameters", params.map(({ field }) => field), parameters);
  const elements = [...params.length > 0 ? [layout.element] : [], ...content ? [content.element] : []];
  const shown = parameters.flatMap(({ name, example }) => example === undefined ? [] : [[name, example] as const]);
  const everyField = [...params.map(({ field }) => field), ...content?.fields ?? []];
  return {
    elements,
    read() {
      const given: Given = { params: { path: {}, query: {}, header: {} }, body: undefined };
      for (const { data, field } of params) {
        const value = field.read() as Json | undefined;
        if (value !== undefined) given.params[data.in][data.name] = value;
        checkPath(data, field, value);
      }
      given.body = content?.read();
      return given;
    },
    fill(example) {
      layout.arrange(Object.fromEntries(shown));
      for (const { data, field } of params) {
        field.write(data.example);
        field.note("");
      }
      content?.fill(example);
    },
    put(values, fields, from) {
      for (const { field } of params) put(field, values, from);
      for (const field of content?.fields ?? []) put(field, fields, from);
    },
    mark: (path, message) => markAt(everyField, path, message),
    clearMarks() {
      for (const field of everyField) field.mark(undefined);
    },
  };
}

/** A path cannot have an empty segment, nor one that a URL parser takes out. */
function checkPath({ in: place, name }: ParameterData, field: Field, value: Json | undefined): void {
  if (place === "path" && (value === undefined || (typeof value === "string" && /^\.{0,2}$/.test(value)))) {
    throw new FieldError(field, `${name} is part of the path: it cannot be empty, "." or "..".`);
  }
}

function put(field: Field, values: Record<string, Json>, from: string): void {
  if (!Object.hasOwn(values, field.name)) return;
  field.write(values[field.name]);
  field.note(`From ${from}.`);
}

function bodyFor(data: BodyData) {
  const { kind, mediaType, isRequired, examples } = data;
  const whole: FieldData = { name: "body", kind: kind === "bytes" ? "bytes" : "json", isRequired, mediaType };
  const described = data.fields ?? [whole];
  const fields = described.map(fieldFor);
  const isSent = h("input", { type: "checkbox", checked: true });
  const choice = h("label", { className: "check" }, isSent, " Send a body");
  const layout = layoutOf("Body", fields, described, ...isRequired ? [] : [choice]);
  return {
    fields,
    element: layout.element,
    read(): Value | undefined {
      if (!isSent.checked) return undefined;
      return data.fields ? readAll(fields) : fields[0]?.read();
    },
    fill(example: number): void {
      const value = examples[example];
      layout.arrange(data.fields ? value : { body: value ?? null });
      if (data.fields) writeAll(fields, value);
      else fields[0]?.write(value);
      isSent.checked = true;
      for (const field of fields) field.note("");
    },
  };
}
