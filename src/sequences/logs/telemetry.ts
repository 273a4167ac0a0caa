/** What the contract promises of telemetry. */
import type { BrowserTelemetryRequest, operations } from "../../../generated/openapi.js";
import type { OperationId } from "../../operations.js";
import { create, remove, update } from "../browser-sessions/steps.js";
import { type Expectation, sequence, step, type Step } from "../sequence.js";

type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

const own = "{a.session_id}";
const off = { enabled: false };
/** The category of API calls that control the browser, and no other. */
const controlOnly: BrowserTelemetryRequest = {
  enabled: true, browser: { captcha: off, connection: off, system: off },
};
/** The categories of API calls, so that each call is one event. */
const calls: BrowserTelemetryRequest = {
  enabled: true, browser: { ...controlOnly.browser, platform: { enabled: true } },
};
const controlCall = step("moveMouse", { path: { id: own }, body: { x: 1, y: 1 } });
const platformCall = step("createDirectory", { path: { id: own }, body: { path: "/tmp/{run}" } });
const controlEvent = { event: { type: "api_call", category: "control" } };
const platformEvent = { event: { type: "platform_api_call", category: "platform" } };
const both = [platformEvent, controlEvent];
const events = (query: Query<"listTelemetryEvents">, shows: object[], proves?: string) =>
  step("listTelemetryEvents", { path: { id: own }, query }, { shows, ...proves !== undefined && { proves } });
/** Streams events, which have no others of the two. */
const stream = (query: Query<"streamTelemetryEvents">, meanwhile: Step[], shows: object[], proves?: string) =>
  step("streamTelemetryEvents", { path: { id: own }, query }, streamed(meanwhile, shows, proves));
const streamed = (meanwhile: Step[], shows: object[], proves?: string): Expectation =>
  ({ meanwhile, shows, lacks: both.filter((event) => !shows.includes(event)), ...proves !== undefined && { proves } });
const resume = (
  lastId: string, query: Query<"streamTelemetryEvents">, meanwhile: Step[], shows: object[], proves?: string,
) =>
  step("streamTelemetryEvents", {
    path: { id: own }, query, header: { "Last-Event-ID": lastId },
  }, streamed(meanwhile, shows, proves));

/** Where the page after an earlier one starts: the type of the parameter is that of its value. */
const next = "{next}" as unknown as number;
const page = (query: Query<"listTelemetryEvents">, shows: object[], expectation?: Expectation) =>
  step("listTelemetryEvents", { path: { id: own }, query }, { shows, ...expectation });

