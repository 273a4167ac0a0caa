/** The types work with the compilers and settings that users have, in a project where the package is installed. */
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { run, succeed } from "../support/run.js";

const { project, tools } = inject("packed");
const programs = new URL("programs/", import.meta.url);

const wrongCalls = `import { createClient } from "cloud-browser-contract";

const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "t" });
const path = { id: "x" };
void client.movePath({ path, body: { src_path: "/a" } });
void client.PUT("/browsers/{id}/fs/move", { params: { path }, body: { src_path: "/a" } });
`;
const typesOnly = `import type { paths } from "cloud-browser-contract";
import type { MovePathRequest } from "cloud-browser-contract/types";

export const path: keyof paths = "/browsers/{id}/fs/move";
export const body: MovePathRequest = { src_path: "/a", dest_path: "/b" };
`;

const settings = [
  { resolution: "bundler", module: "esnext" },
  { resolution: "nodenext", module: "nodenext" },
];
/** The old resolution, which ignores `exports`. TypeScript 6 has deprecated it, and TypeScript 7 has removed it. */
const old = { resolution: "node10", module: "esnext" };
const oldOptions: Record<string, object> = { "5.4": {}, "5.9": {}, "6": { ignoreDeprecations: "6.0" } };
const libraries = [
  { library: "the DOM alone", used: ["client.ts", "check.ts"], lib: ["dom"], types: [] },
  { library: "Node.js alone", used: ["client.ts", "mock.ts", "service.ts", "check.ts"], lib: [], types: ["node"] },
];

const versions = ["5.4", "5.9", "6", "7"];

describe.each(versions)("TypeScript %s", { timeout: 60_000 }, (version) => {
  const tsc = join(tools, `typescript-${version}/bin/tsc`);

  const all = version in oldOptions ? [...settings, old] : settings;
  // Every pair of a version, a resolution and a library is tested. All combinations of three would take twice as long.
  const turn = versions.indexOf(version);
  const cases = all.map((setting, index) => ({ ...setting, ...libraries[(index + turn) % 2] as typeof libraries[0] }));
  it.each(cases)("accepts every export and refuses wrong calls, with $resolution and $library", async (setting) => {
    const folder = await mkdtemp(join(project, "types-"));
    const types = join(folder, "node_modules/@types");
    await mkdir(types, { recursive: true });
    for (const name of setting.types) await symlink(resolve("node_modules/@types", name), join(types, name));
    for (const file of setting.used) await cp(new URL(file, programs), join(folder, file));
    await writeFile(join(folder, "wrong.ts"), wrongCalls);
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({
      compilerOptions: {
        target: "es2022",
        module: setting.module,
        moduleResolution: setting.resolution,
        resolveJsonModule: true,
        allowSyntheticDefaultImports: true,
        lib: ["es2023", ...setting.lib],
        types: setting.types,
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        ...setting.resolution === old.resolution && oldOptions[version],
      },
      files: [...setting.used, "wrong.ts"],
    }));
    const { stdout } = await run("node", [tsc, "-p", "."], folder);
    const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
    expect(errors).toEqual([
      expect.stringMatching(/^wrong\.ts\(5,30\): error TS2741: /),
      expect.stringMatching(/^wrong\.ts\(6,63\): error TS2322: /),
    ]);
  });

  it("compiles an import of types to nothing", async () => {
    const folder = await mkdtemp(join(project, "types-"));
    await writeFile(join(folder, "types.ts"), typesOnly);
    const options = ["--target", "es2022", "--module", "nodenext", "--strict"];
    await succeed("node", [tsc, ...options, "types.ts"], folder);
    expect(await readFile(join(folder, "types.js"), "utf8")).toMatch(/^export const path = .*;\nexport const body = /);
  });
});
