/** Groups of fields: those of an object, and lists of objects. */
import type { Json } from "../../../openapi/index.js";
import { bytesField } from "./bytes.js";
import { button, h, newId } from "./dom.js";
import { choiceField, type FormField, textField, type FieldValue } from "./field.js";
import type { FieldData } from "./types.js";

/** Creates a field of the right kind. */
export function createField(data: FieldData): FormField {
  if (data.kind === "list") return listField(data);
  if (data.kind === "bytes") return bytesField(data);
  return data.kind === "choice" ? choiceField(data) : textField(data);
}

/** A group of fields. */
export interface Layout {
  element: HTMLElement;
  /** Shows the required fields and those with a value, and collapses the others. */
  arrange(values: Json | undefined): void;
}

/** Creates a group of fields with a name. */
export function createLayout(name: string, fields: FormField[], data: FieldData[], ...before: HTMLElement[]): Layout {
  const summary = h("summary");
  const more = h("details", { className: "more" }, summary);
  const element = h("fieldset", {}, h("legend", {}, name), ...before, more);
  return {
    element,
    arrange(values) {
      const members = objectMembers(values);
      let others = 0;
      for (const [index, field] of fields.entries()) {
        const isFirst = data[index]?.isRequired === true || Object.hasOwn(members, field.name);
        if (isFirst) more.before(field.element);
        else more.append(field.element);
        if (!isFirst) others++;
      }
      more.hidden = others === 0;
      more.open = others === fields.length && others <= 3;
      summary.textContent = others === fields.length ? `Fields (${others})` : `More fields (${others})`;
    },
  };
}

/** Reads fields into an object, without those that are omitted. */
export function readFields(fields: FormField[]): Record<string, FieldValue> {
  const values = fields.map((field) => [field.name, field.read()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, FieldValue>;
}

/** Fills fields from an object. */
export function writeFields(fields: FormField[], values: Json | undefined): void {
  const members = objectMembers(values);
  for (const field of fields) field.write(Object.hasOwn(members, field.name) ? members[field.name] : undefined);
}

function objectMembers(values: Json | undefined): Record<string, Json> {
  return typeof values === "object" && values !== null && !Array.isArray(values) ? values : {};
}

/** Marks the field at a path. Returns whether it exists. */
export function markAt(fields: FormField[], [name, ...path]: string[], message: string): boolean {
  const field = fields.find((field) => field.name === name);
  field?.mark(message, path);
  return field !== undefined;
}

/** Creates a list whose items have fields, such as files and their paths. */
function listField(data: FieldData): FormField {
  const { name, fields: inner = [] } = data;
  let items: { element: HTMLElement; fields: FormField[] }[] = [];
  const problem = h("p", { id: newId(), className: "problem", hidden: true });
  const add = button("Add another", () => void addItem()?.fields[0]?.focus());
  const element = h("div", { className: "list" }, problem, add);

  function addItem() {
    const fields = inner.map(createField);
    const remove = button("Remove", () => {
      items = items.filter((other) => other !== item);
      item.element.remove();
      number();
      add.focus();
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const item = { fields, element: h("fieldset", {}, h("legend"), ...fields.map(({ element }) => element), remove) };
    items.push(item);
    add.before(item.element);
    number();
    return item;
  }

  function number(): void {
    for (const [index, { element }] of items.entries()) {
      element.querySelector("legend")?.replaceChildren(h("code", {}, `${name}[${index}]`));
      element.querySelector(":scope > button")?.setAttribute("aria-label", `Remove ${name}[${index}]`);
    }
  }

  return {
    name,
    element,
    read: () => items.length === 0 ? undefined : items.map(({ fields }) => readFields(fields)),
    write(value) {
      for (const { element } of items) element.remove();
      items = [];
      for (const member of Array.isArray(value) ? value : []) writeFields(addItem().fields, member);
    },
    mark(message, [index, ...path] = []) {
      for (const { fields } of items) for (const field of fields) field.mark(undefined);
      const item = items[Number(index)];
      const isInside = message !== undefined && item !== undefined && markAt(item.fields, path, message);
      problem.textContent = isInside ? "" : message ?? "";
      problem.hidden = isInside || message === undefined;
    },
    note: () => undefined,
    focus: () => add.focus(),
  };
}
