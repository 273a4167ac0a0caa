/** What a service worker has (Service Workers, sections 4.1 to 4.7). The types of a page do not include it. */

export interface ServiceWorkerScope {
  /** Where the script of the worker is. */
  location: { href: string };
  /** The pages that it may answer begin with the scope. */
  registration: { scope: string };
  clients: {
    get(id: string): Promise<{ type: "window" | "worker" | "sharedworker" } | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { id: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}

interface ExtendableEvent {
  /** Keeps the worker from being stopped until a promise settles. */
  waitUntil(promise: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown;
  source: { id: string } | null;
  ports: readonly MessagePort[];
}

export interface WorkerFetchEvent extends ExtendableEvent {
  request: Request;
  /** The page or worker that sent the request. Empty for a navigation. */
  clientId: string;
  /** The page that a navigation leads to. */
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** Whether a global object is that of a service worker with pages. Cloudflare Workers have the class, but no pages. */
export function isServiceWorker(scope: unknown): scope is ServiceWorkerScope {
  const { ServiceWorkerGlobalScope } = scope as { ServiceWorkerGlobalScope?: new () => object };
  return ServiceWorkerGlobalScope !== undefined && scope instanceof ServiceWorkerGlobalScope && "clients" in scope;
}
