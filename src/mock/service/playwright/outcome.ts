/**
 * What code would do. None is ever run: a few lines are known by how they look, and others do nothing. Each line is
 * looked at once, so that the time it takes grows with the code and no faster.
 */

/** A text that code writes. */
export interface Written {
  channel: "write" | "stdout" | "stderr";
  text: string;
}

/** What comes of code. */
export interface Outcome {
  written: Written[];
  /** The line that throws, counted from 1, and the message of what it throws; nothing where none does. */
  thrown: { line: number; message: string } | undefined;
  /** How many milliseconds it takes. */
  duration: number;
  /** URL that the page goes to last. */
  url: string | undefined;
  closesPage: boolean;
}

/** What `repl.help()` writes. */
const help = "repl.write(value) writes a text.\nrepl.help() writes this help.\n";

/** A call that makes up a line, with its arguments. */
const call = /^(?:await )?(repl\.write|repl\.help|console\.log|console\.error|page\.\w+)\((.*)\);?$/;

/** A string literal, and further arguments. */
const literal = /^(["'`])((?:\\.|(?!\1)[^\\])*)\1(,.*)?$/;

/** What throws a text, or an error with a message. */
const error = /^throw (?:(?:new )?\w*Error\(\s*)?(["'`])((?:\\.|(?!\1)[^\\])*)\1/;

/** Tells what would come of code. */
export function outcomeOf(code: string): Outcome {
  const outcome: Outcome = { written: [], thrown: undefined, duration: 0, url: undefined, closesPage: false };
  for (const [index, line] of code.split("\n").entries()) {
    const text = line.trim();
    if (/^throw\b/.test(text)) return { ...outcome, thrown: { line: index + 1, message: messageOf(text) } };
    const [, name, args = ""] = call.exec(text) ?? [];
    if (name !== undefined) follow(outcome, name, args);
  }
  return outcome;
}

/** The message of what a line throws, where it is written there. */
function messageOf(line: string): string {
  const [, quote, message] = error.exec(line) ?? [];
  const isPlain = message !== undefined && !(quote === "`" && message.includes("${"));
  return isPlain ? unescaped(message) : "The code threw an error.";
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => character === "n" ? "\n" : character);
}

/** Adds what one line does. */
function follow(outcome: Outcome, name: string, args: string): void {
  const [, , inner, others] = literal.exec(args) ?? [];
  const text = inner === undefined ? undefined : unescaped(inner);
  const whole = others === undefined ? text : undefined;
  switch (name) {
    case "repl.write":
      if (whole !== undefined) outcome.written.push({ channel: "write", text: whole });
      return;
    case "repl.help":
      outcome.written.push({ channel: "write", text: help });
      return;
    case "console.log":
    case "console.error":
      if (whole === undefined) return;
      outcome.written.push({ channel: name === "console.log" ? "stdout" : "stderr", text: `${whole}\n` });
      return;
    case "page.goto":
      outcome.url = text ?? outcome.url;
      return;
    case "page.close":
      outcome.closesPage = true;
      return;
    case "page.waitForTimeout":
      if (/^\d+$/.test(args)) outcome.duration += Number(args);
  }
}
