/** Whether what was sent is what is shown afterwards, where the contract has both under one name, in one form. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type Schema } from "../../openapi/index.js";

/** A property that is not shown as it was sent. */
export interface Lost {
  /** Names on the way to it, such as `viewport.width`. */
  name: string;
  sent: unknown;
  /** What is shown; nothing where it is not shown at all. */
  shown: unknown;
}

/**
 * Gives what was sent and is not shown as such. Objects are compared by their properties, everything else as a whole;
 * what the contract describes differently here and there is passed over, and so is what is only written.
 *
 * @param asked Schema of what is sent.
 * @param told Schema of what is shown.
 */
export function lostOf(asked: Schema = {}, told: Schema = {}, sent: unknown, shown: unknown, name = ""): Lost[] {
  if (!isObject(sent) || Array.isArray(sent) || sent instanceof Uint8Array) return [];
  const [own, theirs] = [propertiesOf(asked), propertiesOf(told)];
  return Object.entries(sent).flatMap(([key, value]): Lost[] => {
    const [mine, other] = [own[key], theirs[key]];
    if (!mine || !other || value === null || mine.writeOnly) return [];
    const there = isObject(shown) ? (shown)[key] : undefined;
    const path = name === "" ? key : `${name}.${key}`;
    if (isOf(mine, "object") && isOf(other, "object") && mine.properties && other.properties) {
      return lostOf(mine, other, value, there, path);
    }
    const form = formOf(mine);
    const isShowable = other.enum === undefined || other.enum.includes(value);
    if (form === undefined || form !== formOf(other) || !isShowable || isDeepStrictEqual(value, there)) return [];
    return [{ name: path, sent: value, shown: there }];
  });
}

function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema | undefined> {
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema | undefined>;
}

function isOf({ type }: Schema, name: string): boolean {
  return [type].flat().includes(name);
}

/** What a schema says besides words, bounds and values; nothing where it has alternatives. */
function formOf({ type, format, items, additionalProperties, oneOf, anyOf }: Schema) {
  if (oneOf || anyOf || type === undefined) return undefined;
  const types = [type].flat().filter((one) => one !== "null");
  return JSON.stringify([types, format, items, additionalProperties]);
}
