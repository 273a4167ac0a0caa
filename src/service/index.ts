/** The service, in memory. Each of its areas has a file or folder of its own. */
import { toReadableStream } from "../bytes.js";
import type { Handlers } from "../operations.js";
import { createApps } from "./areas/apps.js";
import type { LoginCodes } from "./areas/auth/handoff.js";
import { createAuth } from "./areas/auth/index.js";
import { createComputer } from "./areas/computer/index.js";
import { createPicture } from "./areas/computer/picture.js";
import { createCredentialProviders } from "./areas/credential-providers.js";
import { createCredentials } from "./areas/credentials/index.js";
import { createDeployments } from "./areas/deployments/index.js";
import { createExtensions } from "./areas/extensions.js";
import { afterDownloads } from "./areas/files/after-downloads.js";
import { createFiles } from "./areas/files/index.js";
import { createInvocations } from "./areas/invocations/index.js";
import { createLogs } from "./areas/logs.js";
import { createPlaywright } from "./areas/playwright/index.js";
import { createPools } from "./areas/pools/index.js";
import { createProcesses } from "./areas/processes/index.js";
import { createProfiles } from "./areas/profiles.js";
import { createProxies } from "./areas/proxies.js";
import { createReplays } from "./areas/replays/index.js";
import { createSessions } from "./areas/sessions/index.js";
import { createTelemetry } from "./areas/telemetry/index.js";
import type { AreaContext, DefaultsOf, ExampleOf } from "./base/area.js";
import { createBudget } from "./base/budget.js";
import { type Clock, createClock } from "./base/clock.js";
import { createRandom, type Random } from "./base/random.js";
import { webZip } from "./base/web-zip.js";
import type { StoredFile } from "./model/stored-file.js";
import type { Sessions } from "./model/sessions.js";
import type { Platform } from "./ports/platform.js";
import type { Browsers, DevTools, ReachedBrowser } from "./ports/browsers.js";
import type { Commands } from "./ports/commands.js";
import { createViews, type View, type Views } from "./views.js";

export type { DefaultsOf, ExampleOf, LoginCodes, View, Views };

export interface Service extends LoginCodes {
  handlers: Handlers;
  /** Finds a file of a browser session. */
  file: (session: string, path: string) => StoredFile | undefined;
  /** Moves the time forward, by milliseconds, and runs what becomes due. */
  advance: Clock["advance"];
  /** Whether there is an active browser session with an id. */
  isActive: (session: string) => boolean;
  /** Returns the address at which the browser of a session accepts connections. Only with real browsers. */
  devTools: ((session: string) => Promise<DevTools>) | undefined;
  /** Returns the same as soon as clients may connect. */
  reach: ((session: string) => Promise<ReachedBrowser>) | undefined;
  /** Notes activity in a session, by its id or name. */
  use: (session: string) => void;
  /** Runs an action that counts as no activity in a session, up to where it first waits. */
  unnoticed: Sessions["unnoticed"];
  /** Whether a token is the one of a browser session. */
  isTokenOf: (session: string, token: string) => boolean;
  /** The sessions, as pages show them. */
  views: Views;
  /** Adds what exists at the start: the resources of the contract's examples. */
  seed(): Promise<void>;
  /** Ends everything that runs, and forgets everything. */
  end(): Promise<void>;
}

/** What a service needs: what its areas get, besides a clock and a memory budget of their own, and its ports. */
export interface ServiceOptions extends Omit<AreaContext, "clock" | "budget" | "random" | "zip"> {
  platform: Platform;
  /** Its time. By default, that of the machine. */
  clock?: Clock;
  /** Where ids, keys and codes come from. By default, the random values of the platform. */
  random?: Random;
  /** The real browsers of the sessions, if there are any. */
  browsers: Browsers | undefined;
  /** Runs the commands of requests, if there is a shell. */
  commands: Commands | undefined;
}

/** Creates a service without any resources. */
export function createService(
  { platform, browsers, commands, clock = createClock(), random = createRandom(), ...options }: ServiceOptions,
): Service {
  const context = { ...options, zip: platform.zip ?? webZip, clock, random, budget: createBudget() };
  const profiles = createProfiles(context);
  const extensions = createExtensions(context);
  const proxies = createProxies(context);
  const references = { profiles, extensions, proxies };
  const sessionArea = createSessions(context, references, browsers);
  const { sessions } = sessionArea;
  const pools = createPools(context, references, sessionArea, browsers?.lifecycle);
  const files = createFiles(context, sessions, commands !== undefined);
  const picture = browsers?.picture ?? createPicture(platform);
  const replays = createReplays(context, sessions, platform.readAsset, browsers);
  const computer = createComputer(context, sessions, picture, browsers?.controls);
  const playwright = createPlaywright(context, sessions, platform.parseJavaScript, browsers);
  const processes = createProcesses(context, sessions, files, commands);
  const logs = createLogs(context, sessions, files, browsers);
  const telemetry = createTelemetry(context, sessions);
  const { recorded, report } = telemetry;
  browsers?.reportTo({
    event: report,
    log: logs.log,
    file: ({ id }, ...file) => files.put(id, ...file),
    hasFile: ({ id }, path) => files.has(id, path),
  });
  const credentials = createCredentials(context);
  const providers = createCredentialProviders(context);
  const auth = createAuth(context, { sessionArea, profiles, proxies, credentials, providers });
  const apps = createApps(context);
  const deployments = createDeployments(context, apps);
  const invocations = createInvocations(context, apps, deployments, sessionArea);
  /** In order: each area comes after those that it refers to. */
  const areas = [
    profiles, extensions, proxies, sessionArea, pools, files, replays, computer, playwright, processes, logs,
    telemetry, credentials, providers, auth, apps, deployments, invocations,
  ];

  return {
    handlers: {
      ...profiles.handlers,
      ...extensions.handlers,
      ...proxies.handlers,
      ...recorded("platform", sessionArea.handlers, ["updateBrowser", "loadBrowserExtensions"]),
      ...pools.handlers,
      ...recorded("platform", browsers ? afterDownloads(files.handlers, sessions, browsers) : files.handlers),
      ...recorded("platform", replays.handlers),
      ...recorded("control", computer.handlers),
      ...recorded("control", playwright.handlers),
      ...recorded("platform", processes.handlers),
      ...logs.handlers,
      ...telemetry.handlers,
      ...credentials.handlers,
      ...providers.handlers,
      ...auth.handlers,
      ...apps.handlers,
      ...deployments.handlers,
      ...invocations.handlers,
    },
    file(session, path) {
      const file = files.get(session, path);
      return file
        && { mode: file.mode, size: file.bytes.size, stream: () => toReadableStream(file.bytes.stream()) };
    },
    advance: clock.advance,
    unnoticed: (action) => sessions.unnoticed(action),
    isTokenOf(id, token) {
      const session = sessions.peek(id);
      return session !== undefined && sessions.tokenOf(session) === token;
    },
    loginOf: auth.loginOf,
    views: createViews(clock, sessions, picture, computer.screenOf, browsers),
    isActive: (id) => sessions.peek(id) !== undefined,
    devTools: browsers && (async (id) => browsers.devTools(sessions.get(id))),
    reach: browsers && (async (id) => browsers.reach(sessions.get(id))),
    use(id) {
      if (sessions.peekByName(id)) sessions.get(id);
    },
    async seed() {
      for (const area of areas) await area.seed();
    },
    async end() {
      for (const area of [...areas].reverse()) await area.clear();
      clock.reset();
      await browsers?.lifecycle.ended();
    },
  };
}
