/** Real browsers for the sessions of a mock, which do what the requests of their session ask for. */
import { checkInstalled } from "../node/peer.js";
import type { Storage } from "../server/storage.js";
import type { Zip } from "../service/base/zip.js";
import { HttpError } from "../server/http-error.js";
import { createTemporaryFolder } from "../server/node/temporary-folder.js";
import type { Session } from "../service/model/session.js";
import type { Platform } from "../service/ports/platform.js";
import type { Browsers, SessionChanges } from "../service/ports/browsers.js";
import type { BrowserReports } from "../service/ports/reports.js";
import { createCode } from "./code/index.js";
import { createConnections, failedStart } from "./connections.js";
import { watchDialogs } from "./covers/dialogs.js";
import { createCovers } from "./covers/index.js";
import { curl } from "./curl.js";
import { createDownloads } from "./downloads.js";
import { createExtensionFeature } from "./extensions.js";
import { createEngine } from "./engines/index.js";
import { createControls } from "./input/index.js";
import { createLocalStorageFeature } from "./local-storage.js";
import { createLocationFeature } from "./location.js";
import type { BrowserOptions } from "./options.js";
import { createBrowserProcesses } from "./processes.js";
import { createProfileFeature, profileLabel } from "./profiles.js";
import { createProxyFeature } from "./proxy.js";
import { createVideoRecorder } from "./recording.js";
import { createWatchPage } from "./screencast.js";
import { createPicture } from "./screenshot.js";
import { createTabs } from "./tabs.js";
import { createTelemetryFeature } from "./telemetry/index.js";
import { createToolbar } from "./toolbar.js";
import { createWindow, openUrl, resize } from "./window.js";

export { tunnel } from "./tunnel.js";
export { createWebDriver, type WebDriver } from "./webdriver/index.js";

/** What the browsers need of the platform: the sample video, for replays without ffmpeg, and archives of extensions. */
export type BrowserPlatform = Pick<Platform, "readAsset"> & { zip: Zip };

/**
 * Creates the browsers. None is started yet.
 *
 * @param storage Stores profiles.
 * @param log Gets a line for each problem, and for each setting that the browsers do not support.
 * @throws {Error} If there is no browser, or no `playwright-core`. The message is one line that says what to install.
 */
export async function createBrowsers(
  options: BrowserOptions,
  storage: Storage,
  { readAsset, zip }: BrowserPlatform,
  log: (line: string) => void,
): Promise<Browsers> {
  checkInstalled("playwright-core", "A real browser");
  const engine = await createEngine(options, log);
  const isElsewhere = engine.elsewhere !== undefined;
  const temporary = createTemporaryFolder();
  const reports = {} as BrowserReports; // filled before any browser runs
  const profiles = createProfileFeature(storage, log);
  const downloads = createDownloads(reports, isElsewhere, log);
  const telemetry = createTelemetryFeature(reports);
  const extensions = createExtensionFeature(zip, log);
  const proxy = createProxyFeature(log);
  const location = createLocationFeature(engine.elsewhere, log);
  const covers = createCovers();
  const tabs = createTabs((tab) => watchDialogs(covers, tab));
  const window = createWindow(options.headed ?? false);
  // A profile is unpacked before others add to it, and the window opens the first page when everything else is ready.
  const localStorage = createLocalStorageFeature(isElsewhere);
  const onDisk = isElsewhere ? [] : [extensions.feature];
  const atStart = [proxy.feature, location.feature];
  const features = [profiles, localStorage, downloads, telemetry, ...onDisk, ...atStart, tabs.feature, window];
  const processes = createBrowserProcesses(engine, options, features, temporary, log);
  const use = (session: Session) => processes.use(session);
  const { devTools, reach, connect, frontOf } = createConnections(use, tabs.clientConnects);
  const { ended: codeEnded, ...code } = createCode(devTools, temporary);
  const watch = createWatchPage(connect, covers);
  const ended = (session: Session) => use(session).ended;
  const recorder = createVideoRecorder({ watch, ended, temporary, readAsset, log });

  /** Restarts the browser of a session, for a change that only takes effect at its start. */
  async function restart(session: Session, what: string): Promise<void> {
    log(`The browser of ${session.id} restarts with ${what}. Its pages are lost, and connections to it end.`);
    void processes.end(session);
    await connect(session);
  }

  /** Opens the start URL of a session in the page in front. */
  async function openStartUrl(session: Session): Promise<void> {
    const { cdp, pages } = await connect(session);
    const [front] = await pages();
    if (session.settings.start_url) await openUrl(cdp, front?.id, session.settings.start_url);
  }

  async function change(session: Session, { viewport, start_url }: SessionChanges): Promise<void> {
    const process = processes.running(session);
    if (!process) return;
    if (!profiles.isLoaded(session)) return restart(session, `the ${profileLabel(session)}`);
    await process.ready;
    if (proxy.hasChanged(session)) return restart(session, "another proxy");
    if (location.hasChanged(session)) return restart(session, "another location");
    await telemetry.change(session);
    if (viewport) await resize(await process.cdp(), session);
    if (start_url) await openStartUrl(session);
  }

  return {
    reportTo: (to) => void Object.assign(reports, to),
    devTools,
    reach,
    downloaded: downloads.settled,
    logPages: telemetry.log,
    lifecycle: {
      checkRoom: processes.checkRoom,
      checkSettings: processes.checkSettings,
      async begin(session) {
        if (processes.running(session)) {
          change(session, { viewport: false, start_url: true }).catch(() => {}); // it has ended
          return;
        }
        const { given } = use(session);
        if (engine.elsewhere) await given.catch(failedStart);
      },
      change,
      end(session) {
        proxy.end(session);
        return profiles.left(session, processes.end(session));
      },
      async ended() {
        await Promise.all([processes.ended(), recorder.ended(), codeEnded()]);
        engine.end?.();
        await temporary.remove();
      },
    },
    controls: createControls({ frontOf, covers, toolbar: createToolbar(covers, tabs) }),
    picture: createPicture(frontOf, covers),
    watch,
    async address(session) {
      if (!processes.running(session)) return undefined;
      const [front] = await connect(session).then(({ pages }) => pages()).catch(() => []); // it has ended
      return front?.url;
    },
    record: recorder.record,
    async curl(session, request, signal) {
      const { gone } = use(session);
      const { cdp } = await connect(session);
      return curl(cdp, request, AbortSignal.any([signal, gone]));
    },
    async loadExtensions(session, added) {
      if (engine.elsewhere) throw new HttpError(400, [`extensions cannot be loaded into ${engine.elsewhere}.`]);
      const { cdp } = await connect(session);
      await extensions.load(cdp, added);
    },
    ...code,
    async closeTab(session, targetId) {
      const closing = processes.running(session)?.cdp().then(({ send }) => send("Target.closeTarget", { targetId }));
      await closing?.catch(() => {}); // it is closed, or the browser has ended
    },
  };
}
