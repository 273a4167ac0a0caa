/** HTML that is made of templates. Whatever is put into one is text, unless it is HTML itself. */

/** A piece of HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: nothing, text, HTML, or several of them. */
export type Value = string | number | false | null | undefined | Html | Value[];

/**
 * Makes HTML of a template: html`<b title="${'"5" < 6'}">${[html`<i>one</i>`, " & two"]}</b>` is
 * `<b title="&quot;5&quot; &lt; 6"><i>one</i> &amp; two</b>`.
 */
export function html({ raw }: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw }, ...values.map(textOf)));
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join("");
  if (value instanceof Html) return value.text;
  return value === false || value === null || value === undefined ? "" : escaped(String(value));
}

const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}
