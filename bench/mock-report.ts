/** The rows of the table that are about the mock. */
import { measureMockFetch } from "./mock-fetch.js";
import { measureLatency, measureRates, measureRatesOfMany } from "./load/mock-load.js";
import { measureStart } from "./mock-start.js";
import { measureFollowers, measureSessions, measureStarts } from "./mock-state.js";
import { measureForm, measureWriteFile } from "./mock-uploads.js";
import { measureRestoring } from "./recording.js";
import { figure, report, unchanged } from "./rows.js";
import { measureWay, wayLimits } from "./way.js";

/** Measures the mock and prints its rows. */
export async function reportMock(): Promise<void> {
  for (const operation of ["movePath", "getBrowser", "listBrowsers"] as const) {
    const label = `\`${operation}\` on the mock: requests per second`;
    await report(
      () => measureRates(operation),
      figure(
        `${label}, compared with a bare \`node:http\` server with the same JSON`,
        "×", ({ bare }) => bare, "≥", operation === "movePath" ? 0.45 : 0.4,
      ),
      figure(`${label}, compared with \`prism mock\``, "×", ({ prism }) => prism, "≥", 15),
    );
  }
  await report(
    measureRatesOfMany,
    figure(
      "`movePath` with 150 operations: requests per second, compared with `prism mock`",
      "×", ({ prism }) => prism, "≥", 20,
    ),
    figure(
      "`movePath` with 150 operations: requests per second, compared with the contract alone",
      "×", ({ growth }) => growth, "≥", 0.85,
    ),
  );
  await report(
    measureLatency,
    figure(
      "`movePath` over 200 connections: 99th percentile of latency, compared with `prism mock`",
      "×", unchanged, "≤", 0.25,
    ),
  );
  await report(
    measureMockFetch,
    figure("`movePath` through `mock.fetch`: calls per second, compared with a local port", "×", unchanged, "≥", 1),
  );
  await report(
    measureWay,
    figure("`movePath` on the mock: files that a request runs", "", ({ files }) => files, "≤", wayLimits.files),
    figure(
      "`movePath` on the mock: functions that a request runs",
      "", ({ functions }) => functions, "≤", wayLimits.functions,
    ),
  );
  await report(
    measureStart,
    figure(
      "mock with 150 operations: time to the first response, compared with `prism mock`",
      "×", ({ startup }) => startup, "≤", 0.3,
    ),
    figure(
      "mock with 150 operations: memory when idle, compared with `prism mock`",
      "×", ({ memory }) => memory, "≤", 0.5,
    ),
  );
  await report(
    measureStarts,
    figure("`startMock()` in a test: the first call", " ms", ({ first }) => first, "≤", 150),
    figure("`startMock()` in a test: each further call", " ms", ({ further }) => further, "≤", 15),
    figure("`mock.reset()`", " ms", ({ reset }) => reset, "≤", 20),
  );
  await report(
    measureSessions,
    figure(
      "10,000 sessions created, listed and deleted: time of the last requests, compared with the first",
      "×", ({ time }) => time, "≤", 1.2,
    ),
    figure(
      "10,000 sessions created, listed and deleted: heap after a reset, compared with before",
      "×", ({ memory }) => memory, "≤", 1.1,
    ),
  );
  await report(
    measureFollowers,
    figure("clients that receive the same event, of 1,000 that follow one deployment", "", unchanged, "≥", 1000),
  );
  await report(
    measureWriteFile,
    figure("`writeFile` and `readFile` of 1 GiB on the mock: memory above idle", " MiB", unchanged, "<", 64),
  );
  await report(
    measureForm,
    figure("form with a file of 1 GiB on the mock: memory above idle", " MiB", unchanged, "<", 64),
  );
  await report(
    measureRestoring,
    figure("1,000 changing calls restored from a recording", " ms", ({ restored }) => restored, "≤", 2000),
    figure("the same, compared with the calls by `mock.fetch`", "×", ({ ratio }) => ratio, "≤", 1.5),
    figure(
      "memory of a restore of 100 MB, above what its state takes", " MiB", ({ memory }) => memory, "≤", 64,
    ),
  );
}
