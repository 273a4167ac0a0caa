/** How overrides are listed: `GET /_mock/overrides`. */

/** An override that is on. */
export interface ListedOverride {
  /** ID of the operation. */
  operation: string;
  /** What it answers, as `PUT` takes it; undefined if it is a function. */
  override?: object;
  /** How many requests it still answers; undefined if all. */
  left?: number;
  /** Whether it is one of those at the start: of the setup, or of the scenario. */
  isInitial: boolean;
}

/** Lists an override. */
export function listedOverride(
  operation: string,
  { data, left, isInitial }: { data: object | undefined; left: number; isInitial: boolean },
): ListedOverride {
  return { operation, ...data && { override: data }, ...Number.isFinite(left) && { left }, isInitial };
}

/** Describes an override in a few words: `status 429, the next 2 times`. */
export function describeOverride({ override, left }: Pick<ListedOverride, "override" | "left">): string {
  if (!override) return "a function";
  const { status, example, body, headers, delay, chance } = override as Record<string, unknown>;
  const parts = [
    status !== undefined && `status ${status as number}`,
    example !== undefined && `example ${example as string}`,
    body !== undefined && "a body",
    headers !== undefined && "headers",
    delay !== undefined && `after ${delay as number} ms`,
    chance !== undefined && `${Math.round(Number(chance) * 100)} % of the time`,
    left !== undefined && (left === 1 ? "the next time" : `the next ${left} times`),
  ];
  return parts.filter((part) => part !== false).join(", ") || "as usual";
}
