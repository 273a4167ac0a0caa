/** What the contract promises of flushed and deleted browser pools. */
import { get as getBrowser } from "../browser-sessions/steps.js";
import { rejected } from "../rejected.js";
import { step } from "../sequence.js";
import { acquire, create, get, idle, list, release, remove, update, withPool } from "./steps.js";

const p = "{p.id}";
const b = "{b.session_id}";
const gone = { status: 404 };
const small = { width: 800, height: 600 };
const large = { width: 1280, height: 720 };
const flush = step("flushBrowserPool", { path: { id_or_name: p } });

export const emptiedPools = [
  withPool(
    "Deletes the idle browsers of a pool. Leased browsers stay. The pool then fills again at its fill rate, with its "
    + "current configuration.",
    create("p", { size: 2, viewport: small }),
    idle(p, 2),
    acquire(p, "b"),
    update(p, { viewport: large }),
    flush,
    getBrowser(b, { shows: { viewport: small } }),
    idle(p, 1, 1),
    acquire(p, "c", {}, { shows: { viewport: large } }),
    release(p, b),
    flush,
    idle(p, 1, 1),
    acquire(p, "d"),
    getBrowser(b, gone),
  ),
  withPool(
    "Returns 400 while any of the browsers is leased, unless `force` is true; the leased sessions are then deleted as "
    + "well.",
    create("q"),
    idle("{q.id}"),
    acquire("{q.id}", "b"),
    remove("{q.id}", { status: 400, proves: "If you omit the body, they are not deleted." }),
    step("deleteBrowserPool", { path: { id_or_name: "{q.id}" }, body: { force: false } }, { status: 400 }),
    getBrowser(b),
    step("deleteBrowserPool", { path: { id_or_name: "{q.id}" }, body: { force: true } }, {
      proves: "Whether to delete the pool even if some of its browsers are leased.",
    }),
    getBrowser(b, gone),
    get("{q.id}", gone),
    remove("{q.id}", { status: 404, proves: "Deleting the pool again returns 404." }),
    create("p", { name: "{run}-q" }),
  ),
  withPool(
    "ID or name of the pool to delete.",
    create("q"),
    idle("{q.id}"),
    acquire("{q.id}", "b"),
    release("{q.id}", b),
    remove("{run}-q"),
    get("{q.id}", gone),
    getBrowser(b, { status: 404, proves: "Deletes a pool and all its browsers." }),
    update("{q.id}", { size: 2 }, gone),
    list({}, []),
    create("p"),
    list({}, ["p"]),
  ),
  ...rejected(
    create("p"),
    [create("q"), update("{p.id}", { name: "{run}-r" }), remove("{p.id}")],
    [get("{p.id}", { shows: { name: "{run}-p" } }), list({}, ["p"])],
  ),
];
