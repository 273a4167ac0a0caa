/** A call of `movePath`, for tests of what the client does in any call. */
import type { ContractClient } from "../../src/index.js";

export const token = "secret-token-4711";
export const body = { src_path: "/tmp/a", dest_path: "/tmp/b" };

export function move(client: ContractClient, id = "bs5c8m2r9k4t7w1x6v3n0q8z", init: object = {}) {
  return client.PUT("/browsers/{id}/fs/move", { params: { path: { id } }, body, ...init });
}