export const telemetry = [
  sequence(
    "The oldest events come first, unless `order` says otherwise.",
    create("a", { telemetry: calls }),
    platformCall,
    controlCall,
    events({}, both, "Returns a page of the telemetry events that the service keeps for a session."),
    events({ limit: 1 }, [{ seq: 1, ...platformEvent }], "Sequence number of the event in its session, starting at 1."),
    step("listTelemetryEvents", { path: { id: own }, query: { limit: 1, order: "asc" } }, {
      shows: [platformEvent],
      headers: { "X-Has-More": "true" },
      proves: "To read them all, repeat the request with `X-Next-Offset` as `offset` until `X-Has-More` is false.",
    }),
    step("listTelemetryEvents", { path: { id: own }, query: { limit: 2 } }, {
      shows: both,
      headers: { "X-Has-More": "false" },
    }),
    events({ limit: 1, order: "desc" }, [controlEvent]),
    step("listTelemetryEvents", { path: { id: own }, query: { order: "desc", since: "5m" } }, {
      status: 400,
      proves: "Returns 400 if `since` is combined with `order=desc`.",
    }),
  ),
  sequence(
    "To read them all, repeat the request with `X-Next-Offset` as `offset` until `X-Has-More` is false.",
    create("a", { telemetry: calls }),
    platformCall,
    controlCall,
    platformCall,
    page({ limit: 1 }, [platformEvent], { next: "next" }),
    page({ limit: 1, offset: next }, [controlEvent], { next: "next", headers: { "X-Has-More": "true" } }),
    page({ since: "2100-01-01", offset: next }, [platformEvent], {
      headers: { "X-Has-More": "false", "X-Next-Offset": "0" },
      proves: "Ignored if `offset` is given, and rejected with `order=desc`.",
    }),
    page({ limit: 2, order: "desc" }, [platformEvent, controlEvent], { next: "next" }),
    page({ order: "desc", offset: next }, [{ seq: 1, ...platformEvent }]),
    page({ until: "2026-01-01", offset: next }, [], { proves: "End of the time range; it is exclusive." }),
  ),
  sequence(
    "A page covers up to `limit` events between `since` and `until`, but returns only those that match both `category` "
    + "and `type`.",
    create("a", { telemetry: calls }),
    platformCall,
    controlCall,
    events({ category: ["control"] }, [controlEvent], "Only return events of these categories."),
    events({ category: ["control", "platform"] }, both),
    events({ type: ["platform_api_call"] }, [platformEvent], "Only return events of these types, such as `api_call`."),
    events({ type: ["api_call", "platform_api_call"] }, both),
    events({ category: ["control"], type: ["platform_api_call"] }, []),
    events({ category: ["control"], limit: 1 }, [], "A page can therefore be empty even if more events follow."),
  ),
  sequence(
    "Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`.",
    create("a", { telemetry: calls }),
    controlCall,
    events({ since: "1h" }, [controlEvent], "Start of the time range."),
    events({ since: "2026-01-01" }, [controlEvent]),
    events({ since: "2100-01-01T00:00:00Z" }, []),
    events({ until: "1h" }, [], "End of the time range; it is exclusive."),
    events({ since: "2026-01-01", until: "2026-01-02T00:00:00Z" }, []),
    events({ until: "2100-01-01" }, [controlEvent]),
    events({ since: "", until: "" }, [controlEvent], "An empty value counts as omitted."),
    events({ since: "", order: "desc" }, [controlEvent]),
  ),
  sequence(
    "The list is empty if nothing was recorded",
    create("a"),
    controlCall,
    events({}, []),
    stream({ replay: "all" }, [controlCall], [], "If telemetry is off, the stream stays open without events."),
    update(own, { telemetry: calls }),
    controlCall,
    events({ category: ["control"] }, [controlEvent]),
  ),
  sequence(
    "`type` tells the events apart, and `category` names the setting that turns the event on.",
    create("a", { telemetry: controlOnly }),
    platformCall,
    controlCall,
    events({}, [controlEvent]),
    update(own, { telemetry: off }, { proves: "`enabled: false` turns recording off" }),
    controlCall,
    events({}, [controlEvent]),
  ),
  sequence(
    "A new connection receives only new events, unless `replay` says otherwise.",
    create("a", { telemetry: calls }),
    platformCall,
    events({}, [platformEvent]), // from now on it is old
    stream({}, [controlCall], [controlEvent], "Sends the telemetry events of a session as they happen."),
    stream({ replay: "all" }, [], both, "With `all`, the stream starts with the oldest event that is still available."),
    stream({ replay: "none" }, [controlCall], [controlEvent],
      "With any other value, it starts with the next new event."),
    stream({ replay: "all", type: ["platform_api_call"] }, [], [platformEvent],
      "With `type`, the stream leaves out all other events."),
    stream({}, [remove(own)], [], "The stream ends with the session."),
  ),
  sequence(
    "To resume after an interruption, send the last ID in the header `Last-Event-ID`.",
    create("a", { telemetry: calls }),
    platformCall,
    controlCall,
    page({}, both, { as: "e" }),
    stream({ replay: "all" }, [], both),
    resume("{e.0.seq}", {}, [], [controlEvent]),
    resume("{e.0.seq}", { replay: "all" }, [], [controlEvent],
      "The stream continues with the event after it, regardless of `replay`."),
    resume("0", { replay: "all" }, [], both, "`0` is the same as no ID."),
    resume("0", {}, [controlCall], [controlEvent]),
  ),
];
