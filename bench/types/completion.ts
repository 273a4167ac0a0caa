/** What the types cost an editor: the time to a completion, in a file that calls every operation. */
import ts from "typescript";
import { inTurn, median } from "../measure.js";
import { withPrograms } from "./programs.js";

/** Median of the time to a completion, as a multiple of what it takes at the same place of the SDK's file. */
export interface Completions {
  method: number;
  path: number;
  body: number;
}

/** A statement as it is typed at the end of the file, `|` being the cursor, and a name that has to be offered there. */
type Place = [typed: string, offered: string];

const places: Record<keyof Completions, { client: Place; sdk: Place }> = {
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

/** Measures each place in turn, in a program that is new each round, as after a key was pressed. */
export function measureCompletions(rounds = 60): Promise<Completions> {
  return withPrograms(async (files, texts) => {
    const client = editorOf(files.client, texts.client);
    const sdk = editorOf(files.sdk, texts.sdk);
    const result = {} as Completions;
    for (const name of Object.keys(places) as (keyof Completions)[]) {
      const competitors = { client: () => client(...places[name].client), sdk: () => sdk(...places[name].sdk) };
      await inTurn(10, competitors); // warm up
      const results = await inTurn(rounds, competitors);
      result[name] = median(results.map(({ client, sdk }) => client / sdk));
    }
    return result;
  });
}

/** Opens a file as an editor does, and gives a function that types at its end, and returns the milliseconds. */
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
