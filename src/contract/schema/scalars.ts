/** Keywords that apply to numbers, and those that apply to texts. */
import { fullFormats } from "ajv-formats/dist/formats.js";
import { type Keyword, test } from "./check.js";

type Test = RegExp | ((value: never) => boolean);

/** The formats of ajv-formats: their tests, for texts unless they say otherwise. */
const formats = fullFormats as unknown as Record<string, Test | true | { type?: string; validate: Test }>;

export const numberKeywords: Record<string, Keyword> = {
  maximum: test((maximum: number) => (value: number) => value <= maximum),
  minimum: test((minimum: number) => (value: number) => value >= minimum),
  exclusiveMaximum: test((bound: number) => (value: number) => value < bound),
  exclusiveMinimum: test((bound: number) => (value: number) => value > bound),
  multipleOf: test((divisor: number) => (value: number) => Number.isInteger(value / divisor)),
  format: test((name: string) => formatTest<number>(name, "number")),
};

export const textKeywords: Record<string, Keyword> = {
  maxLength: test((maximum: number) => (text: string) => text.length <= maximum || lengthOf(text) <= maximum),
  minLength: test((minimum: number) => (text: string) => text.length >= minimum && lengthOf(text) >= minimum),
  pattern: test((pattern: string) => {
    const expression = new RegExp(pattern, "u");
    return (text: string) => expression.test(text);
  }),
  format: test((name: string) => formatTest<string>(name, "string")),
};

/** Returns the test of a format. An unknown one forbids nothing (JSON Schema Validation 2020-12, section 7.2.3). */
function formatTest<Value>(name: string, applies: "number" | "string"): (value: Value) => boolean {
  const format = Object.hasOwn(formats, name) ? formats[name] : true;
  const isDetailed = typeof format === "object" && "validate" in format;
  const { validate, type = "string" } = isDetailed ? format : { validate: format };
  if (type !== applies || validate === undefined || validate === true) return () => true;
  return (value) => validate instanceof RegExp ? validate.test(value as string) : validate(value as never);
}

/** Returns the length of a text in characters, of which some take two code units. */
function lengthOf(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; length++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return length;
}
