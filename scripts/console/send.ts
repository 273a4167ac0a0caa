/** How calls are sent: with the settings, and with event streams that are shown while they are open. */
import { settings } from "./settings.js";
import { adviceFor, showAnswers, showSilence } from "./status.js";
import type { Call, Plugin } from "./swagger-ui.js";

/** How often an open stream is shown again, in milliseconds: each time, swagger-ui renders all of it. */
const pace = 200;

/** Adds the settings to a call. It goes to swagger-ui's curl, too. */
export function withSettings(call: Call, from: string): Call {
  const { baseUrl, token, prefer } = settings();
  call.url = baseUrl + call.url.slice(from.length);
  if (token) call.headers.Authorization = `Bearer ${token}`;
  if (prefer) call.headers.Prefer = prefer;
  return call;
}

/** The part of swagger-ui that sends. On its own it shows nothing of an answer until the last byte is there. */
export const sending: Plugin = ({ specActions }) => {
  const open = new Map<string, AbortController>();

  function end(path: string, method: string): void {
    open.get(path + method)?.abort();
    open.delete(path + method);
  }

  function send(path: string, method: string) {
    return async (url: string, init: RequestInit): Promise<Response> => {
      end(path, method);
      const ending = new AbortController();
      open.set(path + method, ending);
      const response = await fetch(url, { ...init, signal: ending.signal }).catch((): never => {
        showSilence();
        throw Object.assign(new Error(adviceFor(settings().baseUrl)), { name: "" });
      });
      showAnswers();
      if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
      const { status, headers } = response;
      const answer = { url, status, headers: Object.fromEntries(headers), ok: true };
      const text = await follow(response, (text) => specActions.setResponse(path, method, { ...answer, text }));
      // Who has cleared the answer, or sent the call again, does not want to see this one: it never comes.
      return ending.signal.aborted ? new Promise(() => undefined) : new Response(text, { status, headers });
    };
  }

  return {
    statePlugins: {
      spec: {
        wrapActions: {
          executeRequest: (original) => (call) =>
            original({ ...call, userFetch: send(call.pathName, call.method) }),
          clearResponse: (original) => (path: string, method: string) => {
            end(path, method);
            return original(path, method);
          },
        },
      },
    },
  };
};

/** Reads a stream to its end, shows what has come from time to time, and gives all of it. */
async function follow(response: Response, show: (text: string) => void): Promise<string> {
  let text = "";
  let shown: string | undefined;
  const timer = setInterval(() => {
    if (text !== shown) show(shown = text);
  }, pace);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  } catch (error) {
    if ((error as Error).name !== "AbortError") text += "\n(The connection broke off.)\n";
  } finally {
    clearInterval(timer);
  }
  return text;
}
