/** Measures the cost of the types in an editor: the time of a completion in a file that calls every operation. */
import ts from "typescript";
import { inTurn, median } from "../measure.js";
import { withPrograms } from "./programs.js";

/** Median times of completions, as a multiple of the same completion in the file for the SDK. */
export interface Completions {
  method: number;
  path: number;
  body: number;
}

/** A statement typed at the end of the file, with `|` for the cursor, and a name that must be offered there. */
type CompletionCase = [typed: string, offered: string];

const cases: Record<keyof Completions, { client: CompletionCase; sdk: CompletionCase }> = {
  method: { client: ["client.|", "movePath"], sdk: ["sdk.browsers.fs.|", "move"] },
  path: {
    client: ['client.downloadReplay({ path: { replay_id: "a", | } });', "id"],
    sdk: ['sdk.browsers.replays.download("a", { | });', "id"],
  },
  body: {
    client: ['client.movePath({ path: { id: "a" }, body: { src_path: "/a", | } });', "dest_path"],
    sdk: ['sdk.browsers.fs.move("a", { src_path: "/a", | });', "dest_path"],
  },
};

/** Measures each case in turn. The file changes each round, as after a key press. */
export function measureCompletions(rounds = 60): Promise<Completions> {
  return withPrograms(async (files, texts) => {
    const client = editorOf(files.client, texts.client);
    const sdk = editorOf(files.sdk, texts.sdk);
    const result = {} as Completions;
    for (const name of Object.keys(cases) as (keyof Completions)[]) {
      const competitors = { client: () => client(...cases[name].client), sdk: () => sdk(...cases[name].sdk) };
      await inTurn(10, competitors); // warm up
      const results = await inTurn(rounds, competitors);
      result[name] = median(results.map(({ client, sdk }) => client / sdk));
    }
    return result;
  });
}

/** Opens a file as an editor does. Returns a function that types at its end and measures the milliseconds. */
function editorOf(file: string, text: string): (typed: string, offered: string) => Promise<number> {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
  };
  let version = 0;
  let current = text;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => name === file ? String(version) : "",
    getScriptSnapshot: (name) => {
      const source = name === file ? current : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
  });
  return (typed, offered) => {
    version++;
    current = `${text}// ${version % 10}\nawait ${typed.replace("|", "")}`;
    const position = current.length - typed.length + typed.indexOf("|") + 1;
    const start = performance.now();
    const { entries = [] } = service.getCompletionsAtPosition(file, position, undefined) ?? {};
    const time = performance.now() - start;
    if (!entries.some(({ name }) => name === offered)) throw new Error(`${typed} does not offer ${offered}`);
    return Promise.resolve(time);
  };
}
