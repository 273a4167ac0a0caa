/** `npm run bench`: measures the client and the mock beside what else there is, and prints the ratios of this run. */
import { measureBrowserCalls, measureBrowserMemory, measureBrowserStart } from "./browser.js";
import { measureCall } from "./call.js";
import { measureDocs } from "./docs.js";
import { measureEvents } from "./events.js";
import { measureMockFetch } from "./mock-fetch.js";
import { measureLatency, measureRates, measureRatesOfMany } from "./mock-load.js";
import { measureStart } from "./mock-start.js";
import { measureFollowers, measureSessions, measureStarts } from "./mock-state.js";
import { measureForm, measureWriteFile } from "./mock-uploads.js";
import { measureProxy } from "./proxy.js";
import { figure, report } from "./rows.js";
import { everything, measureSize, sdk } from "./size.js";
import { measureTypes } from "./types/check.js";
import { measureCompletions } from "./types/completion.js";
import { measureBytes, measureUpload } from "./upload.js";

const kB = (bytes: number) => bytes / 1000;
const asItIs = (value: number) => value;

console.log("| what | measured | goal |\n|---|---|---|");
await report(
  measureCall,
  figure("one `movePath`: time, against a hand-written `fetch`", "×", ({ fetch }) => fetch, "≤", 1.1),
  figure("one `movePath`: time, against `@onkernel/sdk`", "×", ({ sdk }) => sdk, "≤", 0.8),
);
await report(
  measureUpload,
  figure(
    "`writeFile` of 1 GiB: throughput, against a bare `node:http` pipe",
    "×", ({ throughput }) => throughput, "≥", 0.8,
  ),
  figure("`writeFile` of 1 GiB: memory above idle", " MiB", ({ memory }) => memory, "<", 64),
  figure(
    "`uploadFiles` of 1 GiB by `openAsBlob`: memory above idle", " MiB", ({ formMemory }) => formMemory, "<", 64,
  ),
  figure("`writeFile` of 1 GiB by `@onkernel/sdk`: memory above idle", " MiB", ({ sdkMemory }) => sdkMemory),
);
await report(
  measureBytes,
  figure(
    "`writeFile` of 256 MiB from a `Buffer`: memory above idle, against a hand-written `fetch`",
    "×", asItIs, "≤", 1,
  ),
);
await report(
  measureEvents,
  figure(
    "a stream of 100,000 events: throughput, against a bare loop that reads its bytes",
    "×", ({ throughput }) => throughput, "≥", 0.5,
  ),
  figure("the same: memory gained on the way", " MiB", ({ memory }) => memory, "<", 1),
);
await report(
  () => measureSize(everything),
  figure("everything that the client exports, bundled, minified and gzipped", " kB", kB, "≤", 6.5),
);
await report(() => measureSize(sdk), figure("`@onkernel/sdk`, likewise", " kB", kB));
await report(
  measureTypes,
  figure(
    "type check of a file that calls every operation: time, against `@onkernel/sdk`",
    "×", ({ checkTime }) => checkTime, "≤", 1.1,
  ),
  figure("the same: instantiations of types", "×", ({ instantiations }) => instantiations, "≤", 1),
);
await report(
  measureCompletions,
  figure("in that file, completion of a method's name: time, likewise", "×", ({ method }) => method, "≤", 1.2),
  figure("the same of a parameter of the path", "×", ({ path }) => path, "≤", 1.2),
  figure("the same of a property of the body", "×", ({ body }) => body, "≤", 1.2),
);
for (const operation of ["movePath", "getBrowser", "listBrowsers"] as const) {
  await report(
    () => measureRates(operation),
    figure(
      `\`${operation}\` on the mock: requests per second, against a bare \`node:http\` with the same JSON`,
      "×", ({ bare }) => bare, "≥", operation === "movePath" ? 0.45 : 0.4,
    ),
    figure("the same, against `prism mock`", "×", ({ prism }) => prism, "≥", 15),
  );
}
await report(
  measureRatesOfMany,
  figure("`movePath`, likewise, both of 150 operations", "×", ({ prism }) => prism, "≥", 20),
  figure("the same, of 150 operations, against the mock of the contract's own", "×", ({ growth }) => growth, "≥", 0.85),
);
await report(
  measureLatency,
  figure(
    "`movePath` over 200 connections: 99th percentile of the time to an answer, against `prism mock`",
    "×", asItIs, "≤", 0.25,
  ),
);
await report(
  measureMockFetch,
  figure("`movePath` by `mock.fetch`: calls in the time of one over a port of this machine", "×", asItIs, "≥", 1),
);
await report(
  measureStart,
  figure(
    "the mock, of 150 operations: time from start to first answer, against `prism mock`",
    "×", ({ startup }) => startup, "≤", 0.3,
  ),
  figure("the same: memory when idle", "×", ({ memory }) => memory, "≤", 0.5),
);
await report(
  measureStarts,
  figure("`startMock()` in a test", " ms", ({ first }) => first, "≤", 150),
  figure("each further one in the process", " ms", ({ further }) => further, "≤", 15),
  figure("a reset of it", " ms", ({ reset }) => reset, "≤", 20),
);
await report(
  measureSessions,
  figure(
    "10,000 sessions created, listed and deleted: time of the last requests, against the first",
    "×", ({ time }) => time, "≤", 1.2,
  ),
  figure("the same: the heap after a reset, against before", "×", ({ memory }) => memory, "≤", 1.1),
);
await report(
  measureFollowers,
  figure("clients that hear the same event of one deployment, of 1,000 that follow it", "", asItIs, "≥", 1000),
);
await report(
  measureWriteFile,
  figure("the mock, given 1 GiB by `writeFile` and asked for it again: memory above idle", " MiB", asItIs, "<", 64),
);
await report(measureForm, figure("the same in a form", " MiB", asItIs, "<", 64));
await report(
  measureProxy,
  figure("1 GiB up through the proxy: throughput, against a bare `node:http` pipe", "×", ({ up }) => up, "≥", 0.5),
  figure("the same down", "×", ({ down }) => down, "≥", 0.5),
  figure("the same: memory of the proxy above idle", " MiB", ({ memory }) => memory, "<", 64),
);
await report(
  measureBrowserStart,
  figure(
    "with `--browser`: time from `createBrowser` to a page by CDP, against `chromium.launch` of `playwright-core`",
    "×", asItIs, "≤", 1.3,
  ),
);
await report(
  measureBrowserCalls,
  figure(
    "the same: 1,000 calls by `cdp_ws_url`, against a connection with the browser itself",
    "×", ({ calls }) => calls, "≤", 1.15,
  ),
  figure("the same: `takeScreenshot`, against `page.screenshot`", "×", ({ screenshot }) => screenshot, "≤", 1.2),
);
await report(
  measureBrowserMemory,
  figure("the same: memory of the mock with 8 browsers, above one without", " MiB", asItIs, "≤", 30),
);
await report(
  measureDocs,
  figure("the page of the docs: time from a link to a readable operation, against stock Redoc", "×", asItIs, "≤", 0.35),
);
