/** The fields of a schema as a Markdown list. A named schema is a link to its file; any other is a list within. */
import type { ComponentChildren } from "preact";
import { branchesOf, isCondition, type Schema } from "../../openapi/index.js";
import { declaredProperties, structureOf } from "../model/members.js";
import { type Model, referenceName } from "../model/model.js";
import { constraintTexts, typeText } from "./inline.js";

/** A field, or a parameter with its own description and constraints. */
export interface FieldText {
  name: string;
  schema: Schema | boolean;
  isRequired?: boolean | undefined;
  isDeprecated?: boolean | undefined;
  description?: string | undefined;
  more?: ComponentChildren[];
}

/** Returns an item of a list for a field: its name, type, description and constraints, and the fields within. */
export function fieldText({ name, schema, isRequired, more, ...overrides }: FieldText, model: Model): string {
  const own = model.follow(schema);
  const target = typeof own === "object" ? own : {};
  const description = overrides.description ?? target.description ?? "";
  const notes = [
    typeText(schema, model),
    ...isRequired ? ["required"] : [],
    ...overrides.isDeprecated ?? target.deprecated ? ["deprecated"] : [],
  ];
  const constraints = constraintTexts(schema, model, more).join("; ");
  const inner = structureOf(schema, model.follow);
  const isInline = inner !== undefined && referenceName(inner) === undefined;
  const blocks = [
    `\`${name}\` (${notes.join(", ")})${description && `: ${description.trim()}`}`,
    ...constraints === "" ? [] : [`${constraints}.`],
    ...isInline ? [structureText(inner, model)] : [],
  ];
  return itemOf(blocks.join("\n"));
}

/** Returns the fields of a schema, which of them are required together, and the branches of a union. */
export function structureText(schema: Schema, model: Model): string {
  const { follow } = model;
  const { additionalProperties, discriminator, oneOf, anyOf } = follow(schema);
  const fields = declaredProperties(schema, follow);
  const conditions = (anyOf ?? oneOf ?? []).filter(isCondition);
  const branches = branchesOf(follow(schema));
  const lines = fields.map(([name, field, isRequired]) => fieldText({ name, schema: field, isRequired }, model));
  if (conditions.length > 0) {
    const names = conditions.map(({ required = [] }) => required.map((name) => `\`${name}\``).join(" and "));
    lines.push(`\n${oneOf ? "Exactly" : "At least"} one of these is required: ${names.join(", ")}.\n`);
  }
  if (fields.length > 0 && typeof additionalProperties === "boolean") {
    lines.push(`\n${additionalProperties ? "Other properties are accepted." : "No other property is accepted."}\n`);
  }
  if (branches.length > 0) {
    lines.push(discriminator ? `\nThe schema depends on \`${discriminator.propertyName}\`:\n` : "\nOne of these:\n");
    lines.push(...branches.map(([tag, branch]) => branchText(tag, branch, model)));
  }
  return lines.join("\n").trim().replace(/\n{3,}/g, "\n\n");
}

function branchText(tag: string | undefined, branch: Schema, model: Model): string {
  const type = typeText(branch, model);
  const fields = referenceName(branch) === undefined ? `\n${structureText(branch, model)}` : "";
  return itemOf(`${tag === undefined ? "" : `\`${tag}\`: `}${type}${fields}`);
}

const itemOf = (text: string) => `- ${text.trimEnd().replace(/\n(?=.)/g, "\n  ")}`;
