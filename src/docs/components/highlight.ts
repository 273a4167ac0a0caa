/** Syntax highlighting at build time. Colours are classes, which the style sheet defines for light and dark. */
import { createHighlighter, type ThemeRegistration } from "shiki";
import { type CodeToken, jsonTokens } from "../page/json-tokens.js";

/** The TextMate scopes that each class stands for. */
const scopes = {
  s: ["string", "punctuation.definition.string", "markup.inline.raw"],
  c: ["comment", "punctuation.definition.comment"],
  k: ["keyword", "storage", "constant.language", "variable.language", "constant.other.option"],
  n: ["constant.numeric"],
  f: ["entity.name.function", "support.function", "entity.name.command", "meta.function-call.generic"],
  p: ["meta.object-literal.key", "variable.parameter.function-call"],
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
  langs: ["bash", "typescript", "javascript", "python"],
});

/** Splits code into tokens, and merges neighbours of the same colour. The grammar `text` has no colours. */
export function tokenize(code: string, grammar: string): CodeToken[] {
  if (grammar === "text") return [[code, ""]];
  const lines = grammar === "json" ? code.split("\n").map(jsonTokens) : shikiTokens(code, grammar);
  const merged: CodeToken[] = [];
  for (const [index, tokens] of lines.entries()) {
    for (const [text, color] of index === 0 ? tokens : [["\n", ""] as CodeToken, ...tokens]) {
      const last = merged.at(-1);
      if (last && (last[1] === color || /^\s*$/.test(text))) last[0] += text;
      else merged.push([text, color]);
    }
  }
  return merged;
}

/** Returns the tokens of each line. */
function shikiTokens(code: string, grammar: string): CodeToken[][] {
  const lines = highlighter.codeToTokensBase(code, {
    lang: grammar as "bash",
    theme,
    tokenizeTimeLimit: 0, // no limit: on a busy machine, the rest of a long line would stay uncoloured
  });
  return lines.map((line) => line.map(({ content, color = "" }) => [content, colors.get(color.toLowerCase()) ?? ""]));
}
