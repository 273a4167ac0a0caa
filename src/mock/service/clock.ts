/** Where the service has its time from. */

export interface Clock {
  now(): Date;
  /** Now, as the service writes it (RFC 3339). */
  timestamp(): string;
}

export function createClock(): Clock {
  return { now: () => new Date(), timestamp: () => new Date().toISOString() };
}
