/** Starts the mock in a service worker: then every request of a page to the API is answered, whoever sends it. */
import { version } from "virtual:embedded";
import type { CoverageReport } from "../../coverage/index.js";
import type { Har } from "../../har/index.js";
import type { RestoreReport } from "../recording/index.js";
import type { Message, Reply, WorkerConfig, WorkerMockOptions } from "./messages.js";

/** Options of `startWorker`: what it answers, and those of `createMock` that a message can carry. */
export interface StartWorkerOptions extends WorkerMockOptions {
  /** Base URL of the API that the page calls, such as `https://api.example.com`, or `/api` of its own origin. */
  apiBase: string;
  /** Where the page's server has the worker. By default `/cloud-browser-mock.js`. */
  script?: string;
}

/** The mock in a service worker. Its state is shared by all pages of the origin, and outlives them. */
export interface MockWorker {
  /** Base URL of the mock. `/_mock/` below it controls it, as over HTTP. */
  url: string;
  /** Restores what exists at the start. */
  reset(): Promise<void>;
  /** Moves its time forward, by milliseconds. */
  advance(ms: number): Promise<void>;
  /** Returns what the calls have reached of the contract, and what not, since the browser started the worker. */
  coverage(): Promise<CoverageReport>;
  /** Returns what has changed it since its start or its last reset, as an HTTP Archive without tokens. */
  record(): Promise<Har>;
  /**
   * Replaces everything by what a recording has made. A reset goes back to it.
   *
   * @throws {Error} If it is no HTTP Archive, or has nothing of the API. Nothing is replaced then.
   */
  restore(recording: Har | Blob): Promise<RestoreReport>;
  /** Leaves the requests of this page alone again. Other pages, and the state, stay. */
  stop(): Promise<void>;
}

const command = "npx cloud-browser-contract worker";
/** A browser stops a worker that gets no messages, after half a minute. */
const aliveIntervalMs = 5000;

/**
 * Starts the mock in a service worker, for this page.
 *
 * @returns The worker, once it answers the requests of the page.
 * @throws {Error} If the page cannot have the worker. The message says what to do.
 * @see `docs/mock-in-pages.md`
 */
export async function startWorker({
  apiBase, script = "/cloud-browser-mock.js", ...options
}: StartWorkerOptions): Promise<MockWorker> {
  const url = new URL(apiBase, location.href).href.replace(/\/+$/, "");
  const worker = await start(await register(script), { apiBase: url, options });
  const timer = setInterval(() => worker.postMessage({ type: "alive" } satisfies Message), aliveIntervalMs);

  async function control(method: string, path: string, body?: string | Blob): Promise<unknown> {
    const headers = { ...options.token !== undefined && { Authorization: `Bearer ${options.token}` } };
    const init = { method, headers, ...body !== undefined && { body } };
    const response = await fetch(`${url}/_mock/${path}`, init);
    if (!response.ok) throw new Error(`The mock refused it: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }

  return {
    url,
    reset: async () => void await control("POST", "reset"),
    advance: async (ms) => void await control("POST", "advance", JSON.stringify({ ms })),
    coverage: async () => await control("GET", "coverage") as CoverageReport,
    record: async () => await control("GET", "recording") as Har,
    async restore(recording) {
      const body = recording instanceof Blob ? recording : JSON.stringify(recording);
      return await control("PUT", "recording", body) as RestoreReport;
    },
    async stop() {
      clearInterval(timer);
      await send(worker, { type: "stop" });
    },
  };
}

/** Starts the mock in the worker. A browser may still have that of an earlier version, and then looks for another. */
async function start(registration: ServiceWorkerRegistration, config: WorkerConfig): Promise<ServiceWorker> {
  const worker = await activeWorker(registration);
  const reply = await send(worker, { type: "start", config });
  if (reply.version === version) return worker;
  await registration.update();
  const updated = await activeWorker(registration);
  const { version: found } = updated === worker ? reply : await send(updated, { type: "start", config });
  if (found !== version) {
    const advice = `Write it again with "${command} DIR".`;
    console.warn(`[cloud-browser-mock] The worker is version ${found}, the package ${version}. ${advice}`);
  }
  return updated;
}

async function register(script: string): Promise<ServiceWorkerRegistration> {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) throw new Error("This page cannot have a service worker: it needs https://, or http://localhost.");
  const address = new URL(script, location.href).href;
  return container.register(address, { updateViaCache: "none" }).catch((error: unknown) => {
    const advice = `Write it there with "${command} DIR", where DIR has the files that the server sends as they are.`;
    throw new Error(`There is no worker at ${address}. ${advice}`, { cause: error });
  });
}

/** Returns the newest worker, once it is active. */
function activeWorker({ installing, waiting, active, scope }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve, reject) => {
    function check(): void {
      if (worker?.state === "activated") resolve(worker);
      if (!worker || worker.state === "redundant") reject(new Error(`The worker of ${scope} could not be installed.`));
    }
    worker?.addEventListener("statechange", check);
    check();
  });
}

/** Sends a message to the worker, and waits for its reply. */
async function send(worker: ServiceWorker, message: Message): Promise<{ version: string }> {
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<Reply>((resolve) => port1.onmessage = ({ data }) => resolve(data as Reply));
  worker.postMessage(message, [port2]);
  const reply = await replied;
  port1.close();
  if ("error" in reply) throw new Error(reply.error);
  return reply;
}
