/** Simulated programs that take a few lines each. */
import { stringToUint8Array } from "uint8array-extras";
import { printError, type ProcessSteps, type WorkingDirectory } from "../steps.js";

export function* returnZero(): ProcessSteps {
  return 0;
}

export function* returnOne(): ProcessSteps {
  return 1;
}

export function* pwd(_: string[], { directory }: WorkingDirectory): ProcessSteps {
  yield { print: `${directory}\n` };
  return 0;
}

/** How many milliseconds a unit of `sleep` is. */
const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function* sleep(args: string[]): ProcessSteps {
  if (args.length === 0) return yield* printError("sleep: missing operand");
  let duration = 0;
  for (const time of args) {
    const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(time) ?? [];
    if (amount === undefined) return yield* printError(`sleep: invalid time interval '${time}'`);
    duration += Number(amount) * unitMs[unit as keyof typeof unitMs];
  }
  yield { sleep: duration };
  return 0;
}

/** The escape sequences, by the letter after the backslash. */
const escapes = new Map([
  ["a", "\x07"], ["b", "\b"], ["e", "\x1b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "\t"], ["v", "\v"],
  ["\\", "\\"],
]);

export function* echo(args: string[]): ProcessSteps {
  const first = args.findIndex((arg) => !/^-[neE]+$/.test(arg));
  const words = first < 0 ? [] : args.slice(first);
  const options = args.slice(0, args.length - words.length).join("");
  const text = words.join(" ") + (options.includes("n") ? "" : "\n");
  yield { print: options.lastIndexOf("e") > options.lastIndexOf("E") ? unescape(text) : text };
  return 0;
}

/** Replaces escape sequences. `\c` and everything after it print nothing. */
function unescape(text: string): Uint8Array {
  // One character per byte, since \x and \0 stand for bytes.
  const bytes = Array.from(stringToUint8Array(text), (byte) => String.fromCharCode(byte)).join("");
  const replaced = bytes.replace(
    /\\(?:([abefnrtv\\])|c[^]*|0([0-7]{0,3})|x([0-9a-fA-F]{1,2}))/g,
    (_, letter: string | undefined, octal: string | undefined, hex: string | undefined) => {
      if (letter !== undefined) return escapes.get(letter) ?? "";
      if (octal !== undefined) return String.fromCharCode(parseInt(`0${octal}`, 8) & 0xff);
      return hex === undefined ? "" : String.fromCharCode(parseInt(hex, 16));
    },
  );
  return Uint8Array.from(replaced, (byte) => byte.charCodeAt(0));
}
