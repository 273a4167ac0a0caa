/** The suite of the workers: it lacks nothing. */
import { createClient } from "cloud-browser-contract";
import { expect } from "vitest";
import type { Mock, MockOptions } from "../../../src/mock/index.js";
import type { Suite } from "./suite.js";
import { poolNames, work } from "./workers.js";

const client = ({ url }: Mock) => createClient({ baseUrl: url, token: "any-token" });
const screenshot = (browser: string) => Promise.resolve(`A screenshot of ${browser.slice(0, 2)}`);
const fails = (status: 400 | 401 | 403 | 404 | 409 | 500, message: string): Suite[string] => async (mock) => {
  mock.use({ acquireBrowser: { status } });
  expect(await work(client(mock), "workers", screenshot)).toBe(message);
};

/** What exists before each test. What `populate` sends does not count. */
export const options: MockOptions = {
  async populate(url) {
    const { createBrowserPool } = createClient({ baseUrl: url, token: "any-token" });
    await createBrowserPool({ body: { name: "workers", size: 1 } });
  },
};

export const suite: Suite = {
  async "a job is done in a browser of the pool"(mock) {
    expect(await work(client(mock), "workers", screenshot)).toBe("A screenshot of bs");
  },
  async "a second job waits in vain for the only browser"(mock) {
    const second = work(client(mock), "workers", () => work(client(mock), "workers", screenshot));
    expect(await second).toBe("All browsers are in use.");
  },
  async "a browser that is gone is not given back"(mock) {
    mock.use({ releaseBrowser: { status: 404 } });
    expect(await work(client(mock), "workers", screenshot)).toBe("There is no such pool.");
  },
  async "all pools are listed, page by page"(mock) {
    expect(await poolNames(client(mock))).toContain("workers");
  },
  "an invalid job": fails(400, "The job is invalid."),
  "a user who is not logged in": fails(401, "Log in first."),
  "a plan without pools": fails(403, "Your plan has no pools."),
  "a pool that is gone": fails(404, "There is no such pool."),
  "a pool that is being changed": fails(409, "The pool is being changed."),
  "a service that fails": fails(500, "Try again later."),
};
