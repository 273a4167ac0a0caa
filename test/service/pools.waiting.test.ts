/** Tests requests that wait for a browser of a pool. */
import { expect, it } from "vitest";
import type { BrowserPoolAcquireRequest } from "../../src/types.js";
import { arrivalAt, path, startHandlers, startPool } from "./pools.start.js";
import { expectRefused } from "./support.js";

/** Starts a service with a pool of one browser, which is leased. */
async function startLeased(settings: object = {}) {
  const { handlers, advance, acquire } = startHandlers();
  const filled = { name: "pool", size: 1, timeout_seconds: 6000, fill_rate_per_minute: 25, ...settings };
  await handlers.createBrowserPool({ body: filled });
  advance(1000);
  const { session_id = "" } = await acquire({}) ?? {};
  const outcomes: string[] = [];
  return {
    handlers,
    advance,
    /** Sends a request that waits for a browser. */
    wait: (name: string, body: BrowserPoolAcquireRequest = {}, gone?: AbortSignal): void => {
      void acquire({ name, ...body }, gone).then(
        (session) => outcomes.push(`${name} ${session ? "has it" : "goes without"}`),
        ({ status }: { status: number }) => outcomes.push(`${name} gets ${status}`),
      );
    },
    /** Expects the outcomes of waiting requests since the last call. */
    expectOutcomes: async (...expected: string[]): Promise<void> => {
      await new Promise(setImmediate);
      expect(outcomes.splice(0)).toEqual(expected);
    },
    release: (id = session_id) => handlers.releaseBrowser({ path, body: { session_id: id } }),
    end: (id_or_name = session_id) => handlers.deleteBrowser({ path: { id_or_name } }),
  };
}

it("the first request gets the browser that is released or started", async () => {
  const { advance, wait, expectOutcomes, release, end } = await startLeased();
  for (const name of ["a", "b", "c"]) wait(name);
  await expectOutcomes();
  await release();
  await expectOutcomes("a has it");
  await end("a");
  await expectOutcomes();
  advance(1000);
  await expectOutcomes("b has it");
  await end("b");
  advance(1000);
  await expectOutcomes("c has it");
});

it("a request that times out gets no browser, and uses none later", async () => {
  const { handlers, advance, wait, expectOutcomes, release } = await startLeased();
  wait("short", { acquire_timeout_seconds: 5 });
  wait("usual");
  wait("never", { acquire_timeout_seconds: -1 });
  advance(0);
  await expectOutcomes("never goes without");
  advance(4999);
  await expectOutcomes();
  advance(1);
  await expectOutcomes("short goes without");
  advance(234_999); // at 25 % per minute, a pool is filled in four minutes
  await expectOutcomes();
  advance(1);
  await expectOutcomes("usual goes without");
  await release();
  expect(await handlers.getBrowserPool({ path })).toMatchObject({ body: { available_count: 1, acquired_count: 0 } });
});

it("a taken name is refused, before or after the wait; then the next request gets the browser", async () => {
  const { handlers, wait, expectOutcomes, release } = await startLeased();
  await handlers.createBrowser({ body: { name: "taken", timeout_seconds: 60 } });
  wait("taken");
  await expectOutcomes("taken gets 409");
  wait("later");
  wait("next");
  await handlers.createBrowser({ body: { name: "later", timeout_seconds: 60 } });
  await release();
  await expectOutcomes("later gets 409", "next has it");
});

it("an invalid request does not wait", async () => {
  const { wait, expectOutcomes } = await startLeased();
  wait("invalid", { telemetry: { enabled: false, browser: { page: { enabled: true } } } });
  await expectOutcomes("invalid gets 400");
});

it("waiting requests end when the pool is deleted or the service ends", async () => {
  const { handlers, advance, wait, expectOutcomes } = await startLeased();
  wait("a");
  await handlers.deleteBrowserPool({ path, body: { force: true } });
  await expectOutcomes("a gets 404");
  await handlers.createBrowserPool({ body: { name: "pool", size: 1, fill_rate_per_minute: 0, timeout_seconds: 60 } });
  wait("b");
  advance(3_600_000); // it is never filled
  await expectOutcomes();
  await handlers.updateBrowserPool({ path, body: { fill_rate_per_minute: 25 } });
  advance(1000);
  await expectOutcomes("b has it");
});

it("a client that has disconnected gets no browser", async () => {
  const { wait, expectOutcomes, release } = await startLeased();
  const gone = new AbortController();
  wait("a", {}, gone.signal);
  wait("b");
  gone.abort();
  await expectOutcomes("a goes without");
  wait("c", {}, gone.signal);
  await expectOutcomes("c goes without");
  await release();
  await expectOutcomes("b has it");
});

it("the number of waiting requests is limited", async () => {
  const { wait, expectOutcomes, release } = await startLeased();
  for (let n = 0; n < 1000; n++) wait(`w${n}`);
  wait("late");
  await expectOutcomes("late gets 400");
  await release();
  await expectOutcomes("w0 has it");
  wait("later");
  await expectOutcomes();
});

it("a request waits until a browser is released, and a reset of the mock refuses it", async () => {
  const { mock, acquire, release } = await startPool({ size: 1 });
  const first = await acquire();
  const waiting = acquire({ acquire_timeout_seconds: 60 });
  await release(first?.session_id);
  expect((await waiting)?.session_id).toBe(first?.session_id);
  const arrival = arrivalAt(mock);
  const another = acquire({ acquire_timeout_seconds: 60 });
  await arrival;
  await mock.reset();
  await expectRefused(another, 404, "pool");
});

it("a waiting request gets a response when the mock closes", async () => {
  const { mock, acquire } = await startPool({ size: 1 });
  await acquire();
  const arrival = arrivalAt(mock);
  const waiting = acquire({ acquire_timeout_seconds: 60 });
  await arrival;
  await mock.close();
  expect(await waiting).toBeUndefined();
});

it("a client that disconnects while it waits gets no browser", async () => {
  const { kernel, mock, acquire, release, expectCounts } = await startPool({ size: 1 });
  const { session_id } = await acquire() ?? {};
  const leaving = new AbortController();
  const arrival = arrivalAt(mock);
  const waiting = kernel.browserPools.acquire("pool", { acquire_timeout_seconds: 60 }, { signal: leaving.signal });
  await arrival;
  leaving.abort();
  await expect(waiting).rejects.toThrow("aborted");
  await expectCounts(0, 1);
  await release(session_id);
  await expectCounts(1, 0);
});
