/** Generates the types of a description with openapi-typescript, and declares each schema at the top level. */
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { bodyKindOf, type Document, operationsOf } from "../../src/openapi/index.js";
import { withConstraints } from "./constraints.js";

const { factory } = ts;

/** Generates the types of a description: those of the contract alone. */
export async function types(description: OpenAPI3 & Document): Promise<string> {
  const bytes = bytesType("FileBytes");
  const nodes = await openapiTS(withConstraints(description), {
    defaultNonNullable: false, // a caller may omit a property with a default
    silent: true,
    transform: (schema) => schema.format === "binary" ? bytes : undefined,
  });
  const text = astToString(hoisted(withRawBodies(nodes, rawTypesOf(description))));
  return `import type * as bytes from "./bytes.js";\n\n${plainComments(text)}`;
}

/** Returns a reference to a type of `bytes.d.ts`. By its namespace, a schema may have the same name. */
function bytesType(name: "FileBytes" | "RawBody") {
  return factory.createTypeReferenceNode(factory.createQualifiedName(factory.createIdentifier("bytes"), name));
}

/** Removes the tag of descriptions, which editors show before the text. */
function plainComments(text: string): string {
  return text
    .replaceAll("/** @description ", "/** ")
    .replaceAll(/(\/\*\*\n *)\* @description /g, "$1* ")
    .replaceAll(/\n( *)\* @description /g, "\n$1*\n$1* ");
}

/** Returns the name of a schema's type. `Error` becomes `ErrorBody`, so that it does not hide the global `Error`. */
export function typeNameOf(schema: string): string {
  return schema === "Error" ? "ErrorBody" : schema;
}

/** Returns the media types of bodies that are bytes. */
function rawTypesOf(description: Document): Set<string> {
  const operations = operationsOf(description);
  const contents = operations.flatMap(({ body, responses }) => [body, ...Object.values(responses)]);
  const mediaTypes = contents.flatMap((content) => Object.keys(content?.content ?? {}));
  return new Set(mediaTypes.filter((type) => bodyKindOf(type) === "bytes" && type !== "text/event-stream"));
}

/** Changes the type of byte bodies to `RawBody`: unlike a file in a form, such a body may be a stream. */
function withRawBodies(nodes: ts.Node[], rawTypes: Set<string>): ts.Node[] {
  return transformed(nodes, (node) => {
    if (!ts.isPropertySignature(node) || !rawTypes.has(propertyName(node))) return node;
    const type = bytesType("RawBody");
    return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
  });
}

/**
 * Moves each schema from `components` to the top level, and refers to it by name. Editors then show `Browser` instead
 * of the expanded type of `components["schemas"]["Browser"]`.
 */
function hoisted(nodes: ts.Node[]): ts.Node[] {
  const named = transformed(nodes, (node) => {
    const schema = schemaOf(node);
    return schema === undefined ? node : reference(schema);
  });
  const found: ts.Node[] = [];
  const rest = transformed(named, (node) => {
    const isSchemas = ts.isPropertySignature(node) && propertyName(node) === "schemas";
    if (!isSchemas || !node.type || !ts.isTypeLiteralNode(node.type)) {
      return node;
    }
    const schemas = node.type.members.filter(ts.isPropertySignature);
    found.push(...schemas.map(declared));
    const references = schemas.map(({ name }) =>
      factory.createPropertySignature(undefined, name, undefined, reference(propertyName({ name }))));
    return factory.updatePropertySignature(node, undefined, node.name, undefined,
      factory.createTypeLiteralNode(references));
  });
  return [...found, ...rest];
}

function declared(schema: ts.PropertySignature): ts.Node {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const { name, type = factory.createTypeReferenceNode("unknown") } = schema;
  const typeName = typeNameOf(propertyName({ name }));
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, typeName, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, typeName, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
}

const reference = (schema: string) => factory.createTypeReferenceNode(typeNameOf(schema));

function propertyName({ name }: { name: ts.PropertyName }): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text.replaceAll('"', "") : ""; // it may have quotes
}

/** Returns a copy of trees with `change` applied to each node, from the leaves up. */
function transformed(nodes: ts.Node[], change: (node: ts.Node) => ts.Node): ts.Node[] {
  const { transformed } = ts.transform(nodes, [(context) => {
    const visit = (node: ts.Node): ts.Node => change(ts.visitEachChild(node, visit, context));
    return visit;
  }]);
  return transformed;
}

/** Returns the schema of a type such as `components["schemas"]["Browser"]`. */
function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  return literalText(node.objectType.indexType) === "schemas" ? literalText(node.indexType) : undefined;
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
