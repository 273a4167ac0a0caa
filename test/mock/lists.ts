/** The lists of the contract, and how many entries a mock shows in them. */
import { loadContract } from "../../src/contract/node/load.js";

const { operations } = await loadContract();
export const lists = [...operations].filter(({ method, path, parameters }) =>
  method === "GET" && !path.includes("{") && parameters.some(({ name }) => name === "limit")).map(({ path }) => path);
export const authorized = { headers: { Authorization: "Bearer any-token" } };

/** Counts the entries of a list, page by page. */
export async function countIn(url: string, path: string): Promise<number> {
  let count = 0;
  for (let offset: string | null = "0"; offset !== null;) {
    const response: Response = await fetch(`${url}${path}?limit=100&offset=${offset}`, authorized);
    count += (await response.json() as unknown[]).length;
    offset = response.headers.get("X-Has-More") === "true" ? response.headers.get("X-Next-Offset") : null;
  }
  return count;
}
