/** What a browser records: the categories of its telemetry. */
import type { BrowserTelemetryConfig, BrowserTelemetryRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../http-error.js";

/** The categories that are on unless a request says otherwise. */
const usual: NonNullable<BrowserTelemetryConfig["browser"]> = {
  control: { enabled: true },
  connection: { enabled: true },
  system: { enabled: true },
  captcha: { enabled: true },
};

/**
 * Gives what a browser records once it is asked to.
 *
 * @param before What it recorded until now; nothing for a browser that is new.
 * @returns What it records; nothing when every category is off.
 * @throws {HttpError} With 400 when the request wants nothing, and categories.
 */
export function telemetryOf(
  request: BrowserTelemetryRequest | null | undefined,
  before?: BrowserTelemetryConfig,
): BrowserTelemetryConfig | undefined {
  const { enabled, browser: given } = request ?? {};
  if (enabled === false) {
    if (given) throw new HttpError(400, ["telemetry.browser cannot be given when telemetry.enabled is false."]);
    return undefined;
  }
  if (!enabled && Object.keys(given ?? {}).length === 0) return before;
  const browser = { ...enabled ? usual : before?.browser ?? usual, ...given };
  return Object.values(browser).some((category) => category?.enabled !== false) ? { browser } : undefined;
}
