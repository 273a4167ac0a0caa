/** The service, in memory: each area of it in a file or a folder of its own. */
import type { Handlers } from "../../operations.js";
import type { Storage } from "../../server/storage.js";
import { createApps } from "./apps.js";
import type { LoginCodes } from "./auth/handoff.js";
import { createAuth } from "./auth/index.js";
import type { Defaults, Shown } from "./base/area.js";
import { createBudget } from "./base/budget.js";
import { type Clock, createClock } from "./base/clock.js";
import { createComputer } from "./computer/index.js";
import { createPicture } from "./computer/picture.js";
import { createCredentialProviders } from "./credential-providers.js";
import { createCredentials } from "./credentials/index.js";
import { createDeployments } from "./deployments/index.js";
import { createExtensions } from "./extensions.js";
import { createFiles, type Files } from "./files/index.js";
import { createInvocations } from "./invocations/index.js";
import { createLogs } from "./logs.js";
import { createPlaywright } from "./playwright/index.js";
import { createProcesses } from "./processes/index.js";
import { createPools } from "./pools/index.js";
import { createProfiles } from "./profiles.js";
import { createProxies } from "./proxies.js";
import { createReplays } from "./replays.js";
import { type Browsers, type DevTools } from "./sessions/browsers.js";
import { createSessions } from "./sessions/index.js";
import { createTelemetry } from "./telemetry/index.js";
import { createViews, type Views } from "./views.js";

export type { Defaults, Shown, Views };

export interface Service extends LoginCodes {
  handlers: Handlers;
  /** A file of a browser session. */
  file: Files["get"];
  /** Moves the time forward, by milliseconds, and has happen what becomes due. */
  advance: Clock["advance"];
  /** Whether there is a browser session of an id, which has not ended. */
  isActive: (session: string) => boolean;
  /** Gives where the browser of a session takes connections, where there are browsers. */
  devTools: ((session: string) => Promise<DevTools>) | undefined;
  /** Notes that somebody uses the browser of a session. */
  use: (session: string) => void;
  /** Whether a text is what opens the own address of a browser session. */
  isTokenOf: (session: string, token: string) => boolean;
  /** What pages show of the sessions. */
  views: Views;
  /** Adds what exists at the start: what the examples of the contract show. */
  seed(): Promise<void>;
  /** Ends everything that goes on, and forgets everything. */
  end(): Promise<void>;
}

/**
 * Makes a service that knows nothing yet.
 *
 * @param storage Where it keeps bytes.
 * @param shown Gives what the contract shows.
 * @param defaults Gives what a request has when it says nothing.
 * @param origin Gives where the mock is.
 * @param real What runs behind the sessions; by default nothing does.
 */
export function createService(
  storage: Storage,
  shown: Shown,
  defaults: Defaults,
  origin: () => string,
  real?: Browsers,
): Service {
  const clock = createClock();
  const world = { clock, budget: createBudget(), storage, browsers: real, shown, defaults, origin };
  const profiles = createProfiles(world);
  const extensions = createExtensions(world);
  const proxies = createProxies(world);
  const known = { profiles, extensions, proxies };
  const browsers = createSessions(world, known);
  const { sessions } = browsers;
  const pools = createPools(world, known, browsers);
  const files = createFiles(world, sessions);
  const picture = { ...createPicture(), ...real?.picture };
  const replays = createReplays(world, sessions, picture);
  const computer = createComputer(world, sessions, picture);
  const playwright = createPlaywright(world, sessions);
  const processes = createProcesses(world, sessions, files);
  const logs = createLogs(world, sessions, files);
  const telemetry = createTelemetry(world, sessions);
  const { recorded } = telemetry;
  const credentials = createCredentials(world);
  const providers = createCredentialProviders(world);
  const auth = createAuth(world, { browsers, profiles, proxies, credentials, providers });
  const apps = createApps(world);
  const deployments = createDeployments(world, apps);
  const invocations = createInvocations(world, apps, browsers);
  /** What one refers to is before it. */
  const areas = [
    profiles, extensions, proxies, browsers, pools, files, replays, computer, playwright, processes, logs,
    telemetry, credentials, providers, auth, apps, deployments, invocations,
  ];

  return {
    handlers: {
      ...profiles.handlers,
      ...extensions.handlers,
      ...proxies.handlers,
      ...recorded("platform", browsers.handlers, ["updateBrowser", "loadBrowserExtensions"]),
      ...pools.handlers,
      ...recorded("platform", files.handlers),
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
    file: (session, path) => files.get(session, path),
    advance: clock.advance,
    isTokenOf(id, token) {
      const session = sessions.peek(id);
      return session !== undefined && sessions.tokenOf(session) === token;
    },
    loginOf: auth.loginOf,
    views: createViews(sessions, picture, computer.screenOf),
    isActive: (id) => sessions.peek(id) !== undefined,
    devTools: real && (async (id) => real.devTools(sessions.get(id))),
    use: (id) => void (sessions.peek(id) && sessions.get(id)),
    async seed() {
      for (const area of areas) await area.seed();
    },
    async end() {
      for (const area of [...areas].reverse()) await area.clear();
      clock.reset();
      await real?.life.ended();
    },
  };
}
