/** Describes errors of code. It is JavaScript, because Node.js runs `runner.js` directly. */
import { inspect } from "node:util";

/** How many characters of an error are reported. */
const maxErrorLength = 2 ** 16;

/** The error codes of Node.js for missing permissions. */
const denials = ["ERR_ACCESS_DENIED", "ERR_DLOPEN_DISABLED"];
const allowed = "Code cannot start programs, and can only use files in its working directory, by relative paths.";

/**
 * Describes a thrown value of any kind.
 *
 * @param {unknown} thrown
 * @returns {{ error: string, stack?: string }}
 */
export function describeError(thrown) {
  try {
    if (typeof thrown === "string") return { error: limitLength(thrown) };
    if (!(thrown instanceof Error)) return { error: limitLength(inspect(thrown)) };
    const isDenied = denials.includes(/** @type {NodeJS.ErrnoException} */ (thrown).code ?? "");
    const message = String(thrown.message) || String(thrown.name);
    const error = isDenied ? `${message.replace(/\.? ?$/, "")}. ${allowed}` : message;
    return { error: limitLength(error), stack: stackOf(thrown) };
  } catch {
    return { error: "The code threw something that cannot be shown." };
  }
}

/**
 * Returns the frames of an error's stack that are in the code.
 *
 * @param {Error} error
 */
function stackOf({ name, message, stack = "" }) {
  const lines = String(stack).slice(0, maxErrorLength).split("\n");
  const frames = lines.filter((line) => /^ +at (?:.* \(?)?repl:\d+:\d+\)?$/.test(line));
  return [limitLength(`${name}: ${message}`), ...frames].join("\n");
}

/** @param {string} text */
const limitLength = (text) => text.slice(0, maxErrorLength);
