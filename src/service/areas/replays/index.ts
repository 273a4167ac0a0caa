/** Replays: videos of browser sessions. A session records one at a time. */
import type { BrowserReplay } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { inMemory } from "../../../server/storage.js";
import type { Area, AreaContext } from "../../base/area.js";
import { createCollection } from "../../base/collection.js";
import { exampleSession } from "../../model/example-session.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { ReadAsset } from "../../ports/platform.js";
import { type Browsers, noLifecycle } from "../../ports/browsers.js";
import type { Recording } from "../../ports/recording.js";

interface Replay {
  id: string;
  startedAt: string;
  /** Null while it is being recorded. */
  finishedAt: string | null;
  /** Cancels its time limit. */
  callOff: () => void;
  recording: Recording;
}

type ReplayOperationId = "startReplay" | "listReplays" | "downloadReplay" | "stopReplay";

/** The highest frame rate of a session without a GPU. */
const maxFramerateWithoutGpu = 20;

export function createReplays(
  context: AreaContext,
  sessions: Sessions,
  readAsset: ReadAsset,
  browsers: Browsers | undefined,
) {
  const { clock, random, budget, storage, exampleOf, origin } = context;
  /** A finished recording with the sample video. */
  const sampleRecording: Recording = {
    stop: () => Promise.resolve(),
    video: async () => inMemory(await readAsset("replay.mp4")),
    remove: () => {},
  };
  const { lifecycle = noLifecycle, record = () => sampleRecording } = browsers ?? {};
  const replaysOf = sessions.perSession((session) => {
    const replays = createCollection<Replay>("replay", budget);
    sessions.whenEnded(session, () => {
      for (const { callOff, recording } of replays.all()) {
        callOff();
        recording.remove();
      }
      replays.clear();
    });
    return replays;
  });

  async function finish(session: Session, replay: Replay): Promise<void> {
    if (replay.finishedAt === null) {
      replay.callOff();
      replay.finishedAt = clock.timestamp();
      session.isRecorded = false;
    }
    await replay.recording.stop();
  }

  function show(session: Session, { id, startedAt, finishedAt }: Replay): BrowserReplay {
    const replay_view_url = `${origin()}/vm/${session.id}/replays/${id}?jwt=${sessions.tokenOf(session)}`;
    return { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url };
  }

  return {
    handlers: {
      startReplay({ path, body = {} }) {
        const { framerate, max_duration_in_seconds } = body;
        const session = sessions.get(path.id);
        const replays = replaysOf(session);
        if (framerate !== undefined && framerate > maxFramerateWithoutGpu && !session.settings.gpu) {
          throw new HttpError(400, [`framerate must be at most ${maxFramerateWithoutGpu} in a session without gpu.`]);
        }
        const recorded = replays.all().find(({ finishedAt }) => finishedAt === null);
        if (recorded) {
          throw new HttpError(409, [], `${session.id} is recording the replay ${recorded.id}. Stop it first.`);
        }
        lifecycle.checkRoom(session);
        const started = { startedAt: clock.timestamp(), finishedAt: null };
        const replay = replays.add({ id: random.id("rp"), ...started, callOff: () => {}, recording: sampleRecording });
        const end = () => void finish(session, replay);
        replay.recording = record(session, body, storage, end);
        if (max_duration_in_seconds !== undefined) {
          replay.callOff = clock.after(max_duration_in_seconds * 1000, end);
        }
        session.isRecorded = true;
        return { status: 201, body: show(session, replay) };
      },
      listReplays({ path }) {
        const session = sessions.get(path.id);
        return { status: 200, body: replaysOf(session).page({}).entries.map((replay) => show(session, replay)) };
      },
      async downloadReplay({ path }) {
        const { finishedAt, recording } = replaysOf(sessions.get(path.id)).get(path.replay_id);
        const video = await (finishedAt === null ? undefined : recording.video());
        if (!video) return { status: 202, headers: { "Retry-After": 1 } };
        return { status: 200, body: Object.assign(await video.open(), { byteLength: video.size }) };
      },
      async stopReplay({ path }) {
        const session = sessions.get(path.id);
        await finish(session, replaysOf(session).get(path.replay_id));
        return { status: 200 };
      },
    },
    async seed() {
      const session = await exampleSession(exampleOf, sessions);
      for (const { replay_id: id, started_at, finished_at } of (await exampleOf("listReplays") ?? []).reverse()) {
        if (!session || !started_at || !finished_at) continue; // a replay in progress is not seeded
        const finished = { startedAt: started_at, finishedAt: finished_at };
        replaysOf(session).add({ id, ...finished, callOff: () => {}, recording: sampleRecording });
      }
    },
    clear: () => {}, // replays end with their sessions
  } satisfies Area<ReplayOperationId>;
}
