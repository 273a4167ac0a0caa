/** The names in the code of an app: its own, and those of its actions. */
import { posix } from "node:path";
import { maskJavaScript } from "../base/mask-javascript.js";
import { type Masked, maskPython } from "../base/mask.js";

/** What code names. */
export interface Names {
  /** The app that it makes; nothing where it makes none. */
  app: string | undefined;
  actions: string[];
}

/** How code of a kind names what it makes: a pattern's first group is the number of a string. */
interface Language {
  mask(code: string): Masked;
  app: RegExp;
  action: RegExp;
}

/** Types between a name and its arguments. Without the bound, many that do not end would take long together. */
const types = "(?:<[^(]{0,300}>)?";
const javaScript: Language = {
  mask: maskJavaScript,
  app: new RegExp(`(?:\\bnew (?:\\w+\\.)?App|\\.app)${types}\\("(\\d+)"[,)]`, "g"),
  action: new RegExp(`\\.action${types}\\("(\\d+)"[,)]`, "g"),
};
const python: Language = {
  mask: maskPython,
  app: /\b(?:App|\.app)\((?:name=)?"(\d+)"[,)]/g,
  action: /\.action\((?:[^()]{0,300}?\bname=)?"(\d+)"[,)]/g,
};

const languages: Record<string, Language> = { ".py": python };
for (const extension of [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"]) {
  languages[extension] = javaScript;
}

/** How many actions an app may have. */
const most = 1000;

/** Whether two files are of the same kind of code, of the kinds whose names can be read. */
export function isSameKind(path: string, other: string): boolean {
  const language = languageOf(path);
  return language !== undefined && language === languageOf(other);
}

/** Reads the names in a file. One of another kind of code has none. */
export function namesIn(path: string, text: string): Names {
  const language = languageOf(path);
  if (!language) return { app: undefined, actions: [] };
  const masked = language.mask(text);
  const [app] = texts(masked, language.app, 1);
  return { app, actions: texts(masked, language.action, most) };
}

function languageOf(path: string): Language | undefined {
  return languages[posix.extname(path.slice(-10)).toLowerCase()];
}

/** The strings that a pattern finds, each once. Those with escapes are left out: no name needs one. */
function texts({ code, strings }: Masked, pattern: RegExp, most: number): string[] {
  const found = new Set<string>();
  for (const [, number] of code.matchAll(pattern)) {
    const text = strings[Number(number)];
    if (text && !text.includes("\\")) found.add(text);
    if (found.size === most) break;
  }
  return [...found];
}
