/**
 * Simulates code. It never runs: a few kinds of lines are recognized, and all others do nothing. Each line is read
 * once, so the time is linear in the length of the code.
 */

/** A text that code writes. */
export interface WrittenText {
  channel: "write" | "stdout" | "stderr";
  text: string;
}

/** The simulated outcome of code. */
export interface SimulatedOutcome {
  written: WrittenText[];
  /** The line that throws, counted from 1, and the message of the error; undefined when none does. */
  thrown: { line: number; message: string } | undefined;
  /** How long it takes, in milliseconds. */
  duration: number;
  /** The last URL that the page opens. */
  url: string | undefined;
  closesPage: boolean;
}

/** The text that `repl.help()` writes. */
const replHelp = "repl.write(value) writes a text.\nrepl.help() writes this help.\n";

/** A line that consists of a call, with its arguments. */
const callPattern = /^(?:await )?(repl\.write|repl\.help|console\.log|console\.error|page\.\w+)\((.*)\);?$/;

/** A string literal, and further arguments. */
const literalPattern = /^(["'`])((?:\\.|(?!\1)[^\\])*)\1(,.*)?$/;

/** A line that throws a string, or an error with a message. */
const throwPattern = /^throw (?:(?:new )?\w*Error\(\s*)?(["'`])((?:\\.|(?!\1)[^\\])*)\1/;

/** Simulates code. */
export function simulateCode(code: string): SimulatedOutcome {
  const outcome: SimulatedOutcome = { written: [], thrown: undefined, duration: 0, url: undefined, closesPage: false };
  for (const [index, line] of code.split("\n").entries()) {
    const text = line.trim();
    if (/^throw\b/.test(text)) return { ...outcome, thrown: { line: index + 1, message: thrownMessage(text) } };
    const [, name, args = ""] = callPattern.exec(text) ?? [];
    if (name !== undefined) applyCall(outcome, name, args);
  }
  return outcome;
}

/** The message of the error that a line throws, if the line contains it. */
function thrownMessage(line: string): string {
  const [, quote, message] = throwPattern.exec(line) ?? [];
  const isPlain = message !== undefined && !(quote === "`" && message.includes("${"));
  return isPlain ? unescaped(message) : "The code threw an error.";
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => character === "n" ? "\n" : character);
}

/** Applies the effect of a call to the outcome. */
function applyCall(outcome: SimulatedOutcome, name: string, args: string): void {
  const [, , inner, others] = literalPattern.exec(args) ?? [];
  const text = inner === undefined ? undefined : unescaped(inner);
  const whole = others === undefined ? text : undefined;
  switch (name) {
    case "repl.write":
      if (whole !== undefined) outcome.written.push({ channel: "write", text: whole });
      return;
    case "repl.help":
      outcome.written.push({ channel: "write", text: replHelp });
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
