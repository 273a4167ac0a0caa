/** Reads the command line. Errors are one line, and suggest the nearest name. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../nearest.js";

/** Thrown for an invalid command line. */
export class UsageError extends Error {}

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;
type ReadArguments<Options extends OptionsConfig>
  = ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>>;

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} If an option is unknown, or its value is missing.
 */
export function readArguments<Options extends OptionsConfig>(args: string[], options: Options): ReadArguments<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/[.\n]/); // the rest is advice that does not help here
    const unknown = /^Unknown option '(--.+)'/.exec(sentence)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${sentence}.${unknown === undefined ? "" : nearest(unknown, known)}`);
  }
}

/**
 * Rejects arguments that are not options.
 *
 * @throws {UsageError} If there is one.
 */
export function refuseExtra(command: string, [extra]: string[]): void {
  if (extra === undefined) return;
  const meant = /^\d+$/.test(extra) ? ` Did you mean "--port ${extra}"?` : "";
  throw new UsageError(`${command} takes options only, not "${extra}".${meant}`);
}

/**
 * Reads a whole number.
 *
 * @throws {UsageError} If the text is not a whole number.
 */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/**
 * Reads a time as RFC 3339 writes it.
 *
 * @throws {UsageError} If the text is not one.
 */
export function timeOf(option: string, text: string): Date {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const time = new Date(text);
  if (isTime && !Number.isNaN(time.getTime())) return time;
  throw new UsageError(`--${option} takes a time such as 2026-03-01T12:00:00Z, not "${text}".`);
}

/**
 * Reads a whole number from 1.
 *
 * @throws {UsageError} If the text is not one.
 */
export function atLeastOne(option: string, text: string): number {
  const number = wholeNumber(option, text);
  if (number === 0) throw new UsageError(`--${option} must be 1 or more.`);
  return number;
}

/**
 * Reads a port.
 *
 * @throws {UsageError} If the text is not a port.
 */
export function portNumber(option: string, text: string): number {
  const port = wholeNumber(option, text);
  if (port > 65535) throw new UsageError(`--${option} takes a port from 0 to 65535, not ${text}.`);
  return port;
}
