/** The command line, understood or refused in one line that says what was probably meant. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../nearest.js";

/** A command line that cannot be understood. */
export class UsageError extends Error {}

type Known = NonNullable<ParseArgsConfig["options"]>;
type Read<Options extends Known>
  = ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>>;

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} When there is an option that it does not have, or one lacks its value.
 */
export function readArguments<Options extends Known>(args: string[], options: Options): Read<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/[.\n]/); // what follows is advice that does not help here
    const unknown = /^Unknown option '(--.+)'/.exec(sentence)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${sentence}.${unknown === undefined ? "" : nearest(unknown, known)}`);
  }
}

/**
 * Refuses what stands in a command line beside its options.
 *
 * @throws {UsageError} When there is something.
 */
export function refuseExtra(command: string, [extra]: string[]): void {
  if (extra === undefined) return;
  const meant = /^\d+$/.test(extra) ? ` Did you mean "--port ${extra}"?` : "";
  throw new UsageError(`${command} takes options only, not "${extra}".${meant}`);
}

/**
 * Reads a whole number.
 *
 * @throws {UsageError} When the text is none.
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/**
 * Reads a port.
 *
 * @throws {UsageError} When the text is none.
 */
export function portNumber(option: string, text: string): number {
  const port = wholeNumber(option, text);
  if (port > 65535) throw new UsageError(`--${option} takes a port from 0 to 65535, not ${text}.`);
  return port;
}
