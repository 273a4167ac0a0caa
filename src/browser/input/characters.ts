/** The X11 names of characters. */

/** Names in the order of Unicode, by the character of the first one. */
const inOrder = {
  " ": "space exclam quotedbl numbersign dollar percent ampersand apostrophe parenleft parenright asterisk plus comma "
    + "minus period slash",
  ":": "colon semicolon less equal greater question at",
  "[": "bracketleft backslash bracketright asciicircum underscore grave",
  "{": "braceleft bar braceright asciitilde",
  "\u{a0}": "nobreakspace exclamdown cent sterling currency yen brokenbar section diaeresis copyright ordfeminine "
    + "guillemotleft notsign hyphen registered macron degree plusminus twosuperior threesuperior acute mu paragraph "
    + "periodcentered cedilla onesuperior masculine guillemotright onequarter onehalf threequarters questiondown",
  "Æ": "AE", "æ": "ae", "×": "multiply Oslash", "÷": "division oslash", "Ð": "ETH", "ð": "eth", "Þ": "THORN ssharp",
  "þ": "thorn", "Œ": "OE oe", "Ł": "Lstroke lstroke", "–": "endash emdash", "…": "ellipsis", "€": "EuroSign",
};
const characters = new Map(Object.entries(inOrder).flatMap(([first, names]) => names.split(" ").map((name, index) =>
  [name, String.fromCodePoint(Number(first.codePointAt(0)) + index)] as const)));

/** The names of accents, which follow that of a letter, and what they combine with it. */
const accents = new Map(Object.entries({
  grave: "\u{300}", acute: "\u{301}", circumflex: "\u{302}", tilde: "\u{303}", macron: "\u{304}", breve: "\u{306}",
  abovedot: "\u{307}", diaeresis: "\u{308}", ring: "\u{30a}", doubleacute: "\u{30b}", caron: "\u{30c}",
  cedilla: "\u{327}", ogonek: "\u{328}",
}));

/** Returns the character that a name stands for: "é" for `eacute`, "€" for `U20AC`. A character names itself. */
export function characterOf(name: string): string | undefined {
  if ([...name].length === 1) return name;
  const known = characters.get(name) ?? characters.get(name.toLowerCase());
  if (known !== undefined) return known;
  const [, hex, letter = "", accent = ""] = /^(?:U([\da-f]{4,5})|([a-z])([a-z]+))$/i.exec(name) ?? [];
  if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
  const combined = (letter + (accents.get(accent) ?? accent)).normalize();
  return combined.length === 1 ? combined : undefined;
}
