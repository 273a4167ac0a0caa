/** Videos of sessions: ffmpeg makes them from a screencast. Without ffmpeg, each is a sample video. */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { HttpError } from "../server/http-error.js";
import { inMemory, type Storage, type StoredBytes } from "../server/storage.js";
import type { TemporaryFolder } from "../server/node/temporary-folder.js";
import type { Size } from "../service/model/screen.js";
import type { Session } from "../service/model/session.js";
import type { ReadAsset } from "../service/ports/platform.js";
import type { WatchPage } from "../service/ports/browsers.js";
import type { StartRecording } from "../service/ports/recording.js";
import { atMost } from "./at-most.js";
import { startEncoding, type Ffmpeg, findFfmpeg } from "./ffmpeg.js";
import { logOnce } from "./log-once.js";
import { createPictureStream, type PictureStream } from "./picture-stream.js";

/** The default frames per second: the contract does not specify one. */
const defaultFramerate = 10;
/** How long a request that stops a recording waits for its video. */
const stopTimeoutMs = 10_000;

/** What recordings need. */
export interface RecorderOptions {
  watch: WatchPage;
  /** Resolves when the browser of a session has ended. It is started if it does not run. */
  ended: (session: Session) => Promise<unknown>;
  temporary: TemporaryFolder;
  readAsset: ReadAsset;
  log: (line: string) => void;
}

/** What a video needs. */
interface VideoOptions {
  session: Session;
  size: Size;
  framerate: number;
  pictures: PictureStream;
  storage: Storage;
  /** Aborted when the recording ends, and when its video is no longer needed. */
  over: AbortSignal;
  gone: AbortSignal;
}

/** Creates the recorder of sessions. Its `ended` resolves when no recording is in progress. */
export function createVideoRecorder({ watch, ended, temporary, readAsset, log }: RecorderOptions) {
  const going = new Set<Promise<unknown>>();
  let found: Promise<Ffmpeg | undefined> | undefined;
  const logLineOnce = logOnce(log);
  let count = 0;

  async function find(): Promise<Ffmpeg | undefined> {
    const ffmpeg = await findFfmpeg();
    if (typeof ffmpeg !== "string") return ffmpeg;
    log(`Replays are a sample video, since ${ffmpeg}. To record sessions, install ffmpeg, or give its path in FFMPEG.`);
    return undefined;
  }

  async function make({ session, size, framerate, pictures, storage, over, gone }: VideoOptions): Promise<StoredBytes> {
    found ??= find();
    const ffmpeg = await found;
    if (!ffmpeg) {
      if (!over.aborted) await once(over, "abort");
      return inMemory(await readAsset("replay.mp4"));
    }
    const file = join(await temporary.path(), `${session.id}-replay-${++count}.mp4`);
    const { input, ended } = startEncoding(ffmpeg, { file, framerate, ...size }, gone);
    const unwatch = watch(session, pictures.show);
    try {
      await pipeline(pictures.pictures, input).catch(() => {}); // ffmpeg reports the problem, or has reached its limit
      const problem = await ended;
      if (problem !== undefined) throw new HttpError(500, [], `The replay has no video: ${problem}`);
      return await storage.store(createReadStream(file));
    } finally {
      unwatch();
      await rm(file, { force: true });
    }
  }

  const record: StartRecording = (session, { framerate = defaultFramerate, record_audio }, storage, onEnd) => {
    if (record_audio) logLineOnce("record_audio has no effect: replays have no sound.");
    const over = new AbortController();
    const gone = new AbortController();
    const signals = { over: over.signal, gone: gone.signal };
    over.signal.addEventListener("abort", onEnd);
    void ended(session).then(() => over.abort());
    const pictures = createPictureStream(framerate, over.signal, gone.signal);
    const made = make({ session, size: session.settings.viewport, framerate, pictures, storage, ...signals });
    let isMade = false;
    const done = made.then(() => {}, () => {}).then(() => {
      isMade = true;
      going.delete(done);
      over.abort();
    });
    going.add(done);
    return {
      async stop() {
        over.abort();
        await atMost(stopTimeoutMs, done);
      },
      video: () => isMade ? made : undefined,
      remove() {
        over.abort();
        gone.abort();
        made.then((bytes) => bytes.remove()).catch(() => {}); // there is none
      },
    };
  };
  return { record, ended: () => Promise.all(going) };
}
