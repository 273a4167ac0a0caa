/** Hides tokens in reports, even if a server sends one back in another spelling. */

/** The length from which a token is hidden. Hiding a shorter one would only make the report unreadable. */
const minLength = 6;
/** How many characters identify a token: the rest is hidden with them. Fewer are enough where a text is cut off. */
const prefixLength = 8;
/** How many characters of a token are matched: patterns cannot be much longer. */
const maxLength = 100;

/** The variable that the `curl` lines read the token from. */
const placeholder = "$ACCESS_TOKEN";

const rest = "[^\\s\"'<>]*";

/** Named character references of HTML. */
const entities: Record<string, string> = { '"': "&quot;", "'": "&apos;", "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/**
 * Creates the function that hides tokens in a text: as they are, and as JSON, URLs and HTML escape them. It runs in
 * linear time.
 */
export function createHide(tokens: string[]): (text: string) => string {
  const patterns = tokens.filter(({ length }) => length >= minLength).map((token) => {
    const characters = Array.from(token.slice(0, maxLength), spellingsOf);
    const start = characters.slice(0, Math.min(prefixLength, Math.ceil(characters.length / 2)));
    const cut = start.map((_, index) => `${start.slice(0, index + 1).join("")}(?=…)`).slice(2);
    const alternatives = [characters.join("") + (token.length > maxLength ? rest : ""), start.join("") + rest, ...cut];
    return new RegExp(alternatives.join("|"), "gi");
  });
  return (text) => patterns.reduce((result, pattern) => result.replaceAll(pattern, () => placeholder), text);
}

/** Returns a pattern for the spellings of a character: itself, `\"` or `\u002b` in JSON, `%2B`, `&#43;` or `&#x2b;`. */
function spellingsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const inUrl = encodeURIComponent(character);
  const spellings = [ // no two match the same text: otherwise near matches would backtrack exponentially
    `\\\\{0,3}${escapeForRegExp(character)}`,
    `\\\\{1,3}u${hex.padStart(4, "0")}`,
    ...inUrl === character ? [] : [escapeForRegExp(inUrl)],
    `&#(?:${code}|x${hex});`,
    ...character === " " ? ["\\+"] : [],
    ...[entities[character] ?? []].flat(),
  ];
  return `(?:${spellings.join("|")})`;
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[^\w%\s]/g, "\\$&");
}
