/** The sentences that promise a behavior and have no step: by area, a part of each with the reason. */

const elsewhere = "The operations say it, too.";
const schema = "A check by schema shows it.";
const website = "The website of a login would have to take part.";
const time = "It takes minutes.";

export const unproven: Record<string, Record<string, string>> = {
  "Introduction": {
    "Record sessions, keep their logins": "It says what there is.",
    "A request without an accepted token gets 401.": "It is checked with every operation.",
    "A token that lacks the permission or the plan gets 403.": "It would need another token.",
    "a property that the schema does not list is rejected with 400": schema,
    "The known codes are `bad_request`, used with 400": "Other codes are allowed.",
    "those in the examples are only illustrations": "It promises nothing.",
    "the 409 for too many Playwright executors": elsewhere,
    "the 502 for a request sent through a browser": elsewhere,
    "Only `streamTelemetryEvents` also sends": "A client ignores other lines.",
    "after at most 72 hours": elsewhere,
    "for at most 1 hour": elsewhere,
  },
  "Extensions": {
    "Null or absent if it is not known.": "The service decides what it knows.",
  },
  "Proxies": {
    "the USA by default": "A response need not show the default.",
    "If the test is not possible, the response is 422.": "It is open when a test is not possible.",
    "ISP and datacenter proxies keep their IP address": "It would need a website that shows the address.",
  },
  "Managed authentication": {
    "A health check without a clear result does not change the status.": time,
    "Exactly one proxy must have the name.": "The status for several is only assumed.",
    "a leading `www.` or `*.` is ignored": website,
    "If the default is below the minimum": "The plan sets the minimum.",
    "One-time codes are never stored.": website,
    "The setting also applies to later automatic logins": time,
    "Returns 400 if `sso_provider` is combined with `sso_button_selector`.": website,
    "Returns 410 if the code": "It is open how long a code is valid.",
    "newest first": "The second login starts after the first, whose end is up to the website.",
    "The entry of a login changes until the login ends.": website,
    "It never changes.": website,
    "Absent for health checks.": time,
  },
  "Credential providers": {
    "The only supported one is 1Password.": schema,
    "It replaces the previous one.": "No response shows a token.",
    "Absent if it succeeded.": "It would need a token that a password manager accepts.",
  },
};
