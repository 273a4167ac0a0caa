/** The Markdown file of a schema: its description, its constraints, its fields, and an example. */
import type { Schema } from "../../openapi/index.js";
import { isStructured } from "../model/members.js";
import { type Model, schemaExample } from "../model/model.js";
import { structureText } from "./fields.js";
import { constraintTexts, typeText } from "./inline.js";

/** Returns the text of the file. */
export function schemaFile(name: string, schema: Schema, model: Model): string {
  const constraints = constraintTexts(schema, model).join("; ");
  const example = schemaExample(schema, model.follow);
  const type = isStructured(schema, model.follow) ? "object" : typeText(schema, model);
  return [
    `# ${name}`,
    `A schema: ${type}${schema.deprecated ? ", deprecated" : ""}`,
    schema.description?.trim() ?? "",
    constraints && `${constraints}.`,
    structureText(schema, model),
    example === undefined ? "" : `## Example\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ].filter((block) => block !== "").join("\n\n") + "\n";
}
