/** An app whose workers share the browsers of a pool. It uses the client of the package. */
import { type ApiError, type ContractClient, everyItem } from "cloud-browser-contract";

/** What the app says about errors of the service. */
const messages: Record<number, string> = {
  400: "The job is invalid.",
  401: "Log in first.",
  403: "Your plan has no pools.",
  404: "There is no such pool.",
  409: "The pool is being changed.",
  500: "Try again later.",
};

/** Does a job in a browser of a pool, and gives the browser back. Returns what the user sees. */
export async function work(
  client: ContractClient,
  pool: string,
  job: (browser: string) => Promise<string>,
): Promise<string> {
  const path = { id_or_name: pool };
  try {
    const browser = await client.acquireBrowser({ path, body: { acquire_timeout_seconds: 1 } });
    if (!browser) return "All browsers are in use.";
    const { session_id } = browser;
    const result = await job(session_id);
    await client.releaseBrowser({ path, body: { session_id, reuse: false } });
    return result;
  } catch (error) {
    return messages[(error as ApiError).status ?? 0] ?? "Something went wrong.";
  }
}

/** Returns the names of all pools. */
export async function poolNames(client: ContractClient): Promise<string[]> {
  const names: string[] = [];
  for await (const { name = "" } of everyItem(client.listBrowserPools, { query: { limit: 1 } })) names.push(name);
  return names;
}
