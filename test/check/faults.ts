/** Helpers for the tables of servers with one fault. */
import { type Broken, inJson, ofError, ofSuccess, type Passing, type Returning } from "./broken.js";

/** A server with one fault, the only breach to report, and the operations to check if it is not those of the breach. */
export type Fault = [what: string, broken: Broken, breach: string, only?: string[]];

/** Whether a request has a method and a path. */
export const isOf = (method: string, path: RegExp) => (request: Passing) =>
  request.method === method && path.test(request.url.split("?")[0] ?? "");

/** Changes the successful responses to some requests. */
export function answers(method: string, path: RegExp, change: (response: Returning) => unknown): Broken {
  const matches = isOf(method, path);
  return ofSuccess((response, request) => matches(request) && change(response));
}

/** Changes the JSON of successful responses to some requests: an object, or each entry of a list. */
export function values(method: string, path: RegExp, change: (value: any) => unknown): Broken {
  return answers(method, path, inJson((body) =>
    Array.isArray(body) ? body.map((entry) => change(entry) ?? entry) : change(body) ?? body));
}

/** Replaces every error of a status. */
export function errorsOf(status: number, instead: Partial<Returning>): Broken {
  return ofError((response) => response.status === status && Object.assign(response, instead));
}

/** Confirms deletions without deleting anything. Invalid deletions are still refused. */
export function deletesNothing(path: RegExp): Broken {
  const matches = (request: Passing) => isOf("DELETE", path)(request) && !/\/0+$/.test(request.url);
  return {
    request: (request) => matches(request) && (request.url = request.url.replace(/\w+$/, "0000")),
    answer: (response, request) => matches(request) && response.status === 404
      && Object.assign(response, { status: 204, headers: {}, text: "" }),
  };
}
