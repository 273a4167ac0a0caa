/** An editor shows the contract for a name under the cursor: its description, its constraint and its default. */
import ts from "typescript";
import { expect, it } from "vitest";

const file = `${import.meta.dirname}/hovered.ts`;

const { config } = ts.readConfigFile("tsconfig.json", (name) => ts.sys.readFile(name)) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ".");
let text = "";
let version = 0;
/** The TypeScript language service, which editors use. It reads files other than the text only once. */
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => name === file ? `${version}` : "1",
  getScriptSnapshot: (name) => {
    const source = name === file ? text : ts.sys.readFile(name);
    return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
  },
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: (name) => ts.sys.readFile(name),
});

/** Returns what the language service shows at the place that `|` marks. */
function hover(marked: string): string {
  text = marked.replace("|", "");
  version++;
  const info = service.getQuickInfoAtPosition(file, marked.indexOf("|"));
  const tags = info?.tags?.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`) ?? [];
  const documentation = ts.displayPartsToString(info?.documentation);
  return [ts.displayPartsToString(info?.displayParts), documentation, ...tags].join("\n");
}

const call = (options: string) => `
  import { createClient } from "cloud-browser-contract";
  void createClient({ baseUrl: "http://x", token: "t" }).PUT("/browsers/{id}/fs/${options}
`;

const named = (type: string) => `export type Hovered = import("cloud-browser-contract/types").${type};`;

it.each([
  ["a property of a call's body", call('move", { params: { path: { id: "x" } }, body: { |src_path: "/a" } });'), [
    "src_path: string", "Absolute path of the file or directory to move. Pattern: `^/.*`.",
  ]],
  ["a parameter of a call", call('write_file", { params: { query: { path: "/a", |mode: "600" } } });'), [
    "mode?: string", "octal digits", "Pattern: `^[0-7]{3,4}$`.", "@default 644", "@example 600",
  ]],
  ["a property", named('DragMouseRequest["|smooth"]'), ["smooth", "along curves, as a person would", "@default true"]],
  ["a request", named("|MovePathRequest"), ["interface MovePathRequest", "Source and destination of a move."]],
])("shows %s", (_, marked, parts) => {
  const shown = hover(marked);
  for (const part of parts) expect(shown).toContain(part);
});
