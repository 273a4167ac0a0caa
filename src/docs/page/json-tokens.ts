/** Colours JSON: examples when the page is built, responses in the browser. Shiki would be too large for the page. */

/** A piece of code and the class of its colour, which is empty for the colour of the text. */
export type CodeToken = [text: string, color: string];

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** Splits JSON into tokens. */
export function jsonTokens(text: string): CodeToken[] {
  const pieces: CodeToken[] = [];
  let end = 0;
  for (const { 0: token, 1: string, 2: colon, index } of text.matchAll(tokens)) {
    const color = colon !== undefined ? "p" : string !== undefined ? "s" : /^[tfn]/.test(token) ? "k" : "n";
    const word = string ?? token;
    pieces.push([text.slice(end, index), ""], [word, color]);
    end = index + word.length;
  }
  return [...pieces, [text.slice(end), ""]];
}
