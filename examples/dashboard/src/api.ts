/** The API that the dashboard calls: a server, or the mock in a service worker of the page. */
import { QueryClient } from "@tanstack/react-query";
import { ApiError, type ContractClient, createClient } from "cloud-browser-contract";
import { startWorker } from "cloud-browser-contract/mock/worker";

/** Returns a client of the server that `VITE_API_URL` named when the app was built, or else of the mock. */
export async function openClient(): Promise<ContractClient> {
  const { BASE_URL, VITE_API_URL } = import.meta.env;
  if (VITE_API_URL) return createClient({ baseUrl: VITE_API_URL, token: readToken });
  const { url } = await startWorker({ apiBase: `${BASE_URL}api`, script: `${BASE_URL}cloud-browser-mock.js` });
  return createClient({ baseUrl: url, token: "any-token" });
}

/** Asks for the token once in each tab. It has no place in the files of an app. */
function readToken(): string {
  const token = sessionStorage.getItem("token") ?? prompt("The token of the API:") ?? "";
  sessionStorage.setItem("token", token);
  return token;
}

/** The cache. A query is tried again if the network failed, but not if the API has answered. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: "always", retry: (failures, error) => !(error instanceof ApiError) && failures < 3 },
    mutations: { networkMode: "always" }, // the mock answers offline, too
  },
});
