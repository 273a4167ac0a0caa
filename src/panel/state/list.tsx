/** A page of a list: its items lead to the resources that they are about. */
import type { Known } from "../store.js";
import { Json } from "../json.js";
import { type Called, linksIn } from "./contract.js";
import { useAnswer } from "./use-answer.js";

interface ListProps {
  known: Known;
  called: Called;
}

export function List({ known: { operations, changes }, called }: ListProps) {
  const { text, body, nextOffset, problem } = useAnswer(called.path, changes);
  if (problem !== undefined) return <p class="wrong">{problem}</p>;
  if (text === undefined) return <p class="quiet">Loading …</p>;
  const links = linksIn(operations, called, body);
  if (!Array.isArray(body)) return <Json text={text} links={links} />;
  return (
    <>
      {body.length === 0 && <p class="quiet">None.</p>}
      <ul class="items">
        {body.map((item: unknown, index) => <Item key={index} item={item as object} links={links} />)}
      </ul>
      {nextOffset !== undefined
        && <p><a class="button" href={`#state${atOffset(called.path, nextOffset)}`}>Next page</a></p>}
    </>
  );
}

/** How many values of an item are shown beside its name. */
const maxValues = 4;
const maxLength = 60;

function Item({ item, links }: { item: object; links: ReadonlyMap<string, string> }) {
  const values = Object.entries(item).filter(([, value]) => isShort(value));
  const [, id] = values.find(([, value]) => links.has(JSON.stringify(value))) ?? [];
  const href = id === undefined ? undefined : links.get(JSON.stringify(id));
  const name = (item as { name?: unknown }).name;
  const title = cut(String(typeof name === "string" ? name : id ?? values[0]?.[1] ?? ""));
  const others = values.filter(([, value]) => value !== id && value !== name).slice(0, maxValues);
  return (
    <li>
      {href === undefined ? <b>{title}</b> : <a href={href}>{title}</a>}
      {title !== id && id !== undefined && <code>{String(id)}</code>}
      <span class="quiet">{others.map(([key, value]) => `${key}: ${String(value)}`).join(", ")}</span>
      {href === undefined && (
        <details>
          <summary>All of it</summary>
          <Json text={JSON.stringify(item)} links={links} />
        </details>
      )}
    </li>
  );
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function isShort(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value) && String(value).length <= maxLength;
}

function atOffset(path: string, offset: number): string {
  const [plain = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.set("offset", String(offset));
  return `${plain}?${query}`;
}
