/** The samples of `docs/frameworks.md` compile and run in their frameworks, with the installed package. */
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { run, succeed } from "../support/run.js";
import { startInstalledMock } from "./installed.js";

const { project, tools } = inject("packed");
/** The file names of the samples, in their order. */
const files = [
  "client.ts", "React.tsx", "Vue.vue", "Solid.tsx", "Svelte.svelte", "Swr.tsx", "Server.tsx", "Native.ts",
];
const modules = [
  "@sveltejs", "@tanstack", "@types", "@vitejs", "happy-dom", "jsdom", "react", "react-dom", "solid-js", "svelte",
  "swr", "vite", "vite-plugin-solid", "vitest", "vue", "whatwg-fetch",
];

/** The report of Vitest, as far as it is looked at. */
interface VitestReport {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(project, "frameworks-"));
  await cp(new URL("frameworks/", import.meta.url), folder, { recursive: true });
  await mkdir(join(folder, "node_modules"));
  for (const name of modules) await symlink(join(tools, name), join(folder, "node_modules", name));
  const guide = await readFile(join(project, "node_modules/cloud-browser-contract/docs/frameworks.md"), "utf8");
  const samples = [...guide.matchAll(/```(?:tsx?|vue|svelte)\n(.*?)```/gs)].map(([, code = ""]) => code);
  expect(samples).toHaveLength(files.length);
  for (const [index, code] of samples.entries()) await writeFile(join(folder, files[index] as string), code);
});

it("they compile, with the types of each framework", async () => {
  const scripts = ["Vue.ts", "Svelte.ts"];
  for (const [index, file] of ["Vue.vue", "Svelte.svelte"].entries()) {
    const [, script = ""] = /<script[^>]*>(.*?)<\/script>/s.exec(await readFile(join(folder, file), "utf8")) ?? [];
    await writeFile(join(folder, scripts[index] as string), script);
  }
  await writeFile(join(folder, "polyfill.d.ts"), 'declare module "react-native-url-polyfill/auto";');
  const options = [
    "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "--target", "es2022",
    "--module", "esnext", "--moduleResolution", "bundler", "--types", "vite/client,node",
  ];
  const tsc = (jsx: string[], ...programs: string[]) =>
    succeed("node", [join(tools, "typescript-5.9/bin/tsc"), ...options, ...jsx, ...programs], folder);
  await Promise.all([
    tsc(["--jsx", "preserve", "--jsxImportSource", "solid-js"], "Solid.tsx"),
    tsc(["--jsx", "react-jsx"], ...files.filter((file) => /^(?!Solid).*tsx?$/.test(file)), ...scripts, "polyfill.d.ts"),
  ]);
}, 120_000);

it("they list the sessions, show an error, and create a session", async () => {
  const { url } = await startInstalledMock(project);
  const options = ["run", "--root", folder, "--reporter", "json", "--outputFile", "report.json"];
  const env = { VITE_API_URL: url, API_URL: url };
  const { code, stdout, stderr } = await run("node", [join(tools, "vitest/vitest.mjs"), ...options], folder, env);
  const text = await readFile(join(folder, "report.json"), "utf8").catch(() => "");
  expect(text, stdout + stderr).not.toBe("");
  const tests = (JSON.parse(text) as VitestReport).testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(tests.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(tests).toHaveLength(11); // two of each sample, and one of the server
  expect(code, stdout + stderr).toBe(0);
}, 120_000);

it("what the guide says of React Native is so", async () => {
  const { url } = await startInstalledMock(project);
  const polyfill = join(folder, "node_modules/react-native-url-polyfill");
  await mkdir(polyfill);
  await writeFile(join(polyfill, "auto.js"), ""); // the program adds what it adds
  const sample = await readFile(join(folder, "Native.ts"), "utf8");
  await writeFile(join(folder, "Native.js"), sample.replace("/auto", "/auto.js"));
  const { stdout, stderr } = await run("node", ["native.js"], folder, { EXPO_PUBLIC_API_URL: url });
  expect(JSON.parse(stdout || "{}"), stderr).toEqual({
    withoutPolyfill: expect.stringContaining("URL.canParse is not a function"),
    json: "bs5c8m2r9k4t7w1x6v3n0q8z",
    page: { hasMore: true, nextOffset: 1 },
    error: "ApiError: not_found: There is no browser session gone.",
    bytes: "image/png",
    text: "Hello.",
    array: "AB",
    blob: expect.stringContaining("TypeError"),
    form: expect.stringContaining("TypeError"),
    stream: expect.stringContaining("ApiError"),
    openStream: "waits for its end",
    abort: expect.stringContaining("AbortError"),
  });
}, 60_000);
