/** What is used of swagger-ui, which brings no types. */

/** A call that is about to be sent. */
export interface Call {
  url: string;
  headers: Record<string, string>;
}

/** An answer, as swagger-ui keeps it. */
export interface Answer {
  url: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  ok: boolean;
}

interface System {
  React: { createElement(component: unknown, props: object): unknown };
  specActions: { setResponse(path: string, method: string, answer: Answer): void };
}

type Action<Args extends unknown[]> = (original: (...args: Args) => unknown) => (...args: Args) => unknown;
type Component = (original: unknown, system: System) => (props: Record<string, unknown>) => unknown;

/** What swagger-ui calls in the place of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A plugin: it stands in for parts of swagger-ui, or goes around them. */
export type Plugin = (system: System) => {
  statePlugins?: {
    spec: {
      wrapActions: {
        executeRequest: Action<[call: { pathName: string; method: string; userFetch?: Fetch }]>;
        clearResponse: Action<[path: string, method: string]>;
      };
    };
  };
  wrapComponents?: Record<string, Component>;
};

declare global {
  const SwaggerUIBundle: (options: {
    spec: unknown;
    domNode: Element | null;
    plugins: Plugin[];
    requestInterceptor(call: Call): Call;
    [option: string]: unknown;
  }) => { specActions: { updateUrl(url: string): void } };
}
