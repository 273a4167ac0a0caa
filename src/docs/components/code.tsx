/** Code with syntax highlighting, in a panel with a button to copy it. */
import type { ComponentChildren } from "preact";
import { tokenize } from "./highlight.js";

/** Renders code with the syntax highlighting of its grammar. */
export function Code({ code, grammar }: { code: string; grammar: string }) {
  const tokens = tokenize(code, grammar).map(([text, color]) => {
    const html = escapeText(text);
    return color === "" ? html : `<i class="${color}">${html}</i>`;
  });
  return <pre><code dangerouslySetInnerHTML={{ __html: tokens.join("") }} /></pre>;
}

/** Escapes a text for HTML. Preact also escapes quotes, which only attributes need: that would be 5 % of the page. */
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Renders one of several blocks of code. Only the picked block is visible; browser search still finds the others. */
export function Choice({ isPicked, language, example, children }: {
  isPicked: boolean;
  language?: string;
  example: number;
  children: ComponentChildren;
}) {
  return (
    <div
      class="choice"
      data-language={language}
      data-example={example}
      tabindex={0}
      hidden={isPicked ? undefined : "until-found"}
    >
      {children}
    </div>
  );
}

/** Renders a panel of code below a title and, optionally, controls to pick a language or an example. */
export function Panel({ name, title, controls, children }: {
  name: string;
  title: ComponentChildren;
  controls?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class={`panel ${name}`}>
      <div class="bar">
        <div class="title">{title}</div>
        <button type="button" class="copy">Copy</button>
      </div>
      {controls}
      {children}
    </div>
  );
}

/** Renders a list to pick an example from, unless there is only one. */
export function ExamplePicker({ label, names }: { label: string; names: string[] }) {
  if (names.length < 2) return null;
  return (
    <div class="pick">
      <select aria-label={label}>{names.map((name, index) => <option value={index}>{name}</option>)}</select>
    </div>
  );
}
