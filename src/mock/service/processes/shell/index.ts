/**
 * A small shell: simple commands in a row, with quotes. A script with anything more is not run at all, since what it
 * would do is not known.
 */
import { isDirectory } from "../../files/node.js";
import { findProgram, type Unstartable } from "../programs/index.js";
import { complain, lookUp, notRun, type Run, type Surroundings } from "../steps.js";
import { problemIn } from "./check.js";
import { type Token, tokensOf } from "./tokens.js";

/** Gives a shell by its name. Without a script, it reads from its standard input, and does nothing with it. */
export function shell(name: string) {
  return function* (args: string[], surroundings: Surroundings): Run {
    const options = args.findIndex((arg) => !/^-[cl]+$|^--login$/.test(arg));
    const [given, rest] = options < 0 ? [args, []] : [args.slice(0, options), args.slice(options)];
    const [first] = rest;
    if (first?.startsWith("-")) return yield* notRun(`${name} ${first}`);
    if (given.some((arg) => /^-\w*c/.test(arg))) {
      if (first !== undefined) return yield* runScript(name, first, surroundings);
      yield* complain(`${name}: -c: option requires an argument`);
      return 2;
    }
    if (first !== undefined) return yield* notRun(`${name} ${first}`);
    yield { input: "ignored" };
    return 0;
  };
}

function* runScript(shell: string, script: string, surroundings: Surroundings): Run {
  const problem = problemIn(script);
  if (problem?.unsupported !== undefined) return yield* notRun(`a script with ${problem.unsupported}`);
  if (problem) {
    yield* complain(`${shell}: -c: ${problem.message}`);
    return 2;
  }
  let code = 0;
  let isSkipped = false;
  let words: string[] = [];
  const here = { ...surroundings }; // a change of its directory ends with it
  for (const token of withEnd(script)) {
    if ("word" in token) words.push(token.word);
    if (!("operator" in token) || words.length === 0) continue;
    const [name, ...args] = words as [string, ...string[]];
    words = [];
    if (!isSkipped && name === "exit") return yield* exit(shell, args, code);
    if (!isSkipped) code = yield* name === "cd" ? cd(shell, args, here) : runCommand(shell, name, args, here);
    isSkipped = token.operator === "&&" ? code !== 0 : token.operator === "||" && code === 0;
  }
  return code;
}

/** The tokens of a script that has no problem, and an operator behind the last command. */
function* withEnd(script: string): Generator<Token> {
  for (const token of tokensOf(script)) yield token as Token;
  yield { operator: "\n" };
}

function* exit(shell: string, [code]: string[], latest: number): Run {
  if (code === undefined) return latest;
  if (/^[-+]?\d{1,15}$/.test(code)) return Number(code) & 0xff;
  yield* complain(`${shell}: exit: ${code}: numeric argument required`);
  return 2;
}

/** Changes the directory of what comes later. */
function* cd(shell: string, args: string[], here: Surroundings): Run {
  const [name] = args;
  if (name === undefined) return yield* complain(`${shell}: cd: HOME not set`);
  if (args.length > 1) return yield* complain(`${shell}: cd: too many arguments`);
  const found = lookUp(here, name);
  if (found.problem !== undefined) return yield* complain(`${shell}: cd: ${name}: ${found.problem}`);
  if (!isDirectory(found.node)) return yield* complain(`${shell}: cd: ${name}: Not a directory`);
  here.directory = found.path.text;
  return 0;
}

/** Why a command cannot be started, as shells say it. */
const reasons = {
  "missing": "No such file or directory",
  "directory": "Is a directory",
  "not executable": "Permission denied",
} satisfies Record<Unstartable, string>;

function* runCommand(shell: string, name: string, args: string[], here: Surroundings): Run {
  const program = findProgram(name, here);
  if (typeof program === "function") return yield* program(args, here);
  yield* complain(`${shell}: ${name}: ${reasons[program]}`);
  return program === "missing" ? 127 : 126;
}
