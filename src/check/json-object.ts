/** Objects in JSON, as opposed to lists, null and bytes. */
import { isObject } from "../openapi/index.js";

export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value) && !Array.isArray(value) && !(value instanceof Uint8Array);
}
