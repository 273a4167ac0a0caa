/** What a browser records, and where that goes. */
import type {
  BrowserTelemetryConfig, BrowserTelemetryExportConfig, BrowserTelemetryExportRequest, BrowserTelemetryRequest,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { given } from "../base/given.js";
import type { Session } from "./session.js";

type Categories = NonNullable<BrowserTelemetryConfig["browser"]>;

/** The categories that are on unless a request says otherwise. */
const usual: Categories = {
  control: { enabled: true },
  connection: { enabled: true },
  system: { enabled: true },
  captcha: { enabled: true },
};

/** Whether a category is recorded. */
export function records(
  config: BrowserTelemetryConfig | undefined,
  name: keyof Categories,
): boolean {
  const category = config?.browser?.[name];
  return category !== undefined && category.enabled !== false;
}

/**
 * Gives what a browser records once it is asked to.
 *
 * @param before What it recorded until now; nothing for a browser that is new.
 * @param created The session, if it is there already: then it is settled whether its telemetry is kept.
 * @returns What it records; nothing when every category is off.
 * @throws {HttpError} With 400 when the request wants nothing, and more than that, or what is settled otherwise.
 */
export function telemetryOf(
  request: BrowserTelemetryRequest | null | undefined,
  before?: BrowserTelemetryConfig,
  created?: Pick<Session, "storage">,
): BrowserTelemetryConfig | undefined {
  const { enabled, browser, export: exported, storage: wanted } = request ?? {};
  checkExport(exported);
  if (created && wanted && isKept(wanted) !== isKept(created.storage)) {
    throw new HttpError(400, ["telemetry.storage is settled when the session is created."]);
  }
  if (enabled === false && browser) {
    throw new HttpError(400, ["telemetry.browser cannot be given when telemetry.enabled is false."]);
  }
  const categories = enabled === false ? {} : categoriesOf(enabled, browser, before?.browser);
  const isOn = (Object.values(categories) as { enabled?: boolean }[]).some((category) => category.enabled !== false);
  const telemetry = {
    browser: categories,
    ...given({
      export: exportOf(exported, isOn ? before?.export : undefined),
      storage: created?.storage ?? wanted ?? before?.storage,
    }),
  };
  checkUse(telemetry, isOn, wanted);
  return isOn ? telemetry : undefined;
}

/** Whether what is recorded is kept: it is, unless a request says otherwise. */
function isKept(storage: BrowserTelemetryConfig["storage"]): boolean {
  return storage?.enabled !== false;
}

/** Each category as it was, or as it is by default, with what is given on top: its own settings are merged, too. */
function categoriesOf(enabled: boolean | undefined, given: Categories = {}, before?: Categories): Categories {
  if (!enabled && Object.keys(given).length === 0) return before ?? {};
  const categories = { ...enabled ? usual : before ?? usual };
  for (const [name, category] of Object.entries(given) as [keyof Categories, object][]) {
    categories[name] = { ...categories[name], ...category };
  }
  return categories;
}

function checkExport(exported: BrowserTelemetryExportRequest = {}): void {
  const { enabled, destination } = exported.otlp ?? {};
  if (destination && enabled === false) {
    throw new HttpError(400, ["telemetry.export.otlp.destination cannot be given when its enabled is false."]);
  }
}

/** Destinations are not in the contract: one that is named by its name has that as its id here. */
function exportOf(
  { otlp }: BrowserTelemetryExportRequest = {},
  before: BrowserTelemetryExportConfig | undefined,
): BrowserTelemetryExportConfig | undefined {
  if (!otlp) return before;
  if (otlp.enabled === false) return { otlp: { enabled: false } };
  const { id, name } = otlp.destination ?? {};
  return { otlp: { enabled: true, ...given({ destination: id ?? name ?? before?.otlp?.destination }) } };
}

/** Checks that what is recorded goes somewhere, and that there is something to go there. */
function checkUse(telemetry: BrowserTelemetryConfig, isOn: boolean, wanted: BrowserTelemetryConfig["storage"]): void {
  const { destination } = telemetry.export?.otlp ?? {};
  if (!isOn && destination !== undefined) {
    throw new HttpError(400, ["telemetry.export.otlp.destination needs telemetry that is on."]);
  }
  if (!isKept(isOn ? telemetry.storage : wanted) && destination === undefined) {
    throw new HttpError(400, ["telemetry.storage can only be off with telemetry.export.otlp.destination."]);
  }
}
