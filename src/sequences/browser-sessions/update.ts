/** What the contract promises of updates of browser sessions. */
import { sequence, step } from "../sequence.js";
import { create, get, list, update } from "./steps.js";

const a = "{a.session_id}";
const session = { path: { id: "{session}" } };
const small = { width: 1024, height: 768 };

export const updatedSessions = [
  sequence(
    "Changes the settings in the request; all others stay the same.",
    create("a", { tags: { team: "{run}" }, viewport: { width: 1280, height: 720 }, kiosk_mode: true }),
    update(a, { viewport: small }, { shows: { viewport: small } }),
    update(a, { tags: { team: "{run}-b" } }, { shows: { tags: { team: "{run}-b" } } }),
    update(a, { start_url: "https://example.com/{run}" }, { shows: { start_url: "https://example.com/{run}" } }),
    update(a, {}),
    get(a, {
      proves: "Changes to a browser session. Omitted properties stay the same.",
      shows: {
        name: "{run}-a", tags: { team: "{run}-b" }, viewport: small, start_url: "https://example.com/{run}",
        kiosk_mode: true, headless: true, timeout_seconds: 120, stealth: false, memory: "1GiB",
      },
    }),
  ),
  sequence(
    "They replace all current tags, and an empty object removes them",
    create("a", { tags: { one: "{run}", two: "2" } }),
    update(a, { tags: { three: "{run}" } }, { shows: { tags: { one: undefined, two: undefined, three: "{run}" } } }),
    list({ tags: { one: "{run}" } }, []),
    update(a, { tags: {} }, { shows: { name: "{run}-a", tags: undefined } }),
    get(a, { shows: { tags: undefined } }),
    list({ tags: { three: "{run}" } }, []),
  ),
  sequence(
    "An empty string removes the name",
    create("a", { tags: { team: "{run}" } }),
    update(a, { name: "{run}-b" }, {
      shows: { name: "{run}-b", tags: { team: "{run}" } },
      proves: "New name of the session, unique among active sessions.",
    }),
    get("{run}-b", { shows: { session_id: a } }),
    get("{run}-a", { status: 404 }),
    update(a, { name: "" }, { shows: { name: undefined, tags: { team: "{run}" } } }),
    get("{run}-b", { status: 404 }),
    get(a, { shows: { name: undefined } }),
    create("b"),
  ),
  sequence(
    "The update succeeds even if the browser cannot open the URL. An empty string opens nothing.",
    create("a"),
    update(a, { start_url: "http://{run}.invalid/" }, { shows: { start_url: "http://{run}.invalid/" } }),
    update(a, { start_url: "" }, { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "New time zone and language. An omitted property stays the same; null resets it to the default of the region.",
    create("a", {}, { shows: { location: { timezone_source: "default", locale_source: "default" } } }),
    update(a, { location: { timezone: "Asia/Tokyo" } }, {
      shows: { location: { timezone: "Asia/Tokyo", timezone_source: "override", locale_source: "default" } },
    }),
    update(a, { location: { locale: "de-DE" } }, {
      shows: { location: { timezone: "Asia/Tokyo", locale: "de-DE", locale_source: "override" } },
    }),
    update(a, { location: { timezone: null } }, {
      shows: { location: { timezone: "{a.location.timezone}", timezone_source: "default", locale: "de-DE" } },
    }),
    update(a, { location: { locale: null } }),
    get(a, { shows: { location: { locale: "{a.location.locale}", locale_source: "default" } } }),
  ),
  sequence(
    "A rejected request changes nothing, so you can safely send it again.",
    create("a", { tags: { team: "{run}" }, location: { timezone: "Asia/Tokyo", locale: "de-DE" } }),
    update(a, { name: "{run}-b", location: { timezone: "Asia/{run}" } }, {
      status: 400,
      proves: "IANA time zone. An unknown time zone is rejected with 400.",
    }),
    update(a, { tags: {}, location: { timezone: "Asia/Seoul", locale: "not a language" } }, {
      status: 400,
      proves: "Language as a BCP 47 tag. A malformed or unknown language is rejected with 400.",
    }),
    get(a, {
      shows: {
        name: "{run}-a", tags: { team: "{run}" }, location: { timezone: "Asia/Tokyo", locale: "de-DE" },
      },
    }),
  ),
  sequence(
    "Returns 409 if the request changes the viewport during a live view or a recording, unless `viewport` has "
    + "`force: true`.",
    step("startReplay", session, { as: "r" }),
    update("{session}", { viewport: small }, { status: 409 }),
    get("{session}", { shows: { viewport: { width: 1920, height: 1080 } } }),
    update("{session}", { viewport: { ...small, force: false } }, { status: 409 }),
    update("{session}", { viewport: { ...small, force: true } }, {
      shows: { viewport: small },
      proves: "Whether to change the size even while a live view is open or a replay is being recorded.",
    }),
    step("stopReplay", { path: { id: "{session}", replay_id: "{r.replay_id}" } }),
    update("{session}", { viewport: { width: 1920, height: 1080 } }, {
      shows: { viewport: { width: 1920, height: 1080 } },
    }),
  ),
];
