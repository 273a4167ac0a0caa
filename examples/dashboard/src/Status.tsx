import type { UseQueryResult } from "@tanstack/react-query";

/** Shows that a query or a mutation is running, or why it failed. */
export function Status({ of, text }: { of: Pick<UseQueryResult, "error" | "isPending">; text: string }) {
  if (of.error) return <p role="alert">{of.error.message}</p>;
  return of.isPending && <p role="status">{text}</p>;
}
