/** Reads the command line. An error is one line, which says what was probably meant. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../nearest.js";

/** Thrown for a command line that is wrong. */
export class UsageError extends Error {}

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;
type ReadArguments<Options extends OptionsConfig>
  = ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>>;

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} When an option is unknown, or lacks its value.
 */
export function readArguments<Options extends OptionsConfig>(args: string[], options: Options): ReadArguments<Options> {
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
 * Rejects arguments that are not options.
 *
 * @throws {UsageError} When there is one.
 */
export function refuseExtra(command: string, [extra]: string[]): void {
  if (extra === undefined) return;
  const meant = /^\d+$/.test(extra) ? ` Did you mean "--port ${extra}"?` : "";
  throw new UsageError(`${command} takes options only, not "${extra}".${meant}`);
}

/**
 * Reads a whole number.
 *
 * @throws {UsageError} When the text is not one.
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/**
 * Reads a port.
 *
 * @throws {UsageError} When the text is not one.
 */
export function portNumber(option: string, text: string): number {
  const port = wholeNumber(option, text);
  if (port > 65535) throw new UsageError(`--${option} takes a port from 0 to 65535, not ${text}.`);
  return port;
}
