/** The samples of the docs, each with its expected request and response. */
import { parse } from "yaml";
import { type ContractDescription, endpointsOf } from "../../src/docs/model/contract.js";
import { languages, samplesOf as samplesAt } from "../../src/docs/samples/index.js";
import type { Follow } from "../../src/openapi/index.js";
import { contentOf, type Content, type Node, operations } from "../support/contract.js";
import { type Shown, valuesOf } from "../support/sent.js";

/** A call of an operation, and its samples by language. */
export interface OperationSample extends Shown {
  id: string;
  method: string;
  /** The named example of the body, unless the operation takes no body. */
  name: string | undefined;
  title: string | undefined;
  /** The lowest status of a successful response, and its content. */
  status: number;
  response: Content | undefined;
  samples: Record<string, string>;
}

export const labels = languages.map(({ label }) => label);

/** Returns the samples of every operation: one for each named example of its body, in each language. */
export function samplesOf(description: string): OperationSample[] {
  const own = parse(description) as Node;
  const follow = (node: Node): Node => node.$ref
    ? (node.$ref as string).slice(2).split("/").reduce((node, key) => node[key] as Node, own)
    : node;
  const endpoints = endpointsOf(own as ContractDescription);
  const endpointById = new Map(endpoints.map((endpoint) => [endpoint.operation.operationId, endpoint]));
  return operations.flatMap(({ id, method, path, body, responses }) => {
    const { parameters = [], requestBody } = own.paths[path][method.toLowerCase()] as Node;
    const samples = samplesAt(endpointById.get(id)!, follow as Follow);
    const [status = ""] = Object.keys(responses).sort();
    const response = contentOf(responses[status] as Node);
    const call = { id, method, path, values: valuesOf(parameters.map(follow)), body, status: Number(status), response };
    const { examples = {} } = body ? follow(requestBody).content[body.mediaType] as Node : {};
    const named = Object.entries<Node>(examples).map(([name, example]) => ({ name, ...follow(example) }));
    return (named.length > 0 ? named : [{ name: undefined }]).map(({ name, summary: title, value }: Node, index) => ({
      ...call, name, title, value, samples: samples[index]?.sources ?? {},
    }));
  });
}

/** Returns the description with values that are special to a shell, curl, a URL or TypeScript. */
export function withOddValues(description: string): string {
  const odd = "it's \"50%\" & `$HOME` ${x} \\n\\ +#?;=, [a-z]{1,2} *!~ é\u2028\n\t'";
  const document = parse(description) as Node;
  const { parameters, examples } = document.components as Node;
  /** Returns the examples of the request body of a path's first operation. */
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
