/** Commands of WebDriver to a session. */
import type { Browser } from "../../../generated/openapi.js";

/** Sends a command of WebDriver. Returns the status and the response. */
export async function send(
  { webdriver_ws_url }: Pick<Browser, "webdriver_ws_url">,
  command: string,
  { body, headers }: { body?: string; headers?: Record<string, string> } = {},
) {
  const [method = "", path = ""] = command.split(" ");
  const url = new URL(webdriver_ws_url.replace("ws:", "http:"));
  url.pathname += path;
  const response = await fetch(url, { method, ...headers && { headers }, ...body !== undefined && { body } });
  return { status: response.status, ...await response.json() as { value: { sessionId: string }; message?: string } };
}

/** A new session, without wishes. */
export const begin = { body: JSON.stringify({ capabilities: {} }) };
