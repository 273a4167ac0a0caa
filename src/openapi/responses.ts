/** The responses that an operation declares, by status. */
import type { Operation, Response } from "./objects.js";

/** Gives the response that an operation declares for a status. `default` stands for any other error. */
export function responseTo({ responses }: Operation, status: number): Response | undefined {
  const isError = status >= 400 && status <= 599;
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? (isError ? responses.default : undefined);
}

/** Gives the successes that an operation declares, the lowest status first: an object has such keys in their order. */
export function successesOf({ responses }: Operation): [status: string, response: Response][] {
  return Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status));
}

/** Gives the lowest success that an operation declares. */
export function successOf(operation: Operation): number {
  const [[status] = ["200"]] = successesOf(operation);
  return Number(status);
}
