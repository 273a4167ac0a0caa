/** The characters of a US keyboard, and the keys that type them. */

/** A key, as the DevTools Protocol and the DOM describe it. */
export interface Key {
  /** What `KeyboardEvent.key` is. */
  key: string;
  /** Its place on the keyboard: empty for a character that a US keyboard lacks. */
  code: string;
  keyCode: number;
  /** The text that it types. */
  text?: string;
  /** The bits of the modifier that it is, or that it needs: Shift for a capital letter. */
  modifiers: number;
}

/** The bit of Shift among the modifiers. */
export const shift = 8;

/** The keys with signs: what each types without Shift and with it, its key code, and its place. */
const signs: [both: string, keyCode: number, code: string][] = [
  ["  ", 32, "Space"], [";:", 186, "Semicolon"], ["=+", 187, "Equal"], [",<", 188, "Comma"], ["-_", 189, "Minus"],
  [".>", 190, "Period"], ["/?", 191, "Slash"], ["`~", 192, "Backquote"], ["[{", 219, "BracketLeft"],
  ["\\|", 220, "Backslash"], ["]}", 221, "BracketRight"], ["'\"", 222, "Quote"],
];
for (const [digit, sign] of [...")!@#$%^&*("].entries()) signs.push([`${digit}${sign}`, 48 + digit, `Digit${digit}`]);

/** Returns the key that types a character. */
export function keyOf(char: string): Key {
  if (char === "\n" || char === "\r") return { key: "Enter", code: "Enter", keyCode: 13, text: "\r", modifiers: 0 };
  if (char === "\t") return { key: "Tab", code: "Tab", keyCode: 9, modifiers: 0 };
  const typed = { key: char, text: char };
  if (/^[a-z]$/i.test(char)) {
    const capital = char.toUpperCase();
    const modifiers = char === capital ? shift : 0;
    return { ...typed, code: `Key${capital}`, keyCode: capital.charCodeAt(0), modifiers };
  }
  const [both = "", keyCode = 0, code = ""] = signs.find(([both]) => both.includes(char)) ?? [];
  return { ...typed, code, keyCode, modifiers: both.indexOf(char) === 1 ? shift : 0 };
}

/** Returns a key as it is with Shift: a capital letter, or the upper sign. */
export function withShift(key: Key): Key {
  if (key.code.startsWith("Key")) return keyOf(key.key.toUpperCase());
  const [both] = signs.find(([, , code]) => code === key.code) ?? [];
  return both === undefined ? key : keyOf(both.slice(1));
}
