/** The sentences that promise a behavior and have no step: by area, a part of each with the reason. */

const elsewhere = "The operations say it, too.";
const schema = "A check by schema shows it.";
const website = "The website of a login would have to take part.";
const time = "It takes minutes.";
const timeout = "It would have to wait for a timeout.";
const limits = "It would have to exceed a limit of the account.";
const plan = "It depends on the plan.";
const page = "A page would have to show it.";
const event = "The browser would have to report such an event.";
const repository = "It would need a repository that the server can read.";

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
  "Browser sessions": {
    "A session is deleted after its timeout passes": timeout,
    "The session is deleted after `timeout_seconds`": timeout,
    "activity after which the session is deleted": timeout,
    "Returns 429 if the organization has reached its limit of sessions": limits,
    "A region other than the default may need a plan": plan,
    "By default, a browser with `stealth` uses the service's own proxy": page,
    "`default` has the same effect as omitting this setting": page,
    "The default depends on the size": "It is open which rate a size gets.",
    "The default is the private address ranges": page,
    "The only public hosts that the browser can reach.": page,
    "Exact hosts win over wildcards": page,
    "Name of the session, unique among active sessions.": "The status for a second one is only assumed.",
    "Human-readable explanation of what exactly is wrong.": "Any words will do.",
  },
  "Profiles": {
    "profiles replace persistent browsers": "It says what to use.",
  },
  "Filesystem": {
    "If omitted, the owner stays the same.": "No operation returns the owner.",
    "If omitted, the group stays the same.": "No operation returns the group.",
    "The service keeps up to 100 unread events": "It would take a hundred requests.",
  },
  "Computer controls": {
    "Keys and key combinations, in the order": page,
  },
  "Playwright execution": {
    "Absent if the code failed before it had a tab.": "It is open when that is so.",
    "A browser instance with an older image": "It would need such an instance.",
  },
  "Logs": {
    "Function calls, in the order of CDP.": event,
    "Only present for a message.": event,
    "Only present for an exception.": event,
    "Only present if the request follows a redirect.": event,
    "Only present for text.": event,
    "No request has been in flight for 500 milliseconds.": event,
    "Events may be missing until `monitor_reconnected`.": event,
    "It stays the same when the live view reconnects.": event,
    "The list has at most 5.": event,
    "Absent with `gave_up`.": event,
  },
  "Extensions": {
    "Null or absent if it is not known.": "The service decides what it knows.",
  },
  "Proxies": {
    "the USA by default": "A response need not show the default.",
    "If the test is not possible, the response is 422.": "It is open when a test is not possible.",
    "ISP and datacenter proxies keep their IP address": "It would need a website that shows the address.",
  },
  "Browser pools": {
    "activity after which a leased session is deleted": timeout,
    "A region other than the default may need a plan": plan,
    "Returns 429 if the size would exceed": limits,
    "The default is the time that it takes to fill the pool": time,
  },
  "Managed authentication": {
    "A health check without a clear result does not change the status.": time,
    "Exactly one proxy must have the name.": "The status for several is only assumed.",
    "a leading `www.` or `*.` is ignored": website,
    "If the default is below the minimum": "The plan sets the minimum.",
    "One-time codes are never stored.": website,
    "The setting also applies to later automatic logins": time,
    "Returns 410 if the code": "It is open how long a code is valid.",
    "It never changes.": website,
    "Absent for health checks.": time,
  },
  "Credential providers": {
    "The only supported one is 1Password.": schema,
    "It replaces the previous one.": "No response shows a token.",
    "Absent if it succeeded.": "It would need a token that a password manager accepts.",
  },
  "Apps": {
    "Null if it is not known.": "The service decides what it knows.",
  },
  "Deployments": {
    "The default is the root of the repository.": repository,
    "It is never returned.": "No response has a property for it.",
    "There is only one.": schema,
    "Null if it never has.": "It is open when a new deployment first changes.",
    "Absent if it is the root.": repository,
  },
  "Invocations": {
    "An asynchronous invocation runs for at most 1 hour.": time,
  },
};
