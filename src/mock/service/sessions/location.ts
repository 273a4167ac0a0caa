/** Where a browser says that it is: its time zone and its language. */
import type {
  BrowserLocation, BrowserLocationUpdateRequest, BrowserRegion,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";

/** What a browser has by its region. The contract does not say which. */
const regional: Record<BrowserRegion, { timezone: string; locale: string }> = {
  "us-east": { timezone: "America/New_York", locale: "en-US" },
  "us-west": { timezone: "America/Los_Angeles", locale: "en-US" },
  "eu-west": { timezone: "Europe/Dublin", locale: "en-IE" },
  "ap-southeast": { timezone: "Asia/Singapore", locale: "en-SG" },
};

const unchanged: Record<BrowserRegion, BrowserLocation> = {
  "us-east": byRegion("us-east"),
  "us-west": byRegion("us-west"),
  "eu-west": byRegion("eu-west"),
  "ap-southeast": byRegion("ap-southeast"),
};

/**
 * Gives the location of a browser once a request has had its say.
 *
 * @param before What it was until now; left out, the region's.
 * @throws {HttpError} With 400 when there is no such time zone or language.
 */
export function locationOf(
  region: BrowserRegion,
  { timezone, locale }: BrowserLocationUpdateRequest = {},
  before = unchanged[region],
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
    location.timezone = timezone ?? regional[region].timezone;
    location.timezone_source = timezone === null ? "default" : "override";
  }
  if (locale !== undefined) {
    location.locale = locale ?? regional[region].locale;
    location.locale_source = locale === null ? "default" : "override";
  }
  return location;
}

function byRegion(region: BrowserRegion): BrowserLocation {
  const { timezone, locale } = regional[region];
  return { timezone, timezone_source: "default", locale, locale_source: "default" };
}

/** Whether a time zone is known. An offset such as `+01:00` is none, though newer versions of Node.js take it. */
function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && !throwsRangeError(() => new Intl.DateTimeFormat("en", { timeZone: name }));
}

/** How long a tag may be. To check one takes time with the square of its length. */
const longest = 255;

/** Whether a tag is well-formed, and its language known. */
function isLocale(tag: string): boolean {
  if (tag.length > longest || throwsRangeError(() => Intl.getCanonicalLocales(tag))) return false;
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
