/** The contract as Markdown files, for programs that read: an index, and a file for each operation and each schema. */
import { headingsIn } from "../components/introduction.js";
import type { Model } from "../model/model.js";
import { operationFile } from "./operation.js";
import { schemaFile } from "./schema.js";

/**
 * Returns the files by their paths beside the page: `llms.txt` (https://llmstxt.org), `introduction.md`,
 * `operations/movePath.md`, `schemas/Browser.md`.
 */
export function markdownFiles(model: Model): Map<string, string> {
  const { contract: { info, components: { schemas } }, endpoints } = model;
  return new Map([
    ["llms.txt", indexOf(model)],
    ["introduction.md", `# ${info.title}\n\n${info.summary}\n\n${info.description.trim()}\n`],
    ...endpoints.map((endpoint): [string, string] =>
      [`operations/${endpoint.operation.operationId}.md`, operationFile(endpoint, model)]),
    ...Object.entries(schemas).map(([name, schema]): [string, string] =>
      [`schemas/${name}.md`, schemaFile(name, schema, model)]),
  ]);
}

function indexOf({ contract: { info, tags, components: { schemas } }, endpoints }: Model): string {
  const areas = tags.map(({ name, description }) => {
    const own = endpoints.filter(({ operation }) => operation.tags[0] === name);
    const lines = own.map(({ method, path, operation: { operationId, summary } }) =>
      `- [${summary}](operations/${operationId}.md): \`${method.toUpperCase()} ${path}\``);
    return `## ${name}\n\n${description.trim()}\n\n${lines.join("\n")}\n`;
  });
  const names = Object.keys(schemas).sort().map((name) => `- [${name}](schemas/${name}.md)`);
  const headings = headingsIn(info.description).join(", ");
  return `# ${info.title}

> ${info.summary}

- [Introduction](introduction.md): ${headings}
- [openapi.yaml](openapi.yaml): the whole description

${areas.join("\n")}
## Schemas

${names.join("\n")}
`;
}
