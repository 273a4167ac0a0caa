/** Replays: the videos of browser sessions, recorded one after the other. */
import type { BrowserReplay } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import type { Area, World } from "./base/area.js";
import { createCollection, newId } from "./base/collection.js";
import type { Picture } from "./computer/picture.js";
import type { Session, Sessions } from "./sessions/index.js";
import { shownSession } from "./sessions/shown.js";

interface Replay {
  id: string;
  startedAt: string;
  /** Null while it is recorded. */
  finishedAt: string | null;
  /** Calls off that it finishes by itself. */
  callOff: () => void;
}

type Operation = "startReplay" | "listReplays" | "downloadReplay" | "stopReplay";

/** The highest frame rate of a session without a GPU. */
const highestWithoutGpu = 20;

export function createReplays({ clock, budget, shown, origin }: World, sessions: Sessions, picture: Picture) {
  const replaysOf = sessions.each((session) => {
    const replays = createCollection<Replay>("replay", budget);
    sessions.whenEnded(session, () => {
      for (const replay of replays.all()) replay.callOff();
      replays.clear();
    });
    return replays;
  });

  function finish(session: Session, replay: Replay): void {
    if (replay.finishedAt !== null) return;
    replay.callOff();
    replay.finishedAt = clock.timestamp();
    session.isRecorded = false;
  }

  function show(session: Session, { id, startedAt, finishedAt }: Replay): BrowserReplay {
    const replay_view_url = `${origin()}/vm/${session.id}/replays/${id}?jwt=${sessions.tokenOf(session)}`;
    return { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url };
  }

  return {
    handlers: {
      startReplay({ path, body: { framerate, max_duration_in_seconds } = {} }) {
        const session = sessions.get(path.id);
        const replays = replaysOf(session);
        if (framerate !== undefined && framerate > highestWithoutGpu && !session.settings.gpu) {
          throw new HttpError(400, [`framerate must be ${highestWithoutGpu} at most in a session without gpu.`]);
        }
        const recorded = replays.all().find(({ finishedAt }) => finishedAt === null);
        if (recorded) {
          throw new HttpError(409, [], `The replay ${recorded.id} is recorded in ${session.id}. Stop it first.`);
        }
        const startedAt = clock.timestamp();
        const replay = replays.add({ id: newId("rp"), startedAt, finishedAt: null, callOff: () => {} });
        if (max_duration_in_seconds !== undefined) {
          replay.callOff = clock.after(max_duration_in_seconds * 1000, () => finish(session, replay));
        }
        session.isRecorded = true;
        return { status: 201, body: show(session, replay) };
      },
      listReplays({ path }) {
        const session = sessions.get(path.id);
        return { status: 200, body: replaysOf(session).page({}).entries.map((replay) => show(session, replay)) };
      },
      async downloadReplay({ path }) {
        const { finishedAt } = replaysOf(sessions.get(path.id)).get(path.replay_id);
        if (finishedAt === null) return { status: 202, headers: { "Retry-After": 1 } };
        return { status: 200, body: await picture.video() };
      },
      stopReplay({ path }) {
        const session = sessions.get(path.id);
        finish(session, replaysOf(session).get(path.replay_id));
        return { status: 200 };
      },
    },
    async seed() {
      const session = await shownSession(shown, sessions);
      for (const { replay_id: id, started_at, finished_at } of (await shown("listReplays") ?? []).reverse()) {
        if (!session || !started_at || !finished_at) continue; // one that is recorded is there once it is started
        replaysOf(session).add({ id, startedAt: started_at, finishedAt: finished_at, callOff: () => {} });
      }
    },
    clear: () => {}, // replays end with their sessions
  } satisfies Area<Operation>;
}
