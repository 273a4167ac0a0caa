/** What the contract promises of the settings of a new browser session. */
import { sequence, step } from "../sequence.js";
import { create, find, get, list, refuse, remove } from "./steps.js";

const defaults = {
  stealth: false, headless: false, region: "us-east", memory: "8GiB", timeout_seconds: 60,
  viewport: { width: 1920, height: 1080 }, name: undefined, tags: undefined, telemetry: undefined,
};

export const newSessions = [
  sequence(
    "If you omit the body, every setting has its default.",
    step("createBrowser", {}, { as: "a", shows: defaults, proves: "Starts a browser and returns its session." }),
    get("{a.session_id}", {
      shows: { session_id: "{a.session_id}", ...defaults },
      proves: "Size of the browser window, 1920 × 1080 pixels by default.",
    }),
    step("listBrowsers", { query: { query: "{a.session_id}" } }, {
      shows: [{ session_id: "{a.session_id}" }],
      proves: "Without a name, you can find the session only by its ID.",
    }),
  ),
  sequence(
    "Settings for a new browser session. Every property is optional.",
    create("a", {
      stealth: true, timeout_seconds: 300, kiosk_mode: true, tags: { team: "{run}" },
      viewport: { width: 1280, height: 720, refresh_rate: 30 }, chrome_policy: { BookmarkBarEnabled: false },
    }),
    get("{run}-a", {
      proves: "ID or name of the browser session.",
      shows: {
        session_id: "{a.session_id}", name: "{run}-a", stealth: true, headless: true, timeout_seconds: 300,
        kiosk_mode: true, tags: { team: "{run}" }, viewport: { width: 1280, height: 720, refresh_rate: 30 },
        chrome_policy: { BookmarkBarEnabled: false },
      },
    }),
    list({}, ["a"]),
  ),
  sequence(
    "Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful browsers can have `8GiB` (the default) "
    + "or `16GiB`.",
    create("a", {}, { shows: { memory: "1GiB" } }),
    create("b", { memory: "4GiB" }, { shows: { memory: "4GiB" } }),
    refuse({ memory: "8GiB" }),
    refuse({ memory: "16GiB" }),
    refuse({ headless: false, memory: "4GiB" }),
    create("c", { headless: false, memory: "16GiB" }, { shows: { memory: "16GiB" } }),
    list({}, ["a", "b", "c"]),
  ),
  sequence(
    "URL of a page that shows the browser's screen. Headless browsers have none.",
    create("a", {}, { shows: { browser_live_view_url: undefined } }),
    get("{a.session_id}", { shows: { browser_live_view_url: undefined } }),
    create("b", { headless: false }),
    get("{b.session_id}", { shows: { browser_live_view_url: "{b.browser_live_view_url}" } }),
  ),
  sequence(
    "It also sets the session's `memory`: `6GiB` with `2GiB`, and `12GiB` with `4GiB`.",
    create("a", { headless: false, gpu: true }, {
      shows: { gpu: true, video_memory: "2GiB", memory: "6GiB" },
      proves: "Video memory of a GPU browser, `2GiB` by default.",
    }),
    remove("{a.session_id}"),
    create("b", { headless: false, gpu: true, video_memory: "4GiB" }, {
      shows: { gpu: true, video_memory: "4GiB", memory: "12GiB" },
    }),
    get("{b.session_id}", {
      shows: { gpu: true, video_memory: "4GiB", memory: "12GiB" },
      proves: "Only GPU browsers have `6GiB` or `12GiB`.",
    }),
    create("c", {}, {
      shows: { video_memory: undefined },
      proves: "Video memory. Only present for GPU browsers.",
    }),
  ),
  sequence(
    "A GPU browser needs `headless: false` and the region `us-east`.",
    refuse({ gpu: true }),
    refuse({ gpu: true, headless: false, region: "eu-west" }),
    refuse({ video_memory: "2GiB" }, "Only allowed with `gpu`."),
    refuse({ gpu: true, headless: false, memory: "8GiB" }, "Omit this property if you set `gpu`."),
    list({}, []),
  ),
  sequence(
    "The session starts even if the browser cannot open the URL.",
    create("a", { start_url: "http://{run}.invalid/" }),
    get("{a.session_id}", {
      shows: { start_url: "http://{run}.invalid/" },
      proves: "URL that `createBrowser`, `acquireBrowser` or `updateBrowser` last asked the browser to open. It does "
        + "not show whether the browser could open it.",
    }),
  ),
  sequence(
    "Time zone and language of a browser. An omitted property follows the region.",
    create("a", { location: { timezone: "Asia/Tokyo" } }, {
      shows: { location: { timezone: "Asia/Tokyo", timezone_source: "override", locale_source: "default" } },
    }),
    create("b", { location: { locale: "de-DE" } }, {
      shows: { location: { timezone_source: "default", locale: "de-DE", locale_source: "override" } },
      proves: "Source of a setting: `override` if a request set it, `default` if it follows the region.",
    }),
    create("c", {}, {
      shows: { location: { timezone_source: "default", locale_source: "default" } },
      proves: "By default, both follow the region.",
    }),
    get("{a.session_id}", { shows: { location: { timezone: "Asia/Tokyo", locale: "{c.location.locale}" } } }),
    get("{b.session_id}", { shows: { location: { timezone: "{c.location.timezone}", locale: "de-DE" } } }),
  ),
  sequence(
    "IANA time zone. An unknown time zone is rejected with 400.",
    refuse({ location: { timezone: "Asia/{run}" } }),
    refuse({ location: { locale: "not a language" } }, "A malformed or unknown language is rejected with 400."),
    list({}, []),
  ),
  sequence(
    "Region in which the browser runs. You cannot change it later.",
    create("a", {}, { shows: { region: "us-east" } }),
    create("b", { region: "eu-west" }, { shows: { region: "eu-west" } }),
    list({ region: "eu-west" }, ["b"], "Only return entries in this region."),
    list({ region: "us-east" }, ["a"]),
    list({ region: "us-west" }, []),
  ),
  sequence(
    "If a value matches the ID of one resource and the name of another, the ID wins.",
    create("a"),
    create("b", { name: "{a.session_id}" }),
    get("{a.session_id}", { shows: { session_id: "{a.session_id}", name: "{run}-a" } }),
    remove("{a.session_id}"),
    get("{a.session_id}", { shows: { session_id: "{b.session_id}" } }),
    find("{b.session_id}", { shows: { deleted_at: undefined } }),
  ),
];
