/** Code as it stands, in colours, in a panel with a button that copies it. */
import type { ComponentChildren } from "preact";
import { piecesOf } from "./highlight.js";

/** Code in the colours of its grammar. */
export function Code({ code, grammar }: { code: string; grammar: string }) {
  const pieces = piecesOf(code, grammar);
  return <pre><code>{pieces.map(([text, color]) => color === "" ? text : <i class={color}>{text}</i>)}</code></pre>;
}

/** One of several pieces of code: only the picked one is in view, and the search of the browser finds the others. */
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
      hidden={isPicked ? undefined : untilFound}
    >
      {children}
    </div>
  );
}

const untilFound = "until-found" as unknown as boolean;

/** A panel of code: what is above it, and what can be picked. */
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

/** A list to pick an example from; nothing where there is one. */
export function Examples({ label, names }: { label: string; names: string[] }) {
  if (names.length < 2) return null;
  return (
    <div class="pick">
      <select aria-label={label}>{names.map((name, index) => <option value={index}>{name}</option>)}</select>
    </div>
  );
}
