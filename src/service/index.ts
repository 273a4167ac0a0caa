/** The service, in memory. Each of its areas has a file or folder of its own. */
import { toReadableStream } from "../bytes.js";
import type { Handlers } from "../operations.js";
import { createApps } from "./areas/apps.js";
import type { LoginCodes } from "./areas/auth/handoff.js";
import { createAuth } from "./areas/auth/index.js";
import type { AreaContext, DefaultsOf, ExampleOf } from "./base/area.js";
import { createBudget } from "./base/budget.js";
import { type Clock, createClock } from "./base/clock.js";
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
import { createProcesses } from "./areas/processes/index.js";
import { createPools } from "./areas/pools/index.js";
import { createProfiles } from "./areas/profiles.js";
import { createProxies } from "./areas/proxies.js";
import { createReplays } from "./areas/replays/index.js";
import type { DevTools } from "./ports/browsers.js";
import { createSessions } from "./areas/sessions/index.js";
import { createTelemetry } from "./areas/telemetry/index.js";
import type { StoredFile } from "./model/stored-file.js";
import { createViews, type Views } from "./views.js";

export type { DefaultsOf, ExampleOf, Views };

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
  /** Notes activity in a session. */
  use: (session: string) => void;
  /** Whether a token is the one of a browser session. */
  isTokenOf: (session: string, token: string) => boolean;
  /** The sessions, as pages show them. */
  views: Views;
  /** Adds what exists at the start: the resources of the contract's examples. */
  seed(): Promise<void>;
  /** Ends everything that runs, and forgets everything. */
  end(): Promise<void>;
}

/**
 * Creates a service without any resources.
 *
 * @param options What its areas get, besides a clock and a memory budget of their own.
 */
export function createService(options: Omit<AreaContext, "clock" | "budget">): Service {
  const clock = createClock();
  const context = { ...options, clock, budget: createBudget() };
  const { browsers: real } = options;
  const profiles = createProfiles(context);
  const extensions = createExtensions(context);
  const proxies = createProxies(context);
  const references = { profiles, extensions, proxies };
  const browsers = createSessions(context, references);
  const { sessions } = browsers;
  const pools = createPools(context, references, browsers);
  const files = createFiles(context, sessions);
  const picture = real?.picture ?? createPicture();
  const replays = createReplays(context, sessions);
  const computer = createComputer(context, sessions, picture);
  const playwright = createPlaywright(context, sessions);
  const processes = createProcesses(context, sessions, files);
  const logs = createLogs(context, sessions, files);
  const telemetry = createTelemetry(context, sessions);
  const { recorded, report } = telemetry;
  real?.reportTo({
    event: report,
    log: logs.log,
    file: ({ id }, ...file) => files.put(id, ...file),
    hasFile: ({ id }, path) => files.has(id, path),
  });
  const credentials = createCredentials(context);
  const providers = createCredentialProviders(context);
  const auth = createAuth(context, { browsers, profiles, proxies, credentials, providers });
  const apps = createApps(context);
  const deployments = createDeployments(context, apps);
  const invocations = createInvocations(context, apps, browsers);
  /** In order: each area comes after those that it refers to. */
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
      ...recorded("platform", real ? afterDownloads(files.handlers, sessions, real) : files.handlers),
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
    isTokenOf(id, token) {
      const session = sessions.peek(id);
      return session !== undefined && sessions.tokenOf(session) === token;
    },
    loginOf: auth.loginOf,
    views: createViews(context, sessions, picture, computer.screenOf),
    isActive: (id) => sessions.peek(id) !== undefined,
    devTools: real && (async (id) => real.devTools(sessions.get(id))),
    use(id) {
      if (sessions.peek(id)) sessions.get(id);
    },
    async seed() {
      for (const area of areas) await area.seed();
    },
    async end() {
      for (const area of [...areas].reverse()) await area.clear();
      clock.reset();
      await real?.lifecycle.ended();
    },
  };
}
