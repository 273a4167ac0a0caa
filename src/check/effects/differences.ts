/** Compares sent values with received ones, where the contract declares both under the same name in the same way. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type Schema } from "../../openapi/index.js";

/** A property whose received value differs from the sent one. */
export interface Difference {
  /** The path of the property, such as `viewport.width`. */
  name: string;
  sent: unknown;
  /** The received value; `undefined` if there is none. */
  received: unknown;
}

/**
 * Returns the properties that differ. Objects are compared property by property, other values as a whole. Write-only
 * properties are skipped, and those that the two schemas declare differently.
 */
export function differencesOf(
  sentSchema: Schema = {},
  receivedSchema: Schema = {},
  sent: unknown,
  received: unknown,
  name = "",
): Difference[] {
  if (!isObject(sent) || Array.isArray(sent) || sent instanceof Uint8Array) return [];
  const [sentProperties, receivedProperties] = [propertiesOf(sentSchema), propertiesOf(receivedSchema)];
  return Object.entries(sent).flatMap(([key, sentValue]): Difference[] => {
    const [sentAs, receivedAs] = [sentProperties[key], receivedProperties[key]];
    if (!sentAs || !receivedAs || sentValue === null || sentAs.writeOnly) return [];
    const receivedValue = isObject(received) ? received[key] : undefined;
    const path = name === "" ? key : `${name}.${key}`;
    if (hasProperties(sentAs) && hasProperties(receivedAs)) {
      return differencesOf(sentAs, receivedAs, sentValue, receivedValue, path);
    }
    const shape = shapeOf(sentAs);
    const isInEnum = receivedAs.enum === undefined || receivedAs.enum.includes(sentValue);
    const isComparable = shape !== undefined && shape === shapeOf(receivedAs) && isInEnum;
    if (!isComparable || isDeepStrictEqual(sentValue, receivedValue)) return [];
    return [{ name: path, sent: sentValue, received: receivedValue }];
  });
}

function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema | undefined> {
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema | undefined>;
}

function hasProperties({ type, properties }: Schema): boolean {
  return [type].flat().includes("object") && properties !== undefined;
}

/** Returns a key of a schema's types, without descriptions, bounds and values; `undefined` if it has alternatives. */
function shapeOf({ type, format, items, additionalProperties, oneOf, anyOf }: Schema): string | undefined {
  if (oneOf || anyOf || type === undefined) return undefined;
  const types = [type].flat().filter((typeName) => typeName !== "null");
  return JSON.stringify([types, format, items, additionalProperties]);
}
