/** A field of a call: a control with its label, what it reads, and what is wrong with it. */
import type { Json } from "../../samples/types.js";
import { h, newId } from "./dom.js";
import type { FieldData } from "./types.js";

/** What a field or a form may send: JSON with files in it. */
export type Value = Json | File | Value[] | { [name: string]: Value };

/** A field, or several under one name. */
export interface Field {
  name: string;
  element: HTMLElement;
  /** Gives what is sent; `undefined` for nothing. */
  read(): Value | undefined;
  /** Fills it; `undefined` empties it. */
  write(value: Json | undefined): void;
  /** Says what is wrong with it, or with what is at a path in it. No message takes that back. */
  mark(message: string | undefined, path?: string[]): void;
  /** Says where its value is from. */
  note(text: string): void;
  focus(): void;
}

/** Thrown for what cannot be sent. */
export class FieldError extends Error {
  constructor(readonly field: Field, message: string) {
    super(message);
  }
}

/** What is around a control: its label, what it is filled with, and what is wrong with it. */
export function framed(data: FieldData, control: HTMLElement, ...more: HTMLElement[]) {
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

/** Makes a field of text, a number, or JSON. */
export function textField(data: FieldData): Field {
  const { kind, hint } = data;
  const isLine = kind === "text" || kind === "number";
  const control = isLine ? h("input") : h("textarea", { rows: kind === "json" ? 2 : 4 });
  Object.assign(control, { autocomplete: "off", spellcheck: false, placeholder: hint ?? "" });
  if (kind === "number") Object.assign(control, { type: "number", step: "any" });
  let whileEmpty: Value | undefined;
  const field: Field = {
    ...framed(data, control),
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
      whileEmpty = value === "" || value === null ? value : undefined; // an example may have nothing else in it
      control.placeholder = value === null ? "null" : hint ?? "";
      control.value = kind === "json" && value !== undefined ? JSON.stringify(value, null, 2) : textOf(value);
    },
  };
  return field;
}

/** Makes a field of one of several values. */
export function choiceField(data: FieldData): Field {
  const { choices = [], hint } = data;
  const none = h("option", { value: "" }, hint === undefined ? "not sent" : `not sent (${hint})`);
  const options = choices.map((choice, index) => h("option", { value: String(index) }, textOf(choice)));
  const control = h("select", {}, none, ...options);
  return {
    ...framed(data, control),
    read: () => control.value === "" ? undefined : choices[Number(control.value)],
    write(value) {
      const index = value === undefined ? -1 : choices.indexOf(value);
      control.value = index < 0 ? "" : String(index);
    },
  };
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
