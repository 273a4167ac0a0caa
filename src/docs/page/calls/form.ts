/** The form of a call: fields for the parameters and the body, filled from an example. */
import type { Json } from "../../../openapi/index.js";
import { h } from "./dom.js";
import { FieldError, type FieldValue, type FormField } from "./field.js";
import { createField, createLayout, markAt, readFields, writeFields } from "./fields.js";
import type { BodyData, CallData, FieldData, ParameterData } from "./types.js";

/** The values of the fields of a call. */
export interface FieldValues {
  params: Record<"path" | "query" | "header", Record<string, Json>>;
  /** `undefined` to send no body. */
  body: FieldValue | undefined;
}

export interface CallForm {
  elements: HTMLElement[];
  /**
   * Reads the fields.
   *
   * @throws {FieldError} When a field has a value that cannot be sent.
   */
  read(): FieldValues;
  /** Fills the fields from an example of the body. */
  fill(example: number): void;
  /** Sets parameters and fields of the body, and shows where the values come from. */
  setValues(parameters: Record<string, Json>, fields: Record<string, Json>, from: string): void;
  /** Marks the field at a path. Returns whether it exists. */
  mark(path: string[], message: string): boolean;
  clearMarks(): void;
}

/** Creates the form of an operation. */
export function createForm({ parameters, body }: CallData): CallForm {
  const params = parameters.map((data) => ({ data, field: createField(data) }));
  const content = body && createBody(body);
  const layout = createLayout("Parameters", params.map(({ field }) => field), parameters);
  const elements = [...params.length > 0 ? [layout.element] : [], ...content ? [content.element] : []];
  const examples = parameters.flatMap(({ name, example }) => example === undefined ? [] : [[name, example] as const]);
  const everyField = [...params.map(({ field }) => field), ...content?.fields ?? []];
  return {
    elements,
    read() {
      const values: FieldValues = { params: { path: {}, query: {}, header: {} }, body: undefined };
      for (const { data, field } of params) {
        const value = field.read() as Json | undefined;
        if (value !== undefined) values.params[data.in][data.name] = value;
        checkPath(data, field, value);
      }
      values.body = content?.read();
      return values;
    },
    fill(example) {
      layout.arrange(Object.fromEntries(examples));
      for (const { data, field } of params) {
        field.write(data.example);
        field.note("");
      }
      content?.fill(example);
    },
    setValues(values, fields, from) {
      for (const { field } of params) setValue(field, values, from);
      for (const field of content?.fields ?? []) setValue(field, fields, from);
    },
    mark: (path, message) => markAt(everyField, path, message),
    clearMarks() {
      for (const field of everyField) field.mark(undefined);
    },
  };
}

/** Checks a path parameter: a path segment cannot be empty, and URL parsers remove "." and "..". */
function checkPath({ in: location, name }: ParameterData, field: FormField, value: Json | undefined): void {
  if (location === "path" && (value === undefined || (typeof value === "string" && /^\.{0,2}$/.test(value)))) {
    throw new FieldError(field, `${name} is part of the path: it cannot be empty, "." or "..".`);
  }
}

function setValue(field: FormField, values: Record<string, Json>, from: string): void {
  if (!Object.hasOwn(values, field.name)) return;
  field.write(values[field.name]);
  field.note(`From ${from}.`);
}

function createBody(data: BodyData) {
  const { kind, mediaType, isRequired, examples } = data;
  const whole: FieldData = { name: "body", kind: kind === "bytes" ? "bytes" : "json", isRequired, mediaType };
  const fieldData = data.fields ?? [whole];
  const fields = fieldData.map(createField);
  const isSent = h("input", { type: "checkbox", checked: true });
  const choice = h("label", { className: "check" }, isSent, " Send a body");
  const layout = createLayout("Body", fields, fieldData, ...isRequired ? [] : [choice]);
  return {
    fields,
    element: layout.element,
    read(): FieldValue | undefined {
      if (!isSent.checked) return undefined;
      return data.fields ? readFields(fields) : fields[0]?.read();
    },
    fill(example: number): void {
      const value = examples[example];
      layout.arrange(data.fields ? value : { body: value ?? null });
      if (data.fields) writeFields(fields, value);
      else fields[0]?.write(value);
      isSent.checked = true;
      for (const field of fields) field.note("");
    },
  };
}
