/** The categories of telemetry. */
import type { BrowserTelemetryConfig } from "../../../generated/openapi.js";

export type TelemetryCategories = NonNullable<BrowserTelemetryConfig["browser"]>;

/** Whether a category is recorded. */
export function records(
  config: BrowserTelemetryConfig | undefined,
  name: keyof TelemetryCategories,
): boolean {
  const category = config?.browser?.[name];
  return category !== undefined && category.enabled !== false;
}
