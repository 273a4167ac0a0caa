/** What the contract promises of replays. */
import type { StartReplayRequest } from "../../generated/openapi.js";
import { create, remove, update } from "./browser-sessions/steps.js";
import { type Expectation, sequence, step } from "./sequence.js";

const start = (id: string, as: string, body: StartReplayRequest = {}) =>
  step("startReplay", { path: { id }, body }, { as });
const refuse = (id: string, status: number, body: StartReplayRequest = {}) =>
  step("startReplay", { path: { id }, body }, { status });
const stop = (id: string, replay_id: string, expectation?: Expectation) =>
  step("stopReplay", { path: { id, replay_id } }, expectation);
const download = (id: string, replay_id: string, status: number) =>
  step("downloadReplay", { path: { id, replay_id } }, { status });
/** Lists the replays of a session: of each, what it shows. */
const list = (id: string, shows: object[], proves?: string) =>
  step("listReplays", { path: { id } }, { shows, ...proves !== undefined && { proves } });

const own = "{a.session_id}";
const shared = "{session}";
const isRecording = { finished_at: null };

export const sessionReplays = [
  sequence(
    "While the replay is still being recorded, the response is 202 without a body: try again later, or stop the replay "
    + "first.",
    start(shared, "r"),
    download(shared, "{r.replay_id}", 202),
    stop(shared, "{r.replay_id}", { proves: "Stops the recording, so that the video can be downloaded." }),
    download(shared, "{r.replay_id}", 200),
  ),
  sequence(
    "Returns all replays of the session, both in progress and finished.",
    create("a", { headless: false }),
    list(own, []),
    step("startReplay", { path: { id: "{run}-a" } }, {
      as: "r",
      shows: isRecording,
      proves: "If you omit the body, every setting has its default.",
    }),
    list(own, [{ replay_id: "{r.replay_id}", ...isRecording }],
      "When the recording finished. Null while it is in progress."),
    stop(own, "{r.replay_id}"),
    start(own, "s"),
    list(own, [{ replay_id: "{r.replay_id}" }, { replay_id: "{s.replay_id}", ...isRecording }]),
    download(own, "{r.replay_id}", 200),
    download(own, "{s.replay_id}", 202),
    remove(own),
    download(own, "{r.replay_id}", 404),
  ),
  sequence(
    "A session can have many replays, but it records only one at a time. Returns 409 if the session is already "
    + "recording a replay.",
    create("a", { headless: false }),
    start(own, "r"),
    refuse(own, 409),
    list(own, [{ replay_id: "{r.replay_id}", ...isRecording }]),
    stop(own, "{r.replay_id}"),
    start(own, "s"),
    refuse(own, 409),
    stop(own, "{s.replay_id}"),
    list(own, [{ replay_id: "{r.replay_id}" }, { replay_id: "{s.replay_id}" }]),
  ),
  sequence(
    "Returns 400 if the frame rate is above 20 and the session has no `gpu`.",
    create("a", { headless: false }),
    refuse(own, 400, { framerate: 21 }),
    list(own, []),
    start(own, "r", { framerate: 20 }),
    stop(own, "{r.replay_id}"),
  ),
  sequence(
    "Number of seconds after which the recording stops by itself.",
    start(shared, "r", { max_duration_in_seconds: 1 }),
    step("downloadReplay", { path: { id: shared, replay_id: "{r.replay_id}" } }, {
      status: 202,
      proves: "Records the session as a video until you stop the replay or `max_duration_in_seconds` has passed.",
    }),
    step("executePlaywrightCode", { path: { id: shared }, body: { code: "await page.waitForTimeout(1500);" } }),
    download(shared, "{r.replay_id}", 200),
    start(shared, "s"),
    stop(shared, "{s.replay_id}"),
  ),
  sequence(
    "The browser session or the replay does not exist.",
    create("a"),
    start(shared, "r"),
    stop(own, "{r.replay_id}", { status: 404 }),
    download(own, "{r.replay_id}", 404),
    download(shared, "{run}", 404),
    download(shared, "{r.replay_id}", 202),
    stop(shared, "{r.replay_id}"),
    update(own, {}),
  ),
];
