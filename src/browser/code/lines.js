/** The lines of JSON that the mock and `runner.js` exchange. It is JavaScript, because Node.js runs that directly. */

/**
 * Creates a function that gets text as it arrives, and passes on each complete line.
 *
 * @param {(line: string) => void} take
 */
export function splitLines(take) {
  /** @type {string[]} */
  let begun = [];
  return (/** @type {string} */ text) => {
    const [first, ...others] = text.split("\n");
    begun.push(first ?? "");
    for (const next of others) {
      take(begun.join(""));
      begun = [next];
    }
  };
}
