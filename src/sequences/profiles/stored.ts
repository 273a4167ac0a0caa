/** What the contract promises of profiles, apart from their lists. */
import { rejected } from "../rejected.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { create, list } from "./steps.js";

const get = (id_or_name: string, expectation?: Expectation) =>
  step("getProfile", { path: { id_or_name } }, expectation);
const rename = (id_or_name: string, name: string, expectation?: Expectation) =>
  step("updateProfile", { path: { id_or_name }, body: { name } }, expectation);
const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteProfile", { path: { id_or_name } }, expectation);
const download = (id_or_name: string, status: number) =>
  step("downloadProfile", { path: { id_or_name } }, { status });
const gone = { status: 404 };
const startBrowser = (as: string, id: string, save_changes = false) =>
  step("createBrowser", { body: { profile: { id, save_changes }, headless: true, timeout_seconds: 120 } }, { as });
const endBrowser = (id_or_name: string) => step("deleteBrowser", { path: { id_or_name } });

export const storedProfiles = [
  sequence(
    "Creates an empty profile.",
    create("a", "{run}-a"),
    get("{a.id}", { shows: { id: "{a.id}", name: "{run}-a" }, proves: "Returns a profile." }),
    get("{run}-a", { shows: { id: "{a.id}" }, proves: "ID or name of the profile." }),
    list({}, ["{run}-a"]),
  ),
  sequence(
    "It stays empty until a browser session that loads it with `save_changes` ends.",
    create("a", "{run}-a"),
    download("{a.id}", 202),
    startBrowser("b", "{a.id}"),
    endBrowser("{b.session_id}"),
    download("{a.id}", 202),
    startBrowser("c", "{a.id}", true),
    download("{a.id}", 202),
    endBrowser("{c.session_id}"),
    download("{a.id}", 200),
  ),
  sequence(
    "Format of the archive. If omitted, the archive is a `tar.zst`.",
    create("a", "{run}-a"),
    step("downloadProfile", { path: { id_or_name: "{run}-a" }, query: { format: "tar" } }, {
      status: 202,
      proves: "If the profile is still empty, the response is 202 without a body.",
    }),
    startBrowser("b", "{a.id}", true),
    endBrowser("{b.session_id}"),
    download("{run}-a", 200),
    step("downloadProfile", { path: { id_or_name: "{run}-a" }, query: { format: "tar" } }),
  ),
  sequence(
    "Without a name, you can find the profile only by its ID.",
    create("a"),
    get("{a.id}", { shows: { id: "{a.id}", name: null }, proves: "Name of the profile. Null if it has none." }),
    list({ query: "{a.id}" }, [null]),
    rename("{a.id}", "{run}-a", { shows: { id: "{a.id}", name: "{run}-a" } }),
    list({}, ["{run}-a"]),
  ),
  sequence(
    "When a browser session last saved to the profile.",
    create("a", "{run}-a"),
    get("{a.id}", {
      shows: { updated_at: undefined, last_used_at: undefined },
      proves: "When a browser session last loaded the profile.",
    }),
    startBrowser("b", "{a.id}"),
    endBrowser("{b.session_id}"),
    rename("{a.id}", "{run}-b", { shows: { updated_at: undefined } }),
    get("{a.id}", { shows: { updated_at: undefined } }),
  ),
  sequence(
    "If a value matches the ID of one resource and the name of another, the ID wins.",
    create("a", "{run}-a"),
    create("b", "{a.id}"),
    get("{a.id}", { shows: { name: "{run}-a" } }),
    rename("{a.id}", "{run}-b"),
    get("{b.id}", { shows: { name: "{a.id}" } }),
    remove("{a.id}"),
    get("{a.id}", { shows: { id: "{b.id}" } }),
  ),
  sequence(
    "Returns 409 if another profile has the name.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    step("createProfile", { body: { name: "{run}-a" } }, { status: 409, proves: "Unique name of the profile." }),
    rename("{b.id}", "{run}-a", { status: 409, proves: "New name of the profile. It must be unique." }),
    get("{b.id}", { shows: { name: "{run}-b" } }),
    rename("{a.id}", "{run}-a", { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "Changes the name of a profile.",
    create("a", "{run}-a"),
    rename("{a.id}", "{run}-b", { shows: { id: "{a.id}", name: "{run}-b" } }),
    get("{a.id}", { shows: { name: "{run}-b" } }),
    get("{run}-b", { shows: { id: "{a.id}" } }),
    get("{run}-a", gone),
    create("b", "{run}-a"),
    list({}, ["{run}-a", "{run}-b"]),
  ),
  sequence(
    "Deletes a profile and its saved state. Deleting it again returns 404.",
    create("a", "{run}-a"),
    remove("{run}-a", { proves: "ID or name of the profile to delete." }),
    get("{a.id}", gone),
    download("{a.id}", 404),
    remove("{a.id}", gone),
    rename("{a.id}", "{run}-b", gone),
    list({}, []),
    create("b", "{run}-a"),
    get("{run}-a", { shows: { id: "{b.id}" } }),
  ),
  ...rejected(
    create("a", "{run}-a"),
    [create("b", "{run}-b"), rename("{a.id}", "{run}-c"), remove("{a.id}")],
    [get("{a.id}", { shows: { name: "{run}-a" } }), list({}, ["{run}-a"])],
  ),
];
