/** What the contract promises of the telemetry settings of a browser session. */
import type { BrowserTelemetryRequest, CreateBrowserRequest } from "../../../generated/openapi.js";
import { sequence, step } from "../sequence.js";
import { create, get, list, refuse, update } from "./steps.js";

const a = "{a.session_id}";
const on = { enabled: true };
const off = { enabled: false };
const byDefault = { control: on, connection: on, system: on, captcha: on };
const nothing = { control: off, connection: off, system: off, captcha: off };
const records = (browser?: object) => ({ shows: { telemetry: browser && { browser } } });
const change = (telemetry: BrowserTelemetryRequest | null, browser?: object) =>
  update(a, { telemetry }, records(browser));
const recordsNothing = (as: string, settings: CreateBrowserRequest) => create(as, settings, records());

export const sessionTelemetry = [
  sequence(
    "Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is "
    + "turned off.",
    recordsNothing("a", {}),
    recordsNothing("b", { telemetry: null }),
    recordsNothing("c", { telemetry: {} }),
    recordsNothing("d", { telemetry: off }),
    recordsNothing("e", { telemetry: { enabled: true, browser: nothing } }),
    get("{e.session_id}", {
      ...records(),
      proves: "What telemetry is recorded. Null or absent if nothing is recorded.",
    }),
  ),
  sequence(
    "`enabled: true` records the default categories, adjusted by those in `browser`.",
    create("a", { telemetry: on }, {
      ...records(byDefault),
      proves: "True alone turns on the default categories: control, connection, system and captcha.",
    }),
    get(a, { ...records(byDefault), proves: "On by default." }),
    get(a, { ...records({ console: undefined, network: undefined, page: undefined }), proves: "Off by default." }),
    create("b", { telemetry: { enabled: true, browser: { console: on, captcha: off } } }),
    get("{b.session_id}", records({ ...byDefault, console: on, captcha: off })),
  ),
  sequence(
    "Whether the service keeps the events so that you can list them.",
    create("a", { telemetry: { enabled: true, storage: on } }),
    step("moveMouse", { path: { id: a }, body: { x: 1, y: 1 } }),
    step("listTelemetryEvents", { path: { id: a }, query: { category: ["control"] } }, {
      shows: [{ event: { type: "api_call" } }],
    }),
  ),
  sequence(
    "`enabled` set to false in combination with `browser` is rejected with 400.",
    refuse({ telemetry: { enabled: false, browser: { console: on } } }),
    refuse({ telemetry: { enabled: true, export: { otlp: { enabled: false, destination: { name: "{run}" } } } } },
      "False in combination with a `destination` is rejected with 400."),
    refuse({ telemetry: { enabled: false, export: { otlp: { destination: { name: "{run}" } } } } },
      "A destination requires recording to be on."),
    refuse({ telemetry: { enabled: true, storage: off } },
      "Whether to keep telemetry. To turn this off, you need an OTLP destination."),
    list({}, []),
  ),
  sequence(
    "Null or an empty object changes nothing, `enabled: false` turns recording off, and `enabled: true` starts from "
    + "the default categories.",
    create("a", { telemetry: { enabled: true, browser: { console: on, captcha: off } } }),
    change(null, { console: on, captcha: off }),
    change({}, { console: on, captcha: off }),
    change({ enabled: true, browser: { network: on } }, { ...byDefault, network: on }),
    change(off),
    change({}),
    get(a, { ...records(), proves: "Whether to record telemetry at all." }),
  ),
  sequence(
    "Categories alone are merged into the current ones, or into the defaults if nothing is being recorded.",
    create("a"),
    change({ browser: { console: on } }, { ...byDefault, console: on }),
    change({ browser: { captcha: off } }, { ...byDefault, console: on, captcha: off }),
    get(a, records({ ...byDefault, console: on, captcha: off })),
    change({ browser: { ...nothing, console: off } }),
  ),
  sequence(
    "Settings for CDP commands. They are merged independently of `enabled`.",
    create("a", { telemetry: { enabled: true, browser: { control: { cdp: { excluded_methods: ["DOM.focus"] } } } } }),
    change({ browser: { control: off } }, { control: { enabled: false, cdp: { excluded_methods: ["DOM.focus"] } } }),
    change({ browser: { control: on } }, { control: { enabled: true, cdp: { excluded_methods: ["DOM.focus"] } } }),
  ),
  sequence(
    "Whether the service keeps the telemetry. You can set this only when you create the session.",
    create("a", { telemetry: on }),
    update(a, { telemetry: { storage: off } }, { status: 400 }),
    get(a, records(byDefault)),
  ),
];
