/** Serves a mock from a service worker: it answers the requests that activated pages send to the API. */
import { version } from "virtual:embedded";
import { createWebMock, type WebMock } from "../web/create.js";
import type { Message, Reply, WorkerConfig } from "./messages.js";
import { forMock, panelUrl, readPanelBeside } from "./panel.js";
import type { ServiceWorkerScope, WorkerFetchEvent, WorkerMessageEvent } from "./scope.js";
import { WorkerStore } from "./store.js";

/** A mock that runs in the worker. */
interface Running {
  config: WorkerConfig;
  mock: WebMock;
}

/** Serves a mock in the scope of a service worker. Nothing is answered before a page asks for it. */
export function serve(scope: ServiceWorkerScope): void {
  /** The pages whose requests are answered, by their ids. */
  let pages = new Set<string>();
  let running: Running | undefined;
  const panel = panelUrl(scope);
  let store: WorkerStore | undefined;
  /** What the worker was stopped with is back once it resolves. */
  const isReady = comeBack().catch((error: unknown) => console.error("[cloud-browser-mock]", error));
  let ready = false;
  void isReady.then(() => ready = true);

  async function comeBack(): Promise<void> {
    store = await WorkerStore.open();
    const kept = await store.read();
    if (!kept) return;
    const open = await scope.clients.matchAll({ includeUncontrolled: true });
    pages = new Set(kept.pages.filter((id) => open.some((client) => client.id === id)));
    if (pages.size > 0) await run(kept.config);
  }

  async function run(config: WorkerConfig): Promise<void> {
    const { apiBase, options } = config;
    const mock = await createWebMock({ ...options, url: apiBase }, store, readPanelBeside(scope));
    running = { config, mock };
    for (const { entry, error } of mock.failures) {
      console.warn(`[cloud-browser-mock] ${entry.call} of ${new Date(entry.began).toISOString()} is lost:`, error);
    }
  }

  /** Starts a mock for a page, or lets the page share the one that runs. */
  async function start(page: string, config: WorkerConfig): Promise<void> {
    await isReady;
    if (!running) {
      const kept = await store?.read();
      if (store && kept && !isSame(kept.config, config)) store.kept = undefined;
      await run(config);
    } else if (!isSame(running.config, config)) {
      if (store) store.kept = undefined;
      await running.mock.mock.close();
      await run(config);
    }
    pages.add(page);
    store?.put("config", config);
    keepPages();
    await scope.clients.claim();
  }

  function keepPages(): void {
    store?.put("pages", [...pages]);
  }

  async function handle({ data, source, ports }: WorkerMessageEvent): Promise<void> {
    const message = data as Message;
    const page = source?.id ?? "";
    if (message.type === "alive") return;
    let reply: Reply = { version };
    try {
      if (message.type === "start") await start(page, message.config);
      else if (pages.delete(page)) keepPages();
      await store?.flushed();
    } catch (error) {
      reply = { error: (error as Error).message };
    }
    ports[0]?.postMessage(reply);
  }

  /** Whether a request is one for the mock; a promise, if that is not known at once. */
  function isForMock(event: WorkerFetchEvent): boolean | Promise<boolean> {
    if (!ready) return isReady.then(() => isForMock(event));
    const { request, clientId } = event;
    if (pages.size === 0 || !running) return false;
    if (!isBelow(request.url, running.config.apiBase) && !request.url.startsWith(panel)) return false;
    if (clientId === "" || pages.has(clientId)) return true; // a navigation has no page yet
    return scope.clients.get(clientId).then((client) => client !== undefined && client.type !== "window");
  }

  async function answer(event: WorkerFetchEvent): Promise<Response> {
    const { mock, config } = running as Running;
    const response = await mock.answer(await forMock(event.request, panel, config.apiBase));
    if (event.resultingClientId) {
      pages.add(event.resultingClientId);
      keepPages();
    }
    if (store) event.waitUntil(store.flushed());
    return response;
  }

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener("message", (event) => event.waitUntil(handle(event)));
  scope.addEventListener("fetch", (event) => {
    const isOurs = isForMock(event);
    if (isOurs === false) return;
    event.respondWith(Promise.resolve(isOurs).then((isOurs) => isOurs ? answer(event) : fetch(event.request)));
  });
}

function isBelow(url: string, apiBase: string): boolean {
  return url === apiBase || url.startsWith(`${apiBase}/`) || url.startsWith(`${apiBase}?`);
}

function isSame(one: WorkerConfig, other: WorkerConfig): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
