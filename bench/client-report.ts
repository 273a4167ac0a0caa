/** The rows of the table that are about the client. */
import { measureCall } from "./call.js";
import { measureEvents } from "./events.js";
import { figure, report, unchanged } from "./rows.js";
import { everything, measureSize, query, sdk, sizeLimit } from "./size.js";
import { measureTypes } from "./types/check.js";
import { measureCompletions } from "./types/completion.js";
import { measureBytes, measureUpload } from "./upload.js";

const kB = (bytes: number) => bytes / 1000;

/** Measures the client and prints its rows. */
export async function reportClient(): Promise<void> {
  await report(
    measureCall,
    figure("`movePath`: time, compared with a hand-written `fetch`", "×", ({ fetch }) => fetch, "≤", 1.1),
    figure("`movePath`: time, compared with `@onkernel/sdk`", "×", ({ sdk }) => sdk, "≤", 0.8),
  );
  await report(
    measureUpload,
    figure(
      "`writeFile` of 1 GiB: throughput, compared with a bare `node:http` pipe",
      "×", ({ throughput }) => throughput, "≥", 0.8,
    ),
    figure("`writeFile` of 1 GiB: memory above idle", " MiB", ({ memory }) => memory, "<", 64),
    figure(
      "`uploadFiles` of 1 GiB with `openAsBlob`: memory above idle", " MiB", ({ formMemory }) => formMemory, "<", 64,
    ),
    figure("`writeFile` of 1 GiB with `@onkernel/sdk`: memory above idle", " MiB", ({ sdkMemory }) => sdkMemory),
  );
  await report(
    measureBytes,
    figure(
      "`writeFile` of 256 MiB from a `Buffer`: memory above idle, compared with a hand-written `fetch`",
      "×", unchanged, "≤", 1,
    ),
  );
  await report(
    measureEvents,
    figure(
      "stream of 100,000 events: throughput, compared with a bare loop that reads the bytes",
      "×", ({ throughput }) => throughput, "≥", 0.5,
    ),
    figure("stream of 100,000 events: memory growth", " MiB", ({ memory }) => memory, "<", 1),
  );
  await report(
    () => measureSize(everything),
    figure("all exports of the client: size, bundled, minified and gzipped", " kB", kB, "≤", sizeLimit / 1000),
  );
  await report(
    () => measureSize(query),
    figure("`/query`: size, bundled, minified and gzipped", " kB", kB, "≤", 1),
  );
  await report(() => measureSize(sdk), figure("`@onkernel/sdk`: size, bundled, minified and gzipped", " kB", kB));
  await report(
    measureTypes,
    figure(
      "type check of a file that calls every operation: time, compared with `@onkernel/sdk`",
      "×", ({ checkTime }) => checkTime, "≤", 1.1,
    ),
    figure(
      "type check of that file: type instantiations, compared with `@onkernel/sdk`",
      "×", ({ instantiations }) => instantiations, "≤", 1,
    ),
    figure(
      "type check of a file with the query of every operation: time, compared with that file",
      "×", ({ queryTime }) => queryTime, "≤", 4,
    ),
  );
  await report(
    measureCompletions,
    figure(
      "completion of a method in that file: time, compared with `@onkernel/sdk`",
      "×", ({ method }) => method, "≤", 1.2,
    ),
    figure("completion of a path parameter: time, compared with `@onkernel/sdk`", "×", ({ path }) => path, "≤", 1.2),
    figure(
      "completion of a property of the body: time, compared with `@onkernel/sdk`",
      "×", ({ body }) => body, "≤", 1.2,
    ),
  );
}
