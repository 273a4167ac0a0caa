/** A field of a call: a control with a label, its value, and its error message. */
import type { Json } from "../../../openapi/index.js";
import { h, newId } from "./dom.js";
import type { FieldData } from "./types.js";

/** The value of a field or a form: JSON in which a file may stand for any value. */
export type FieldValue = Json | File | FieldValue[] | { [name: string]: FieldValue };

/** A field, or a group of fields with one name. */
export interface FormField {
  name: string;
  element: HTMLElement;
  /** Returns the value to send, or `undefined` to omit the field. */
  read(): FieldValue | undefined;
  /** Sets the value. `undefined` clears it. */
  write(value: Json | undefined): void;
  /** Shows an error message, at a path within the field if there is one. `undefined` clears it. */
  mark(message: string | undefined, path?: string[]): void;
  /** Shows where the value comes from. */
  note(text: string): void;
  focus(): void;
}

/** Thrown when a field has a value that cannot be sent. */
export class FieldError extends Error {
  constructor(readonly field: FormField, message: string) {
    super(message);
  }
}

/** Creates the frame of a control: its label, the origin of its value, and its error message. */
export function fieldFrame(data: FieldData, control: HTMLElement, ...more: HTMLElement[]) {
  const { name, isRequired, kind } = data;
  control.id = newId();
  const problem = h("p", { id: newId(), className: "problem", hidden: true });
  const origin = h("p", { id: newId(), className: "origin", hidden: true });
  const label = h("label", { htmlFor: control.id }, h("code", {}, name));
  if (isRequired) {
    label.append(" ", h("span", { "className": "required", "aria-hidden": "true", "title": "required" }, "*"));
    control.setAttribute("aria-required", "true");
  }
  if (kind === "json") label.append(" ", h("span", { className: "type" }, "JSON"));
  control.setAttribute("aria-describedby", `${problem.id} ${origin.id}`);
  const element = h("div", { className: `field ${kind}` }, label, control, ...more, origin, problem);
  return {
    name,
    element,
    mark(message: string | undefined): void {
      problem.textContent = message ?? "";
      problem.hidden = message === undefined;
      if (message === undefined) control.removeAttribute("aria-invalid");
      else control.setAttribute("aria-invalid", "true");
    },
    note(text: string): void {
      origin.textContent = text;
      origin.hidden = text === "";
    },
    focus(): void {
      const around = element.closest("details");
      if (around) around.open = true;
      control.focus();
    },
  };
}

/** Creates a field for text, a number, or JSON. */
export function textField(data: FieldData): FormField {
  const { kind, hint } = data;
  const isLine = kind === "text" || kind === "number";
  const control = isLine ? h("input") : h("textarea", { rows: kind === "json" ? 2 : 4 });
  Object.assign(control, { autocomplete: "off", spellcheck: false, placeholder: hint ?? "" });
  if (kind === "number") Object.assign(control, { type: "number", step: "any" });
  let whileEmpty: FieldValue | undefined;
  const field: FormField = {
    ...fieldFrame(data, control),
    read() {
      const { value } = control;
      if (value === "") return whileEmpty;
      if (kind === "number") return Number(value);
      if (kind !== "json") return value;
      try {
        return JSON.parse(value) as Json;
      } catch (error) {
        throw new FieldError(field, `This is not JSON: ${(error as Error).message}`);
      }
    },
    write(value) {
      whileEmpty = value === "" || value === null ? value : undefined; // keeps an example that is empty or null
      control.placeholder = value === null ? "null" : hint ?? "";
      control.value = kind === "json" && value !== undefined ? JSON.stringify(value, null, 2) : fieldText(value);
    },
  };
  return field;
}

/** Creates a field to choose one of several values. */
export function choiceField(data: FieldData): FormField {
  const { choices = [], hint } = data;
  const none = h("option", { value: "" }, hint === undefined ? "not sent" : `not sent (${hint})`);
  const options = choices.map((choice, index) => h("option", { value: String(index) }, fieldText(choice)));
  const control = h("select", {}, none, ...options);
  return {
    ...fieldFrame(data, control),
    read: () => control.value === "" ? undefined : choices[Number(control.value)],
    write(value) {
      const index = value === undefined ? -1 : choices.indexOf(value);
      control.value = index < 0 ? "" : String(index);
    },
  };
}

function fieldText(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
