/** Links to nested fields, such as `#createBrowser.body.viewport.refresh_rate`, which expand all parents. */
import { articleContentOf, fillDetails } from "./details.js";
import { decodeFragment } from "./fragment.js";

/** Returns the path from an article to the least nested field with a name, for a link. */
export function pathTo(article: Element, name: string): string | undefined {
  const seen = new Set<Element>();
  let level = [...article.querySelectorAll("li[id]")].map((field) => ({ field, path: field.id }));
  while (level.length > 0) {
    const found = level.find(({ field }) => fieldNameOf(field) === name);
    if (found) return found.path;
    level = level.flatMap(({ field, path }) => detailsIn(field).map(articleContentOf)
      .flatMap((content) => fieldsIn(content, seen))
      .map((inner) => ({ field: inner, path: `${path}.${fieldNameOf(inner)}` })));
  }
  return undefined;
}

/** Expands the parents of the field that a URL fragment names, and returns the field if it exists. */
export function openPath(hash: string): Element | undefined {
  const names = decodeFragment(hash.slice(1)).split(".");
  const end = names.findLastIndex((_, last) => document.getElementById(names.slice(0, last + 1).join(".")));
  let field = document.getElementById(names.slice(0, end + 1).join(".")) ?? undefined;
  for (const name of names.slice(end + 1)) field = field && openField(detailsIn(field), name);
  if (field) field.id = names.join("."); // makes it the `:target` of the URL
  return field;
}

function openField(all: HTMLDetailsElement[], name: string): HTMLElement | undefined {
  for (const details of all) {
    fillDetails(details);
    const content = details.querySelector(":scope > .inside") ?? details;
    const direct = ownFields(content).find((inner) => fieldNameOf(inner) === name);
    const field = direct ?? openField(detailsIn(content), name);
    if (!field) continue;
    details.open = true;
    return field;
  }
  return undefined;
}

/** Returns the fields of a schema and of its branches, except those that were visited before. */
function fieldsIn(content: Element, seen: Set<Element>): HTMLElement[] {
  if (seen.has(content)) return [];
  seen.add(content);
  const branches = detailsIn(content).map(articleContentOf);
  return [...ownFields(content), ...branches.flatMap((branch) => fieldsIn(branch, seen))];
}

function fieldNameOf(field: Element): string {
  return field.querySelector(":scope > .term > .name")?.textContent ?? "";
}

function ownFields(content: Element): HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>(":scope > .fields > li")];
}

function detailsIn(parent: Element): HTMLDetailsElement[] {
  return [...parent.querySelectorAll<HTMLDetailsElement>(":scope > details.nested:not(.links)")];
}
