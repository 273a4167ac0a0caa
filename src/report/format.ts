/** How a report writes numbers, lists, and what a server sent. */

/** Returns a number with its noun. */
export function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

/** Returns lines below a heading. */
export function indented(lines: string[]): string {
  return lines.map((line) => `   ${line}`).join("\n");
}

/** Replaces control characters, which a server may send, and which a terminal would execute. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, "\ufffd");
}
