/** The Markdown file of an operation: its texts, its fields, its first sample, and an example of its response. */
import type { MediaType, Response } from "../../openapi/index.js";
import { renderExample } from "../components/example.js";
import { parameterNotes } from "../components/parameters.js";
import type { ContractOperation, Endpoint } from "../model/contract.js";
import { structureOf } from "../model/members.js";
import { type Model, parametersOf, referenceName } from "../model/model.js";
import { samplesOf } from "../samples/index.js";
import { fieldText, structureText } from "./fields.js";
import { typeText } from "./inline.js";

/** Returns the text of the file. */
export function operationFile(endpoint: Endpoint, model: Model): string {
  const { method, path, operation } = endpoint;
  const { operationId, summary, description, tags: [area], deprecated, responses } = operation;
  return [
    `# ${summary}`,
    `\`${method.toUpperCase()} ${path}\`\n\`${operationId}\`, ${area}${deprecated ? ", deprecated" : ""}`,
    description.trim(),
    ...parameterTexts(endpoint, model),
    ...bodyTexts(operation, model),
    `## Responses\n\n${Object.entries(responses).map((one) => responseText(...one, model)).join("\n")}`,
    ...exampleTexts(endpoint, model),
  ].join("\n\n") + "\n";
}

function parameterTexts(endpoint: Endpoint, model: Model): string[] {
  const items = parametersOf(endpoint, model.follow).map((parameter) => {
    const { name, schema = {}, required, deprecated, description, in: location } = parameter;
    const more = [`In the ${location}`, ...parameterNotes(parameter)];
    return fieldText({ name, schema, isRequired: required, isDeprecated: deprecated, description, more }, model);
  });
  return items.length === 0 ? [] : [`## Parameters\n\n${items.join("\n")}`];
}

function bodyTexts({ requestBody }: ContractOperation, model: Model): string[] {
  if (!requestBody) return [];
  const { description = "", required, content } = model.follow(requestBody);
  return Object.entries(content).map(([mediaType, media]) => {
    const inner = structureOf(media.schema, model.follow);
    return [
      `## Request body${required ? " (required)" : ""}`,
      mediaText(mediaType, media, model),
      description.trim(),
      ...inner ? [structureText(inner, model)] : [],
    ].filter((block) => block !== "").join("\n\n");
  });
}

function mediaText(mediaType: string, { schema }: MediaType, model: Model): string {
  if (!schema || model.follow(schema).format === "binary") return `\`${mediaType}\`, bytes`;
  return `\`${mediaType}\`, ${mediaType === "text/event-stream" ? "events, each " : ""}${typeText(schema, model)}`;
}

function responseText(status: string, response: Response, model: Model): string {
  const { description = "", content = {} } = model.follow(response);
  const bodies = Object.entries(content).map(([mediaType, media]) => mediaText(mediaType, media, model));
  return `- ${status}: ${description.trim().replace(/\n+/g, " ")} ${bodies.join(" or ") || "No body"}.`;
}

/** Returns the first sample in curl, and the first example of a successful response. */
function exampleTexts(endpoint: Endpoint, { follow }: Model): string[] {
  const [sample] = samplesOf(endpoint, follow);
  const [[status = "", response] = []] = Object.entries(endpoint.operation.responses);
  const isOwn = response !== undefined && referenceName(response) === undefined;
  const [[mediaType = "", { examples = {} } = {}] = []] = Object.entries(isOwn ? response.content ?? {} : {});
  const [example] = Object.values(examples).map(follow);
  const shown = example && renderExample(mediaType, example.value);
  return [
    `## Example\n\n\`\`\`sh\n${sample?.sources.curl}\n\`\`\``,
    ...shown ? [`The response, ${status}:\n\n\`\`\`${shown.grammar}\n${shown.text}\n\`\`\``] : [],
  ];
}
