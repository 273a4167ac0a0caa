/** The tokens of a shell script (POSIX.1-2024, Shell Command Language, 2.3), in time linear in its length. */

/** Where reading the script stops. */
export type Obstacle
  /** Something that this shell does not support. */
  = | { unsupported: string }
  /** A quote that is not closed. */
    | { unclosed: string };

export type ShellToken
  /** A word without its quotes, and the part of it before the first quote. */
  = | { word: string; plain: string }
    | { operator: string };

/** A part of a word, and where it ends. */
interface WordPart {
  text: string;
  isQuoted: boolean;
  end: number;
}

/** Unsupported characters that have a special meaning when they are not quoted. */
const unsupportedSigns = new Map([
  ["&", "a background command (&)"],
  ["|", "a pipe (|)"],
  ["<", "a redirection (<)"],
  [">", "a redirection (>)"],
  ["(", "a subshell"],
  [")", "a subshell"],
  ["*", "a glob (*)"],
  ["?", "a glob (?)"],
  ["[", "a glob or a test ([)"],
  ["{", "a brace ({)"],
  ["~", "a home directory (~)"],
]);

const operator = /\n|;|&&|\|\|/y;
const blank = /[ \t]+|\\\n|#[^\n]*/y;
const ordinary = /[^ \t\n;&|<>()*?[{~`$'"\\]+/y;
const ordinaryInQuotes = /[^`$"\\]+/y;

/** Yields the tokens one by one, so that a script takes no more memory than its text. An obstacle comes last. */
export function* tokensOf(script: string): Generator<ShellToken | Obstacle> {
  let at = 0;
  while (at < script.length) {
    const sign = matchAt(operator, script, at);
    const skipped = sign ?? matchAt(blank, script, at);
    if (sign !== undefined) yield { operator: sign };
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const word = wordAt(script, at);
    yield word;
    at = "end" in word ? word.end : Infinity;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function wordAt(script: string, start: number): { word: string; plain: string; end: number } | Obstacle {
  let word = "";
  let plain: string | undefined;
  let at = start;
  while (at < script.length && !/[ \t\n;]/.test(script[at] as string)) {
    if (matchAt(operator, script, at) !== undefined) break;
    const part = partAt(script, at, at === start);
    if (!("end" in part)) return part;
    if (part.isQuoted) plain ??= word;
    word += part.text;
    at = part.end;
  }
  return { word, plain: plain ?? word, end: at };
}

function partAt(script: string, at: number, isFirst: boolean): WordPart | Obstacle {
  const sign = script[at] as string;
  const text = matchAt(ordinary, script, at);
  const part = (text: string, length = text.length, isQuoted = false) => ({ text, isQuoted, end: at + length });
  if (text !== undefined) return part(text);
  if (sign === "'") {
    const end = script.indexOf("'", at + 1);
    return end < 0 ? { unclosed: "'" } : part(script.slice(at + 1, end), end + 1 - at, true);
  }
  if (sign === "\"") return quotedAt(script, at);
  if (sign === "\\") {
    const escaped = script[at + 1];
    return part(escaped === "\n" ? "" : escaped ?? "\\", 2, true);
  }
  if (script.startsWith("{}", at)) return part("{}");
  if (sign === "~" && !isFirst) return part(sign);
  if (sign === "$" && /['"]/.test(script[at + 1] ?? "")) return { unsupported: "a quote behind a dollar sign" };
  const unsupported = unsupportedSigns.get(sign) ?? expansionAt(script, at);
  return unsupported === undefined ? part(sign) : { unsupported };
}

/** Reads a text in double quotes. */
function quotedAt(script: string, start: number): WordPart | Obstacle {
  let text = "";
  let at = start + 1;
  while (at < script.length) {
    const sign = script[at] as string;
    const run = matchAt(ordinaryInQuotes, script, at);
    if (sign === "\"") return { text, isQuoted: true, end: at + 1 };
    const unsupported = expansionAt(script, at);
    if (unsupported !== undefined) return { unsupported };
    const isEscape = sign === "\\" && /[$`"\\\n]/.test(script[at + 1] ?? "");
    const escaped = script[at + 1] === "\n" ? "" : script[at + 1];
    text += run ?? (isEscape ? escaped : sign);
    at += run?.length ?? (isEscape ? 2 : 1);
  }
  return { unclosed: "\"" };
}

/** Names the expansion at an index; undefined when there is none. */
function expansionAt(script: string, at: number): string | undefined {
  const [sign, next = ""] = script.slice(at, at + 2);
  if (sign === "`") return "a command substitution";
  if (sign !== "$") return undefined;
  if (next === "(") return "a command substitution";
  return /[\w{@*#?$!-]/.test(next) ? "a variable ($)" : undefined;
}
