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
 * Creates the function that hides tokens in a text: as they are, as JSON, URLs and HTML escape them, and where they are
 * cut off. It runs in linear time.
 */
export function createHide(tokens: string[]): (text: string) => string {
  return createReplace(tokens, (token) => {
    const characters = charactersOf(token);
    const start = characters.slice(0, Math.min(prefixLength, Math.ceil(characters.length / 2)));
    const cut = start.map((_, index) => `${start.slice(0, index + 1).join("")}(?=…)`).slice(2);
    return [wholePattern(token), start.join("") + rest, ...cut].join("|");
  });
}

/** Creates a function that hides only whole tokens: other words of a text that is kept may begin like one. */
export function createHideWhole(tokens: string[]): (text: string) => string {
  return createReplace(tokens, wholePattern);
}

function createReplace(tokens: string[], patternOf: (token: string) => string): (text: string) => string {
  const patterns = tokens.filter(({ length }) => length >= minLength)
    .map((token) => new RegExp(patternOf(token), "gi"));
  return (text) => patterns.reduce((result, pattern) => result.replaceAll(pattern, () => placeholder), text);
}

function wholePattern(token: string): string {
  return charactersOf(token).join("") + (token.length > maxLength ? rest : "");
}

/** Returns a pattern for each of the characters that are matched. */
function charactersOf(token: string): string[] {
  return Array.from(token.slice(0, maxLength), spellingsOf);
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
