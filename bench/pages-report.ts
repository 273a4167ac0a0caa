/** The rows of the table that are about the mock in web pages. */
import { measureMoves, measureNavigation, measurePanel, measureReturn, measureScript } from "./pages.js";
import { figure, report, unchanged } from "./rows.js";

/** Measures the mock in web pages and prints its rows. */
export async function reportPages(): Promise<void> {
  await report(
    measureScript,
    figure("the mock for web pages, minified and gzipped", " kB", (bytes) => bytes / 1000, "≤", 230),
  );
  await report(measurePanel, figure("the panel of the mock, gzipped", " kB", (bytes) => bytes / 1000, "≤", 40));
  const label = "navigation to the first response of the mock";
  await report(
    measureNavigation,
    figure(`${label} in a page, compared with MSW and generated handlers`, "×", ({ page }) => page, "≤", 0.6),
    figure(`${label} in a service worker, compared with the same`, "×", ({ worker }) => worker, "≤", 0.8),
  );
  await report(
    measureMoves,
    figure("`movePath` per second in a page, compared with `mock.fetch` in Node.js", "×", unchanged, "≥", 0.5),
  );
  await report(
    measureReturn,
    figure("first response of a stopped service worker after 10,000 changes", " ms", unchanged, "≤", 500),
  );
}
