/** Links to fields in fields, such as `#createBrowser.body.viewport.refresh_rate`: they open what the field is in. */
import { contentOf, fill } from "./details.js";
import { decoded } from "./places.js";

/** The path from an article to a field of a name, for a link. The field that is nested least is meant. */
export function pathTo(article: Element, name: string): string | undefined {
  const seen = new Set<Element>();
  let level = [...article.querySelectorAll("li[id]")].map((field) => ({ field, path: field.id }));
  while (level.length > 0) {
    const found = level.find(({ field }) => nameOf(field) === name);
    if (found) return found.path;
    level = level.flatMap(({ field, path }) => detailsIn(field).map(contentOf)
      .flatMap((content) => fieldsIn(content, seen))
      .map((inner) => ({ field: inner, path: `${path}.${nameOf(inner)}` })));
  }
  return undefined;
}

/** Opens what the field that the fragment of a URL names is in, and gives the field; nothing where there is none. */
export function openPath(hash: string): Element | undefined {
  const names = decoded(hash.slice(1)).split(".");
  const end = names.findLastIndex((_, last) => document.getElementById(names.slice(0, last + 1).join(".")));
  let field = document.getElementById(names.slice(0, end + 1).join(".")) ?? undefined;
  for (const name of names.slice(end + 1)) field = field && openField(detailsIn(field), name);
  if (field) field.id = names.join("."); // so that the browser marks it as what the URL names
  return field;
}

function openField(all: HTMLDetailsElement[], name: string): HTMLElement | undefined {
  for (const details of all) {
    fill(details);
    const content = details.querySelector(":scope > .inside") ?? details;
    const field = ownFields(content).find((one) => nameOf(one) === name) ?? openField(detailsIn(content), name);
    if (!field) continue;
    details.open = true;
    return field;
  }
  return undefined;
}

/** The fields of a schema, and those of its forms. What has been seen before is left out. */
function fieldsIn(content: Element, seen: Set<Element>): HTMLElement[] {
  if (seen.has(content)) return [];
  seen.add(content);
  const forms = detailsIn(content).map(contentOf);
  return [...ownFields(content), ...forms.flatMap((form) => fieldsIn(form, seen))];
}

function nameOf(field: Element): string {
  return field.querySelector(":scope > .term > .name")?.textContent ?? "";
}

function ownFields(content: Element): HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>(":scope > .fields > li")];
}

function detailsIn(parent: Element): HTMLDetailsElement[] {
  return [...parent.querySelectorAll<HTMLDetailsElement>(":scope > details.nested:not(.links)")];
}
