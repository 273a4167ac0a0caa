/** Adds the constraints of schemas to their descriptions. A type cannot express them, but editors show descriptions. */

/** A part of an OpenAPI description. */
type SchemaNode = Record<string, unknown>;

const limits = {
  pattern: "Pattern",
  minimum: "Minimum",
  maximum: "Maximum",
  minLength: "Minimum length",
  maxLength: "Maximum length",
  minItems: "Minimum items",
  maxItems: "Maximum items",
  maxProperties: "Maximum properties",
};

/**
 * Adds the constraints of every property and parameter to its description, including those of the schema it refers to.
 *
 * @param description An OpenAPI 3.1 description in which every `$ref` is local.
 * @returns A copy for generating types. The mode of a file, for example, has the description "3 or 4 octal digits.
 *   Pattern: `^[0-7]{3,4}$`."
 */
export function withConstraints<Description extends object>(description: Description): Description {
  return visit(description) as Description;

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const copy = mapValues(value, visit);
    for (const keyword of ["anyOf", "oneOf"] as const) { // a branch with nothing but `required` would become `unknown`
      const branches = copy[keyword];
      if (Array.isArray(branches) && branches.every(onlyRequires)) delete copy[keyword];
    }
    if (copy.oneOf) delete copy.discriminator; // each branch declares its own value
    if (isNode(copy.properties)) {
      copy.properties = mapValues(copy.properties, (schema) => explain(schema as SchemaNode));
    }
    return "in" in copy && isNode(copy.schema) ? explain(copy, copy.schema) : copy;
  }

  /** Describes a property or a parameter. Sibling keywords of a `$ref` take precedence. */
  function explain(node: SchemaNode, schema: SchemaNode = node): SchemaNode {
    const whole = { ...follow(schema), ...schema, ...node };
    const constraints = Object.entries(limits)
      .filter(([keyword]) => whole[keyword] !== undefined)
      .map(([keyword, name]) => `${name}: \`${String(whole[keyword])}\`.`);
    const sentences = [whole.description as string | undefined, ...constraints].filter((text) => text !== undefined);
    return {
      ...node,
      ...sentences.length > 0 && { description: sentences.join(" ") },
      ...whole.default !== undefined && { default: whole.default },
    };
  }

  function follow({ $ref }: SchemaNode): SchemaNode {
    if (typeof $ref !== "string") return {};
    const target = $ref.slice(2).split("/").reduce<SchemaNode>((node, key) =>
      node[key] as SchemaNode, description as SchemaNode);
    return { ...follow(target), ...target };
  }
}

function onlyRequires(schema: unknown): boolean {
  return isNode(schema) && Object.keys(schema).every((key) => key === "required" || key === "title");
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(node: SchemaNode, change: (value: unknown) => unknown): SchemaNode {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}
