/** Compares the mock to `prism mock`, both with 150 operations: the time to the first response, and idle memory. */
import { setTimeout as wait } from "node:timers/promises";
import { type Started, startBuiltMock, startStockPrism } from "../test/support/started.js";
import { withOperations } from "./descriptions.js";
import { inTurn, median, memoryOf } from "./measure.js";

interface Start {
  /** Milliseconds from the start to the first response. */
  startup: number;
  /** The memory a second later, in MiB. */
  memory: number;
}

/** Measures the mock, as a multiple of Prism. */
export function measureStart(rounds = 5): Promise<Start> {
  return withOperations(150, async (many) => {
    const results = await inTurn(rounds, {
      mock: () => startAndIdle(() => startBuiltMock("--description", many)),
      prism: () => startAndIdle(() => startStockPrism(many)),
    });
    return {
      startup: median(results.map(({ mock, prism }) => mock.startup / prism.startup)),
      memory: median(results.map(({ mock, prism }) => mock.memory / prism.memory)),
    };
  });
}

async function startAndIdle(start: () => Promise<Started>): Promise<Start> {
  const server = await start();
  try {
    await wait(1000);
    return { startup: server.startup, memory: (await memoryOf(server.pid)).now };
  } finally {
    await server.close();
  }
}
