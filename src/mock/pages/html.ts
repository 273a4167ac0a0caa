/** HTML templates. Interpolated values are escaped, unless they are HTML themselves. */

/** A piece of HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** The values in a template: nothing, text, HTML, or an array of them. */
export type HtmlValue = string | number | false | null | undefined | Html | HtmlValue[];

/**
 * Creates HTML from a template: html`<b title="${'"5" < 6'}">${[html`<i>one</i>`, " & two"]}</b>` is
 * `<b title="&quot;5&quot; &lt; 6"><i>one</i> &amp; two</b>`.
 */
export function html({ raw }: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw }, ...values.map(render)));
}

function render(value: HtmlValue): string {
  if (Array.isArray(value)) return value.map(render).join("");
  if (value instanceof Html) return value.text;
  return value === false || value === null || value === undefined ? "" : escapeHtml(String(value));
}

const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}
