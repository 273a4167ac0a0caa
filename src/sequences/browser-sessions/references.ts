/** What the contract promises of the profile, the proxy and the extensions of a browser session. */
import type { BrowserUpdateRequest } from "../../../generated/openapi.js";
import { sequence, step } from "../sequence.js";
import { create, extensionArchive, get, list, refuse, update } from "./steps.js";

const a = "{a.session_id}";
const createProfile = (as: string) => step("createProfile", { body: { name: `{run}-${as}` } }, { as });
const createProxy = (as: string, name = `{run}-${as}`) =>
  step("createProxy", { body: { name, type: "custom", config: { host: "{run}.example.com", port: 8080 } } }, { as });
/** Tries to change a session, which is refused. */
const refuseUpdate = (body: BrowserUpdateRequest, proves?: string) =>
  update(a, body, { status: 400, ...proves !== undefined && { proves } });
const load = (names: string[], status: number, proves?: string, zip_file = extensionArchive) =>
  step("loadBrowserExtensions", { path: { id: a }, body: { extensions: names.map((name) => ({ name, zip_file })) } },
    { status, ...proves !== undefined && { proves } });

export const references = [
  sequence(
    "Profile to load, by ID or name. If both are given, the ID wins.",
    createProfile("p"),
    createProfile("q"),
    create("a", { profile: { id: "{p.id}", name: "{run}-q" } }, {
      shows: { profile: { id: "{p.id}", name: "{run}-p" }, profile_save_changes: false },
    }),
    create("b", { profile: { name: "{run}-q" } }, { shows: { profile: { id: "{q.id}" } } }),
    create("c", {}, {
      shows: { profile: undefined, profile_save_changes: undefined },
      proves: "Whether the profile is saved when the session ends. Only present for sessions with a profile.",
    }),
    update("{c.session_id}", { profile: { name: "{run}-p", save_changes: true } }),
    get("{c.session_id}", {
      shows: { profile: { id: "{p.id}" }, profile_save_changes: true },
      proves: "Loaded profile, if there is one.",
    }),
  ),
  sequence(
    "A response has either `mode`, or the `id` and `name` of the proxy.",
    createProxy("x"),
    create("a", { proxy: { id: "{x.id}" } }, { shows: { proxy: { id: "{x.id}", name: "{run}-x", mode: undefined } } }),
    create("b", { proxy: { name: "{run}-x" } }, { shows: { proxy: { id: "{x.id}", name: "{run}-x" } } }),
    create("c", { proxy_id: "{x.id}" }, {
      shows: { proxy: { id: "{x.id}" }, proxy_id: "{x.id}" },
      proves: "ID of the proxy for the browser's traffic, if there is one.",
    }),
    create("d", { proxy: { mode: "direct" } }),
    get("{d.session_id}", { shows: { proxy: { mode: "direct", id: undefined, name: undefined } } }),
    get(a, { shows: { proxy_id: "{x.id}" } }),
  ),
  sequence(
    "A request sets exactly one of `mode`, `id` and `name`.",
    createProxy("x"),
    createProxy("y", "{run}-x"),
    refuse({ proxy: { mode: "direct", id: "{x.id}" } }),
    refuse({ proxy: { id: "{x.id}", name: "{run}-x" } }),
    refuse({ proxy: { name: "{run}-x" } }, "Name of the proxy. In a request, exactly one proxy must have this name."),
    refuse({ proxy_id: "{x.id}", proxy: { id: "{x.id}" } }, "Use `proxy` instead; the two cannot be combined."),
    list({}, []),
  ),
  sequence(
    "An empty string removes the proxy; the effect of null is not specified.",
    createProxy("x"),
    createProxy("y"),
    create("a", { proxy: { id: "{x.id}" } }),
    update(a, { proxy_id: "{y.id}" }, {
      shows: { proxy: { id: "{y.id}" } },
      proves: "ID of the proxy for the browser's traffic from now on.",
    }),
    update(a, { proxy_id: "" }, { shows: { name: "{run}-a", proxy_id: undefined } }),
    get(a, { shows: { proxy_id: undefined } }),
    list({ query: "{y.id}" }, []),
  ),
  sequence(
    "How the browser connects to the internet from now on. Does not change `stealth`.",
    createProxy("x"),
    create("a", { stealth: true, proxy: { id: "{x.id}" } }),
    update(a, { proxy: { mode: "direct" } }, { shows: { stealth: true, proxy: { mode: "direct", id: undefined } } }),
    get(a, { shows: { stealth: true, proxy: { mode: "direct" }, proxy_id: undefined } }),
    update(a, { proxy: { name: "{run}-x" } }, { shows: { stealth: true, proxy: { id: "{x.id}", mode: undefined } } }),
    refuseUpdate({ proxy_id: "{x.id}", proxy: { mode: "direct" } }, "Use `proxy` instead; the two cannot be combined."),
    refuseUpdate({ disable_default_proxy: true, proxy: { mode: "direct" } },
      "Use `proxy` with the mode `direct` instead; the two cannot be combined."),
    get(a, { shows: { proxy: { id: "{x.id}" } } }),
  ),
  sequence(
    "Returns 400 if a file is not a ZIP archive, or if a name appears twice or is already used in the session.",
    create("a"),
    load(["{run}-x"], 400, undefined, "no archive"),
    load(["{run}-x", "{run}-x"], 400),
    load(["{run}-x"], 201),
    load(["{run}-y", "{run}-x"], 400,
      "Name of the directory into which the extension is unpacked, unique in the session."),
    load(["{run}-y"], 201),
    create("b"),
    step("loadBrowserExtensions", {
      path: { id: "{b.session_id}" },
      body: { extensions: [{ name: "{run}-x", zip_file: extensionArchive }] },
    }, { proves: "Unpacks the extensions on the session's browser instance and loads them into this session only." }),
  ),
  sequence(
    "If the target cannot be reached or does not respond in time, the response is 502 with the network error in its "
    + "body.",
    step("curlBrowser", { path: { id: "{session}" }, body: { url: "http://{run}.invalid/" } }, { status: 502 }),
  ),
];
