/** The responses that an operation declares, by status. */
import type { Operation, Response } from "./objects.js";

/** Returns the response that an operation declares for a status. `default` covers any other error. */
export function responseTo({ responses }: Operation, status: number): Response | undefined {
  const isError = status >= 400 && status <= 599;
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? (isError ? responses.default : undefined);
}

/** Returns the successes that an operation declares, lowest status first (objects sort integer keys). */
export function successesOf({ responses }: Operation): [status: string, response: Response][] {
  return Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status));
}

/** Returns the lowest success status that an operation declares. */
export function successOf(operation: Operation): number {
  const [[status] = ["200"]] = successesOf(operation);
  return Number(status);
}

/** Whether an operation returns pages of a list: the headers of one say where the next one starts. */
export function isPaged(operation: Operation): boolean {
  return "X-Next-Offset" in (successesOf(operation)[0]?.[1].headers ?? {});
}
