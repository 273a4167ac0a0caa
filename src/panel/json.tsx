/** JSON in colors, with links. Texts stay texts. */
import { jsonTokens } from "../docs/page/json-tokens.js";

interface JsonProps {
  text: string;
  /** Where values lead, by their JSON. */
  links?: ReadonlyMap<string, string>;
}

export function Json({ text, links }: JsonProps) {
  return (
    <pre tabIndex={0}>
      <code>{jsonTokens(pretty(text)).map(([piece, color]) => {
        const href = color === "s" ? links?.get(piece) ?? addressIn(piece) : undefined;
        const isOutside = href !== undefined && !href.startsWith("#");
        const shown = href === undefined
          ? piece
          : <a href={href} {...isOutside && { target: "_blank", rel: "noreferrer" }}>{piece}</a>;
        return color === "" ? shown : <i class={color}>{shown}</i>;
      })}
      </code>
    </pre>
  );
}

/** Returns the address that a text in JSON is, if it is one that a page can open. */
function addressIn(json: string): string | undefined {
  if (!/^"https?:\/\//.test(json)) return undefined;
  return JSON.parse(json) as string;
}

/** Indents a text that is JSON. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // it is cut, or no JSON
  }
}
