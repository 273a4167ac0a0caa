/** The names of an app and its actions in code. */
import posix from "path-browserify";
import { maskJavaScript } from "../../base/mask-javascript.js";
import { type Masked, maskPython } from "../../base/mask.js";

/** The names in code. */
export interface CodeNames {
  /** The app that it makes; undefined when it makes none. */
  app: string | undefined;
  actions: string[];
}

/** How a language names apps and actions. The first group of a pattern is the number of a string. */
interface Language {
  mask(code: string): Masked;
  app: RegExp;
  action: RegExp;
}

/** Type arguments after a name. The bound keeps the time linear when many of them are not closed. */
const typeArguments = "(?:<[^(]{0,300}>)?";
const javaScript: Language = {
  mask: maskJavaScript,
  app: new RegExp(`(?:\\bnew (?:\\w+\\.)?App|\\.app)${typeArguments}\\("(\\d+)"[,)]`, "g"),
  action: new RegExp(`\\.action${typeArguments}\\("(\\d+)"[,)]`, "g"),
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
const maxActions = 1000;

/** Whether two files are in the same known language. */
export function isSameKind(path: string, other: string): boolean {
  const language = languageOf(path);
  return language !== undefined && language === languageOf(other);
}

/** Reads the names in a file; none when its language is unknown. */
export function readCodeNames(path: string, text: string): CodeNames {
  const language = languageOf(path);
  if (!language) return { app: undefined, actions: [] };
  const masked = language.mask(text);
  const [app] = findStrings(masked, language.app, 1);
  return { app, actions: findStrings(masked, language.action, maxActions) };
}

function languageOf(path: string): Language | undefined {
  return languages[posix.extname(path.slice(-10)).toLowerCase()];
}

/** Returns the distinct strings that a pattern finds. Those with escapes are skipped: no name needs one. */
function findStrings({ code, strings }: Masked, pattern: RegExp, max: number): string[] {
  const found = new Set<string>();
  for (const [, number] of code.matchAll(pattern)) {
    const text = strings[Number(number)];
    if (text && !text.includes("\\")) found.add(text);
    if (found.size === max) break;
  }
  return [...found];
}
