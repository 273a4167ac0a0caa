/** The samples that the docs show, each beside what it has to send and what it gets. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { contentOf, type Content, type Node, operations } from "../support/contract.js";
import { type Shown, valuesOf } from "../support/sent.js";

/** A call of an operation, and its samples by their labels. */
export interface Sampled extends Shown {
  id: string;
  method: string;
  /** The named example of the body; none where the operation takes no body. */
  name: string | undefined;
  title: string | undefined;
  /** The lowest success: its status, and what it carries. */
  status: number;
  answer: Content | undefined;
  samples: Record<string, string>;
}

/** The samples of every operation, one for each language and each named example of its body. */
export async function samplesOf(description: string): Promise<Sampled[]> {
  const docs = await docsOf(description);
  const own = parse(description) as Node;
  const follow = ({ $ref, ...node }: Node): Node =>
    $ref ? ($ref as string).slice(2).split("/").reduce((node, key) => node[key] as Node, own) : node;
  return operations.flatMap(({ id, method, path, body, responses }) => {
    const { parameters = [], requestBody } = own.paths[path][method.toLowerCase()] as Node;
    const samples = docs.paths[path][method.toLowerCase()]["x-codeSamples"] as { label: string; source: string }[];
    const [status = ""] = Object.keys(responses).sort();
    const answer = contentOf(responses[status] as Node);
    const call = { id, method, path, values: valuesOf(parameters.map(follow)), body, status: Number(status), answer };
    const { examples = {} } = body ? follow(requestBody).content[body.mediaType] as Node : {};
    const named = Object.entries<Node>(examples).map(([name, example]) => ({ name, ...follow(example) }));
    return (named.length > 0 ? named : [{ name: undefined }]).map(({ name, summary: title, value }: Node, index) => ({
      ...call, name, title, value, samples: Object.fromEntries(["curl", "TypeScript", "fetch"].map((label) =>
        [label, samples.filter((sample) => sample.label === label)[index]?.source ?? ""])),
    }));
  });
}

/** The description as Redocly bundles it for the docs. */
async function docsOf(description: string): Promise<Node> {
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  try {
    const [from, to] = [join(folder, "openapi.yaml"), join(folder, "docs.json")];
    await writeFile(from, description);
    const command = ["bundle", from, "--config", "redocly.yaml", "--output", to];
    await promisify(execFile)(process.execPath, ["node_modules/@redocly/cli/bin/cli.js", ...command]);
    return JSON.parse(await readFile(to, "utf8")) as Node;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The description with values that mean something to a shell, to curl, a URL or TypeScript. */
export function withOddValues(description: string): string {
  const odd = "it's \"50%\" & `$HOME` ${x} \\n\\ +#?;=, [a-z]{1,2} *!~ é\u2028\n\t'";
  const document = parse(description) as Node;
  const { parameters, examples } = document.components as Node;
  /** The examples of the request body of a path's first operation. */
  const sent = (path: string): Node => {
    const [operation] = Object.values<Node>(document.paths[path] as Node);
    const [mediaType] = Object.values<Node>(operation?.requestBody.content as Node);
    return mediaType?.examples as Node;
  };
  const deployments = sent("/deployments");
  parameters.BrowserId.example = odd;
  parameters.BrowserTags.example = { "it's; é": odd };
  parameters.FilePath.example = `/@${odd}`;
  examples.TextFile.value = `@${odd}\n`;
  Object.assign(sent("/browsers/{id}/fs/move"), {
    rename_file: { summary: odd, value: { src_path: `/${odd}`, dest_path: `/new ${odd}` } },
  });
  sent("/browsers/{id}/computer/batch").search_for_a_phrase.value.actions[1].type_text.text = odd;
  sent("/browsers/{id}/fs/upload").two_files.value.files[0].file = `<${odd}`;
  sent("/browsers/{id}/fs/upload").two_files.value.files[1].dest_path = `/;${odd}`;
  deployments.archive_to_deploy.value.version = ` @${odd}`;
  deployments.repository_to_deploy.value.source.path = odd;
  return JSON.stringify(document);
}
