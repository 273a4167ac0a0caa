/**
 * A small shell: a sequence of simple commands, with quotes. A script with anything more does not run at all, since its
 * effect is unknown.
 */
import { isDirectory } from "../../../model/files/node.js";
import {
  type FindProgram, lookUpPath, notSupported, printError, type ProcessSteps, type Program, type Unstartable,
  type WorkingDirectory,
} from "../steps.js";
import { findScriptProblem } from "./check.js";
import { type ShellToken, tokensOf } from "./tokens.js";

/** A shell: its name, for its messages, and what finds the programs that its scripts name. */
interface Shell {
  name: string;
  findProgram: FindProgram;
}

/** Creates the program of a shell. Without a script, it reads its standard input and ignores it. */
export function createShell(shell: Shell): Program {
  const { name } = shell;
  return function* (args, cwd) {
    const options = args.findIndex((arg) => !/^-[cl]+$|^--login$/.test(arg));
    const [flags, rest] = options < 0 ? [args, []] : [args.slice(0, options), args.slice(options)];
    const [first] = rest;
    if (first?.startsWith("-")) return yield* notSupported(`${name} ${first}`);
    if (flags.some((arg) => /^-\w*c/.test(arg))) {
      if (first !== undefined) return yield* runScript(shell, first, cwd);
      yield* printError(`${name}: -c: option requires an argument`);
      return 2;
    }
    if (first !== undefined) return yield* notSupported(`${name} ${first}`);
    yield { input: "ignored" };
    return 0;
  };
}

function* runScript(shell: Shell, script: string, cwd: WorkingDirectory): ProcessSteps {
  const problem = findScriptProblem(script);
  if (problem?.unsupported !== undefined) return yield* notSupported(`a script with ${problem.unsupported}`);
  if (problem) {
    yield* printError(`${shell.name}: -c: ${problem.message}`);
    return 2;
  }
  let code = 0;
  let isSkipped = false;
  let words: string[] = [];
  const here = { ...cwd }; // the script has a working directory of its own
  for (const token of withEnd(script)) {
    if ("word" in token) words.push(token.word);
    if (!("operator" in token) || words.length === 0) continue;
    const [name, ...args] = words as [string, ...string[]];
    words = [];
    if (!isSkipped && name === "exit") return yield* runExit(shell.name, args, code);
    if (!isSkipped) code = yield* name === "cd" ? runCd(shell.name, args, here) : runCommand(shell, name, args, here);
    isSkipped = token.operator === "&&" ? code !== 0 : token.operator === "||" && code === 0;
  }
  return code;
}

/** The tokens of a valid script, and an operator after the last command. */
function* withEnd(script: string): Generator<ShellToken> {
  for (const token of tokensOf(script)) yield token as ShellToken;
  yield { operator: "\n" };
}

function* runExit(shell: string, [code]: string[], latest: number): ProcessSteps {
  if (code === undefined) return latest;
  if (/^[-+]?\d{1,15}$/.test(code)) return Number(code) & 0xff;
  yield* printError(`${shell}: exit: ${code}: numeric argument required`);
  return 2;
}

/** Changes the working directory of later commands. */
function* runCd(shell: string, args: string[], here: WorkingDirectory): ProcessSteps {
  const [name] = args;
  if (name === undefined) return yield* printError(`${shell}: cd: HOME not set`);
  if (args.length > 1) return yield* printError(`${shell}: cd: too many arguments`);
  const found = lookUpPath(here, name);
  if (found.problem !== undefined) return yield* printError(`${shell}: cd: ${name}: ${found.problem}`);
  if (!isDirectory(found.node)) return yield* printError(`${shell}: cd: ${name}: Not a directory`);
  here.directory = found.path.text;
  return 0;
}

/** Why a command cannot be started, as shells word it. */
const reasons = {
  "missing": "No such file or directory",
  "directory": "Is a directory",
  "not executable": "Permission denied",
} satisfies Record<Unstartable, string>;

function* runCommand(shell: Shell, name: string, args: string[], here: WorkingDirectory): ProcessSteps {
  const program = shell.findProgram(name, here);
  if (typeof program === "function") return yield* program(args, here);
  yield* printError(`${shell.name}: ${name}: ${reasons[program]}`);
  return program === "missing" ? 127 : 126;
}
