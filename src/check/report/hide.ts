/** A report has no place for a token, also where a server sends it back, in whatever spelling. */

/** From so many characters on a token is worth hiding; one of fewer would only make a report unreadable. */
const shortest = 6;
/** How much of its beginning shows a token: what follows is hidden with it. Less does where a text is cut. */
const beginning = 8;
/** How much of a token is looked for: patterns cannot be much longer. What follows is the rest of it. */
const most = 100;

/** What stands in the place of a token: the variable that the `curl` lines take it from. */
const placeholder = "$ACCESS_TOKEN";

const rest = "[^\\s\"'<>]*";

/** How HTML names characters. */
const entities: Record<string, string> = { '"': "&quot;", "'": "&apos;", "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/**
 * Makes the function that hides tokens in a text: as they are, and as JSON, URLs and HTML spell them. It takes time
 * with the length of the text.
 */
export function createHide(tokens: string[]): (text: string) => string {
  const patterns = tokens.filter(({ length }) => length >= shortest).map((token) => {
    const spelled = Array.from(token.slice(0, most), spellingsOf);
    const start = spelled.slice(0, Math.min(beginning, Math.ceil(spelled.length / 2)));
    const cut = start.map((_, index) => `${start.slice(0, index + 1).join("")}(?=…)`).slice(2);
    const patterns = [spelled.join("") + (token.length > most ? rest : ""), start.join("") + rest, ...cut];
    return new RegExp(patterns.join("|"), "gi");
  });
  return (text) => patterns.reduce((hidden, pattern) => hidden.replaceAll(pattern, () => placeholder), text);
}

/** Gives the pattern of a character's spellings: itself, `\"` or `\u002b` in JSON, `%2B`, `&#43;` or `&#x2b;`. */
function spellingsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const inUrl = encodeURIComponent(character);
  const spellings = [ // no two of which fit one text, or else a text that fits almost would take ages
    `\\\\{0,3}${literally(character)}`,
    `\\\\{1,3}u${hex.padStart(4, "0")}`,
    ...inUrl === character ? [] : [literally(inUrl)],
    `&#(?:${code}|x${hex});`,
    ...character === " " ? ["\\+"] : [],
    ...[entities[character] ?? []].flat(),
  ];
  return `(?:${spellings.join("|")})`;
}

function literally(text: string): string {
  return text.replaceAll(/[^\w%\s]/g, "\\$&");
}
