/** Checks a whole script before any of it runs. */
import { tokensOf } from "./tokens.js";

/** What this shell does not support, or the message of a syntax error. */
export type ScriptProblem = { unsupported: string; message?: undefined } | { unsupported?: undefined; message: string };

/** Words that start more than a simple command, or whose result this shell cannot know. */
const reserved = new Set([
  "if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac", "select", "function",
  "time", "coproc", "!", "}", "[[", "]]", "test", "set", "shopt", "export", "declare", "local", "readonly", "unset",
  "read", "eval", "exec", "source", ".", "alias", "trap", "wait", "return", "break", "continue", "shift", "let",
]);

/** Finds the first problem of a script. */
export function findScriptProblem(script: string): ScriptProblem | undefined {
  let latest = "\n"; // the previous operator; empty after a word
  let isCommand = true; // whether a command may start here
  for (const token of tokensOf(script)) {
    if ("unsupported" in token) return token;
    if ("unclosed" in token) return { message: `unexpected EOF while looking for matching \`${token.unclosed}'` };
    if ("word" in token) {
      const { word, plain } = token;
      if (isCommand && word === plain && reserved.has(word)) return { unsupported: `the word ${word}` };
      if (isCommand && /^[A-Za-z_]\w*\+?=/.test(plain)) return { unsupported: "a variable (=)" };
      isCommand = false;
      latest = "";
    } else if (isCommand && token.operator !== "\n") {
      return { message: `syntax error near unexpected token \`${token.operator}'` };
    } else if (!isCommand) {
      isCommand = true;
      latest = token.operator;
    }
  }
  const isOpen = latest === "&&" || latest === "||";
  return isOpen ? { message: "syntax error: unexpected end of file" } : undefined;
}
