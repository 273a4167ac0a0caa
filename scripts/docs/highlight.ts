/** Code in colours, which are classes: what each looks like, the style sheet says. */
import { createHighlighter, type ThemeRegistration } from "shiki";

/** A piece of code, and the class of its colour; none where it has the colour of the text. */
export type Piece = [text: string, color: string];

/** By class, the scopes of TextMate grammars that it stands for. */
const scopes = {
  s: ["string", "punctuation.definition.string", "markup.inline.raw"],
  c: ["comment", "punctuation.definition.comment"],
  k: ["keyword", "storage", "constant.language", "variable.language", "constant.other.option"],
  n: ["constant.numeric"],
  f: ["entity.name.function", "support.function", "entity.name.command", "meta.function-call.generic"],
  p: ["support.type.property-name", "meta.object-literal.key", "variable.parameter.function-call"],
};
const colors = new Map(Object.keys(scopes).map((name, index) => [`#00000${index + 1}`, name]));
const theme: ThemeRegistration = {
  name: "classes",
  fg: "#000000",
  bg: "#ffffff",
  settings: [...colors].map(([foreground, name]) =>
    ({ scope: scopes[name as keyof typeof scopes], settings: { foreground } })),
};
const highlighter = await createHighlighter({
  themes: [theme],
  langs: ["bash", "typescript", "javascript", "json", "python"],
});

/** Takes code apart; what follows each other in one colour is one piece. A grammar `text` has no colours. */
export function piecesOf(code: string, grammar: string): Piece[] {
  if (grammar === "text") return [[code, ""]];
  const lines = highlighter.codeToTokensBase(code, {
    lang: grammar as "json",
    theme,
    tokenizeTimeLimit: 0, // none: a busy machine would leave the rest of a line without colors
  });
  const pieces: Piece[] = [];
  for (const [index, line] of lines.entries()) {
    const tokens = line.map(({ content, color = "" }): Piece => [content, colors.get(color.toLowerCase()) ?? ""]);
    for (const [text, color] of index === 0 ? tokens : [["\n", ""] as Piece, ...tokens]) {
      const last = pieces.at(-1);
      if (last && (last[1] === color || /^\s*$/.test(text))) last[0] += text;
      else pieces.push([text, color]);
    }
  }
  return pieces;
}
