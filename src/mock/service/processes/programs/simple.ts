/** Programs that take a few lines each. */
import { complain, type Run, type Surroundings } from "../steps.js";

export function* succeed(): Run {
  return 0;
}

export function* fail(): Run {
  return 1;
}

export function* pwd(_: string[], { directory }: Surroundings): Run {
  yield { print: `${directory}\n` };
  return 0;
}

/** How many milliseconds a unit of `sleep` is. */
const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function* sleep(args: string[]): Run {
  if (args.length === 0) return yield* complain("sleep: missing operand");
  let duration = 0;
  for (const time of args) {
    const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(time) ?? [];
    if (amount === undefined) return yield* complain(`sleep: invalid time interval '${time}'`);
    duration += Number(amount) * units[unit as keyof typeof units];
  }
  yield { sleep: duration };
  return 0;
}

/** What a letter behind a backslash stands for. */
const escapes = new Map([
  ["a", "\x07"], ["b", "\b"], ["e", "\x1b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "\t"], ["v", "\v"],
  ["\\", "\\"],
]);

export function* echo(args: string[]): Run {
  const first = args.findIndex((arg) => !/^-[neE]+$/.test(arg));
  const words = first < 0 ? [] : args.slice(first);
  const options = args.slice(0, args.length - words.length).join("");
  const text = words.join(" ") + (options.includes("n") ? "" : "\n");
  yield { print: options.lastIndexOf("e") > options.lastIndexOf("E") ? unescape(text) : text };
  return 0;
}

/** Replaces what begins with a backslash. `\c` and all behind it print nothing. */
function unescape(text: string): Uint8Array {
  const bytes = Buffer.from(text).toString("latin1"); // one character for each byte, as \x and \0 give bytes
  const replaced = bytes.replace(
    /\\(?:([abefnrtv\\])|c[^]*|0([0-7]{0,3})|x([0-9a-fA-F]{1,2}))/g,
    (_, letter: string | undefined, octal: string | undefined, hex: string | undefined) => {
      if (letter !== undefined) return escapes.get(letter) ?? "";
      if (octal !== undefined) return String.fromCharCode(parseInt(`0${octal}`, 8) & 0xff);
      return hex === undefined ? "" : String.fromCharCode(parseInt(hex, 16));
    },
  );
  return Buffer.from(replaced, "latin1");
}
