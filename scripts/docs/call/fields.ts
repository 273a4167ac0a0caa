/** Fields that stand together: those of an object, and lists of groups of them. */
import type { Json } from "../../samples/types.js";
import { bytesField } from "./bytes.js";
import { button, h, newId } from "./dom.js";
import { choiceField, type Field, textField, type Value } from "./field.js";
import type { FieldData } from "./types.js";

/** Makes the field that a value needs. */
export function fieldFor(data: FieldData): Field {
  if (data.kind === "list") return listField(data);
  if (data.kind === "bytes") return bytesField(data);
  return data.kind === "choice" ? choiceField(data) : textField(data);
}

/** Fields in a group of their own. */
export interface Layout {
  element: HTMLElement;
  /** Puts what is needed, and what an example has, before what opens to the other fields. */
  arrange(values: Json | undefined): void;
}

/** Lays out fields under a name. */
export function layoutOf(name: string, fields: Field[], data: FieldData[], ...before: HTMLElement[]): Layout {
  const summary = h("summary");
  const more = h("details", { className: "more" }, summary);
  const element = h("fieldset", {}, h("legend", {}, name), ...before, more);
  return {
    element,
    arrange(values) {
      const members = membersOf(values);
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

/** Reads fields into an object, without what is not sent. */
export function readAll(fields: Field[]): Record<string, Value> {
  const values = fields.map((field) => [field.name, field.read()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, Value>;
}

/** Fills fields from an object. */
export function writeAll(fields: Field[], values: Json | undefined): void {
  const members = membersOf(values);
  for (const field of fields) field.write(Object.hasOwn(members, field.name) ? members[field.name] : undefined);
}

function membersOf(values: Json | undefined): Record<string, Json> {
  return typeof values === "object" && values !== null && !Array.isArray(values) ? values : {};
}

/** Marks the field that is at a path, and says whether there is one. */
export function markAt(fields: Field[], [name, ...path]: string[], message: string): boolean {
  const field = fields.find((field) => field.name === name);
  field?.mark(message, path);
  return field !== undefined;
}

/** Makes a list whose items have fields of their own, such as files with their places. */
function listField(data: FieldData): Field {
  const { name, fields: inner = [] } = data;
  let items: { element: HTMLElement; fields: Field[] }[] = [];
  const problem = h("p", { id: newId(), className: "problem", hidden: true });
  const add = button("Add another", () => void addItem()?.fields[0]?.focus());
  const element = h("div", { className: "list" }, problem, add);

  function addItem() {
    const fields = inner.map(fieldFor);
    const remove = button("Remove", () => {
      items = items.filter((one) => one !== item);
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
    read: () => items.length === 0 ? undefined : items.map(({ fields }) => readAll(fields)),
    write(value) {
      for (const { element } of items) element.remove();
      items = [];
      for (const one of Array.isArray(value) ? value : []) writeAll(addItem().fields, one);
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
