/** The reported location of a browser: its time zone and its language. */
import type { BrowserLocation, BrowserLocationUpdateRequest, BrowserRegion } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";

/** The defaults of each region. The contract does not specify them. */
const regionDefaults: Record<BrowserRegion, { timezone: string; locale: string }> = {
  "us-east": { timezone: "America/New_York", locale: "en-US" },
  "us-west": { timezone: "America/Los_Angeles", locale: "en-US" },
  "eu-west": { timezone: "Europe/Dublin", locale: "en-IE" },
  "ap-southeast": { timezone: "Asia/Singapore", locale: "en-SG" },
};

const defaultLocations: Record<BrowserRegion, BrowserLocation> = {
  "us-east": byRegion("us-east"),
  "us-west": byRegion("us-west"),
  "eu-west": byRegion("eu-west"),
  "ap-southeast": byRegion("ap-southeast"),
};

/**
 * Applies a request to the location of a browser.
 *
 * @param before The current location. By default, that of the region.
 * @throws {HttpError} With 400 if the time zone or language does not exist.
 */
export function locationOf(
  region: BrowserRegion,
  { timezone, locale }: BrowserLocationUpdateRequest = {},
  before = defaultLocations[region],
): BrowserLocation {
  if (timezone === undefined && locale === undefined) return before;
  if (typeof timezone === "string" && !isTimeZone(timezone)) {
    throw new HttpError(400, [`location.timezone: there is no IANA time zone ${timezone}.`]);
  }
  if (typeof locale === "string" && !isLocale(locale)) {
    throw new HttpError(400, [`location.locale: there is no language with the BCP 47 tag ${locale}.`]);
  }
  const location = { ...before };
  if (timezone !== undefined) {
    location.timezone = timezone ?? regionDefaults[region].timezone;
    location.timezone_source = timezone === null ? "default" : "override";
  }
  if (locale !== undefined) {
    location.locale = locale ?? regionDefaults[region].locale;
    location.locale_source = locale === null ? "default" : "override";
  }
  return location;
}

function byRegion(region: BrowserRegion): BrowserLocation {
  const { timezone, locale } = regionDefaults[region];
  return { timezone, timezone_source: "default", locale, locale_source: "default" };
}

/** Whether a time zone is known. An offset such as `+01:00` is not, although newer versions of Node.js accept it. */
function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && !throwsRangeError(() => new Intl.DateTimeFormat("en", { timeZone: name }));
}

/** How long a tag may be: checking one takes quadratic time. */
const maxTagLength = 255;

/** Whether a tag is well-formed, and its language is known. */
function isLocale(tag: string): boolean {
  if (tag.length > maxTagLength || throwsRangeError(() => Intl.getCanonicalLocales(tag))) return false;
  return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
}

function throwsRangeError(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
