/**
 * Where stock Prism is known to break the contract on a derived request, once for each kind, and why. Such a request is
 * sent all the same, and has to fail: what Prism does well one day goes from here.
 */
import type { Case } from "./cases.js";
import { contentOf, type Operation } from "./contract.js";

/** One kind of request that Prism does not answer as the contract says. */
export interface Shortfall {
  why: string;
  isOf: (operation: Operation, one: Case) => boolean;
}

/** The example of a form with a part that is JSON. */
const readsJson = (name: string) => name.includes("repository_to_deploy");
const isForm = ({ body }: Operation) => body?.mediaType === "multipart/form-data";
const isDeep = ({ body }: Operation, name: string) => body?.encoding[name]?.style === "deepObject";
/** Whether a form has parts with bracketed names that it cannot do without. */
const needsBrackets = (operation: Operation) =>
  isForm(operation) && (operation.body?.schema.required as string[] ?? []).some((name) => isDeep(operation, name));
const successOf = ({ responses }: Operation) => contentOf(responses["200"] ?? {});
const getsSuccess = ({ expected }: Case) => expected === "success" || expected === 200;
const isEmptyOptional = ({ parameters }: Operation, { name }: Case) =>
  parameters.some((one) => one.in === "query" && !one.required && name === `${one.name} that is empty`);

/** Whether Prism reads a form as far as it reads any: no part of it is JSON or has to be put together. */
const isReadForm = (operation: Operation, { name }: Case) =>
  isForm(operation) && !needsBrackets(operation) && !readsJson(name);
const deepMishaps = /is no object$|without a key$|with an object in it$|with a key twice$/;

export const shortfalls: Shortfall[] = [
  {
    why: "It answers malformed JSON with a body of its own, not with an Error.",
    isOf: (_, { name }) => name === "malformed JSON",
  },
  {
    why: "It sees no difference between a body that is null and none at all, where the body is optional.",
    isOf: ({ body }, { name }) => body?.required === false && name.startsWith("body that is null"),
  },
  {
    why: "It refuses what is not valid with the 422 that the operation declares for something else.",
    isOf: ({ responses }, { expected, isShown }) => "422" in responses && expected === 400 && !isShown,
  },
  {
    why: "It takes an optional parameter without a value for one that is not there.",
    isOf: isEmptyOptional,
  },
  {
    why: "It takes a parameter of the style deepObject for one that is not there, when its names are malformed.",
    isOf: ({ parameters }, { name }) =>
      parameters.some((one) => one.style === "deepObject" && name.startsWith(`${one.name} `)) && deepMishaps.test(name),
  },
  {
    why: "It cannot write events: it answers 500, with a body that is no Error.",
    isOf: (operation, one) => getsSuccess(one) && successOf(operation)?.mediaType === "text/event-stream",
  },
  {
    why: "It sends bytes as the text of the data: URL that stands for them.",
    isOf: (operation, one) => getsSuccess(one) && !/json|event/.test(successOf(operation)?.mediaType ?? "json")
      && String(Object.values(successOf(operation)?.examples ?? {})[0]).startsWith("data:"),
  },
  {
    why: "It does not read a list of objects from parts with bracketed names, and so refuses every such form.",
    isOf: (operation, { expected, isShown }) =>
      needsBrackets(operation) && (expected === "success" || (isShown === true && expected !== 400)),
  },
  {
    why: "It does not read a part of a form as JSON, so that it is no object.",
    isOf: (operation, { name, expected }) => isForm(operation) && expected === "success" && readsJson(name),
  },
  {
    why: "It drops the parts that a form does not have.",
    isOf: (operation, one) =>
      isReadForm(operation, one) && one.name.startsWith("body with a property that it does not have"),
  },
  {
    why: "It takes a text for a file.",
    isOf: (operation, one) =>
      isReadForm(operation, one) && /^body\.\w*file that is (7|null), no string/.test(one.name),
  },
  {
    why: "It drops a part with a name of its own where parts with bracketed names belong.",
    isOf: (operation, one) =>
      isReadForm(operation, one) && one.name.startsWith("body.env_vars that is null"),
  },
];

export function shortfallOf(operation: Operation, one: Case): Shortfall | undefined {
  return shortfalls.find(({ isOf }) => isOf(operation, one));
}
