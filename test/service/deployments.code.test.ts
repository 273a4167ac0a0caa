/** Tests how the mock finds the names of an app and of its actions in the code. */
import { expect, it } from "vitest";
import { readCodeNames } from "../../src/service/areas/deployments/names.js";
import { zipOf } from "../support/zip.js";
import { startService } from "./support.js";

/** Deploys files, and returns the names of the app and of its actions. */
async function deploy(files: Record<string, string>, entrypoint_rel_path: string) {
  const { client, mock } = await startService({ empty: true });
  const file = new File([await zipOf(files)], "app.zip");
  await client.createDeployment({ body: { file, entrypoint_rel_path } });
  await mock.advance(1000);
  const [version] = await client.listApps();
  return [version?.app_name, ...version?.actions.map(({ name }) => name) ?? []];
}

const none = { app: undefined, actions: [] };

it.each<[code: string, app: string | undefined, actions: string[]]>([
  ['new App("a")', "a", []],
  ["const app = new App( 'a' , {}) ;", "a", []],
  ["new kernel.App('a')", "a", []],
  ["kernel\n  .app(`a`)", "a", []],
  ['app.action("x", async (ctx) => {}); app.action(\n  // the other\n  \'y\',\n run)', undefined, ["x", "y"]],
  ['app.action<In, Out<string>>("x", run)', undefined, ["x"]],
  ['app.action("x", a); app.action("x", b)', undefined, ["x"]],
  ['// new App("a")\n/* app.action("x", f) */ "app.action(\'y\', f)"', undefined, []],
  ["`new App(\"a\") ${app.action(\"x\", `${'}'}`)} app.action('y', f)`; app.action('z', f)", undefined, ["x", "z"]],
  ["app.action(`x${1}`, f); app.action('a' + 'b', f); app.action('a\\'b', f); app.action('', f)", undefined, []],
  ["const quote = /[/\"]'/; a / b; app.action('x', f); // it's", undefined, ["x"]],
  ["return /`/.test(a) && app.action('x', f)", undefined, ["x"]],
  ["reaction('x', f); happening.app('no', f", "no", []],
  ["it's; app.action('x', f)\napp.action('y', f)", undefined, ["y"]],
  ["/* without end app.action('x', f)", undefined, []],
])("in TypeScript, %j names %s and %j", (code, app, actions) => {
  for (const path of ["main.ts", "src/main.JS", "a.mjs"]) expect(readCodeNames(path, code)).toEqual({ app, actions });
  expect(readCodeNames("main.rb", code)).toEqual(none);
});

it.each<[code: string, app: string | undefined, actions: string[]]>([
  ['app = kernel.App("a")', "a", []],
  ["app = App('a')", "a", []],
  ["app = App(name='a')", "a", []],
  ['@app.action("x")\nasync def x(ctx): pass\n@app.action(name="y")\ndef y(): pass', undefined, ["x", "y"]],
  ["@app.action(\n    timeout=5,  # seconds\n    name='x',\n)", undefined, ["x"]],
  ['# kernel.App("a")\n"""app = App("b")"""\n\'\'\'it\'s @app.action("x")\'\'\'', undefined, []],
  ['@app.action(f"x{1}")\n@app.action("a" "b")\n@app.action("""z""")', undefined, ["z"]],
  ['class MyApp(Base): pass\nMyApp("a")', undefined, []],
])("in Python, %j names %s and %j", (code, app, actions) => {
  expect(readCodeNames("main.py", code)).toEqual({ app, actions });
});

it("the names of an app and its actions come from the entrypoint, then from other files in its language", async () => {
  const entrypoint = 'import "./more.js";\nnew App("shop");\napp.action("one", run);';
  expect(await deploy({
    "package.json": '{"name":"package"}',
    "src/more.ts": 'app.action("two", run);',
    "src/other.ts": 'new App("other"); app.action("three", run);',
    "node_modules/a/index.js": 'app.action("four", run);',
    "tool.py": '@app.action("five")',
    "src/main.ts": entrypoint,
  }, "src/main.ts")).toEqual(["shop", "one", "two"]);
  expect(await deploy({ "main.py": "from app import app", "app.py": "app = App('shop')" }, "main.py"))
    .toEqual(["shop", "main"]);
});

it("an app without a name in its code is named after its manifest, or else after its entrypoint", async () => {
  for (const table of ["[project]", "[tool.poetry]  # as it was"]) {
    const manifest = `[build]\nname = "no"\n${table}\nversion = "1"\nname = 'shop'\n`;
    expect(await deploy({ "pyproject.toml": manifest, "main.py": "" }, "main.py")).toEqual(["shop", "main"]);
  }
  for (const manifest of ["[project]\nname = 7", "name = 'no'", "[project]\n[tool]\nname = 'no'", ""]) {
    expect(await deploy({ "pyproject.toml": manifest, "app.py": "" }, "app.py")).toEqual(["app", "main"]);
  }
});

it("an action that the code names can be invoked", async () => {
  const { client, mock } = await startService();
  const file = new File([await zipOf({ "main.py": 'app = App("shop")\n@app.action("check")\n' })], "app.zip");
  await client.createDeployment({ body: { file, entrypoint_rel_path: "main.py" } });
  await mock.advance(1000);
  const check = { app_name: "shop", version: "latest", action_name: "check", payload: "[1]" };
  expect(await client.createInvocation({ body: check })).toMatchObject({ status: "succeeded", output: "[1]" });
});

it("only a limited amount of code is read", async () => {
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}.ts`, `app.action("a${n}", run)`]));
  expect(await deploy({ ...files, "main.ts": "" }, "main.ts")).toHaveLength(101);
  const large = Object.fromEntries(Array.from({ length: 9 }, (_, n) =>
    [`${n}.ts`, `app.action("a${n}", run)${" ".repeat(2 ** 19)}`]));
  expect(await deploy({ ...large, "main.ts": "" }, "main.ts")).toHaveLength(8);
  const tooLarge = `app.action("x", run)${" ".repeat(2 ** 20)}`;
  expect(await deploy({ "main.ts": tooLarge }, "main.ts")).toEqual(["main", "main"]);
  const many = Array.from({ length: 2000 }, (_, n) => `app.action("a${n}", run)`).join("\n");
  expect(await deploy({ "main.ts": many }, "main.ts")).toHaveLength(1001);
});
