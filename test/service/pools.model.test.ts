/** Compares a pool with a plain model: after any sequence of events, both have the same numbers of browsers. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../support/fuzz.js";
import { Model, timeout_seconds } from "./pools.model.js";
import { path, startHandlers } from "./pools.start.js";

type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("acquire"), seconds: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("advance"), ms: fc.constantFrom(50, 199, 200, 2000, 9900) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("release"), nth: fc.nat(9), reuse: fc.boolean() }) },
  fc.record({ kind: fc.constant("end"), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant("flush") }),
  fc.record({ kind: fc.constant("resize"), size: fc.integer({ min: 1, max: 4 }), discard_all_idle: fc.boolean() }),
);

it("a pool has as many idle and leased browsers as its model, and serves as many waiting requests", async () => {
  const service = startHandlers();
  const { handlers } = service;
  await fc.assert(fc.asyncProperty(fc.array(command, { maxLength: 20, size: "max" }), async (commands) => {
    await service.end();
    const model = new Model(2);
    await handlers.createBrowserPool({ body: { name: "pool", size: 2, fill_rate_per_minute: 25, timeout_seconds } });
    /** The sessions of the leases, in the order of the leases. */
    const sessions: string[] = [];
    let unserved = 0;
    let refused = 0;
    for (const command of commands) {
      await run(command);
      await new Promise(setImmediate); // until the served requests are resolved
      const { body } = await handlers.getBrowserPool({ path });
      expect(body).toMatchObject({ available_count: model.idle, acquired_count: model.of("lease").length });
      expect([sessions.length, unserved, refused]).toEqual([model.served, model.unserved, 0]);
    }
    await service.end();
    await new Promise(setImmediate);
    expect(refused).toBe(model.of("wait").length);

    async function run(command: Command): Promise<void> {
      switch (command.kind) {
        case "acquire":
          model.acquire(command.seconds);
          return void service.acquire({ acquire_timeout_seconds: command.seconds }).then((session) => {
            if (session) sessions.push(session.session_id);
            else unserved++;
          }, () => refused++);
        case "advance":
          model.advance(command.ms);
          return service.advance(command.ms);
        case "release":
        case "end":
          return endLease(command);
        case "flush":
          model.flush();
          return void await handlers.flushBrowserPool({ path });
        case "resize":
          model.resize(command.size);
          await handlers.updateBrowserPool({ path, body: command });
      }
    }

    async function endLease(command: Extract<Command, { nth: number }>): Promise<void> {
      const leases = model.of("lease");
      const lease = leases[command.nth % leases.length];
      if (!lease) return;
      const id = sessions[lease.nth ?? -1] ?? "";
      if (command.kind === "end") {
        model.end(lease);
        await handlers.deleteBrowser({ path: { id_or_name: id } });
      } else {
        model.release(lease, command.reuse);
        await handlers.releaseBrowser({ path, body: { session_id: id, reuse: command.reuse } });
      }
    }
  }), runs(30));
});
