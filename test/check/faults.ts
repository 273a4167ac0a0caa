/** What the tables of servers with one fault are made of. */
import { type Broken, inJson, ofError, ofSuccess, type Passing, type Returning } from "./broken.js";

/** A server with one fault, the only breach that it is told, and what is checked, if more than the operations told. */
export type Fault = [what: string, broken: Broken, told: string, only?: string[]];

/** Whether a request is of a method and a path. */
export const isOf = (method: string, path: RegExp) => (request: Passing) =>
  request.method === method && path.test(request.url.split("?")[0] ?? "");

/** Changes the successes of some requests. */
export function answers(method: string, path: RegExp, change: (answer: Returning) => unknown): Broken {
  const isMeant = isOf(method, path);
  return ofSuccess((answer, request) => isMeant(request) && change(answer));
}

/** Changes the JSON of the successes of some requests: an object, or each entry of a list. */
export function values(method: string, path: RegExp, change: (value: any) => unknown): Broken {
  return answers(method, path, inJson((body) =>
    Array.isArray(body) ? body.map((entry) => change(entry) ?? entry) : change(body) ?? body));
}

/** Has something else in the place of every error of a status. */
export function errorsOf(status: number, instead: Partial<Returning>): Broken {
  return ofError((answer) => answer.status === status && Object.assign(answer, instead));
}

/** Deletes nothing of a path, and says that it has. What it refuses, it refuses. */
export function deletesNothing(path: RegExp): Broken {
  const isMeant = (request: Passing) => isOf("DELETE", path)(request) && !/\/0+$/.test(request.url);
  return {
    request: (request) => isMeant(request) && (request.url = request.url.replace(/\w+$/, "0000")),
    answer: (answer, request) => isMeant(request) && answer.status === 404
      && Object.assign(answer, { status: 204, headers: {}, text: "" }),
  };
}
