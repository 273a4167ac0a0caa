/** The telemetry settings of a browser: what is recorded, and where it goes. */
import type {
  BrowserTelemetryConfig, BrowserTelemetryExportConfig, BrowserTelemetryExportRequest, BrowserTelemetryRequest,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { TelemetryCategories } from "../../model/telemetry.js";

/** The categories that are on by default. */
const defaultCategories: TelemetryCategories = {
  control: { enabled: true },
  connection: { enabled: true },
  system: { enabled: true },
  captcha: { enabled: true },
};

/**
 * Applies a request to the telemetry settings of a browser.
 *
 * @param before The current settings; undefined for a new browser.
 * @param created The session, if it exists already: then `storage` can no longer change.
 * @returns Undefined when every category is off.
 * @throws {HttpError} With 400 if properties contradict each other, or `storage` would change.
 */
export function telemetryOf(
  request: BrowserTelemetryRequest | null | undefined,
  before?: BrowserTelemetryConfig,
  created?: Pick<Session, "storage">,
): BrowserTelemetryConfig | undefined {
  const { enabled, browser, export: exported, storage: wanted } = request ?? {};
  checkExport(exported);
  if (created && wanted && isKept(wanted) !== isKept(created.storage)) {
    throw new HttpError(400, ["telemetry.storage can only be set when the session is created."]);
  }
  if (enabled === false && browser) {
    throw new HttpError(400, ["telemetry.browser cannot be set when telemetry.enabled is false."]);
  }
  const categories = enabled === false ? {} : categoriesOf(enabled, browser, before?.browser);
  const isOn = (Object.values(categories) as { enabled?: boolean }[]).some((category) => category.enabled !== false);
  const telemetry = {
    browser: categories,
    ...withoutUndefined({
      export: exportOf(exported, isOn ? before?.export : undefined),
      storage: created?.storage ?? wanted ?? before?.storage,
    }),
  };
  checkUse(telemetry, isOn, wanted);
  return isOn ? telemetry : undefined;
}

/** Whether telemetry is stored, which is the default. */
function isKept(storage: BrowserTelemetryConfig["storage"]): boolean {
  return storage?.enabled !== false;
}

/** Merges the given categories into the current ones or the defaults, with the settings of each category. */
function categoriesOf(
  enabled: boolean | undefined,
  requested: TelemetryCategories = {},
  before?: TelemetryCategories,
): TelemetryCategories {
  if (!enabled && Object.keys(requested).length === 0) return before ?? {};
  const categories = { ...enabled ? defaultCategories : before ?? defaultCategories };
  for (const [name, category] of Object.entries(requested) as [keyof TelemetryCategories, object][]) {
    categories[name] = { ...categories[name], ...category };
  }
  return categories;
}

function checkExport(exported: BrowserTelemetryExportRequest = {}): void {
  const { enabled, destination } = exported.otlp ?? {};
  if (destination && enabled === false) {
    throw new HttpError(400, ["telemetry.export.otlp.destination cannot be set when otlp.enabled is false."]);
  }
}

/** The contract has no list of destinations: if one is given by name, the mock uses the name as its id. */
function exportOf(
  { otlp }: BrowserTelemetryExportRequest = {},
  before: BrowserTelemetryExportConfig | undefined,
): BrowserTelemetryExportConfig | undefined {
  if (!otlp) return before;
  if (otlp.enabled === false) return { otlp: { enabled: false } };
  const { id, name } = otlp.destination ?? {};
  return { otlp: { enabled: true, ...withoutUndefined({ destination: id ?? name ?? before?.otlp?.destination }) } };
}

/** Checks that telemetry is stored or exported, and that nothing is exported when it is off. */
function checkUse(telemetry: BrowserTelemetryConfig, isOn: boolean, wanted: BrowserTelemetryConfig["storage"]): void {
  const { destination } = telemetry.export?.otlp ?? {};
  if (!isOn && destination !== undefined) {
    throw new HttpError(400, ["telemetry.export.otlp.destination needs telemetry to be on."]);
  }
  if (!isKept(isOn ? telemetry.storage : wanted) && destination === undefined) {
    throw new HttpError(400, ["telemetry.storage can only be off when telemetry.export.otlp.destination is set."]);
  }
}
