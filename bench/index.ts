/** `npm run bench`: measures the package and its alternatives, and prints their ratios as a table. */
import { measureBrowserCalls, measureBrowserMemory, measureBrowserStart } from "./browser.js";
import { measureCheckHar } from "./check-har.js";
import { reportClient } from "./client-report.js";
import { measureDocs } from "./docs.js";
import { measureInstallation, measureNpmStart } from "./first-use.js";
import { measureGrid, measureGridMemory } from "./grid.js";
import { reportMock } from "./mock-report.js";
import { reportPages } from "./pages-report.js";
import { measureProxy } from "./proxy.js";
import { figure, report, unchanged } from "./rows.js";

console.log("| what | measured | goal |\n|---|---|---|");
await report(
  measureNpmStart,
  figure("`npm start`: time to the mock's first response", " ms", ({ mock }) => mock, "≤", 3000),
  figure("`npm start`: time to the docs", " ms", ({ docs }) => docs, "≤", 8000),
);
await report(
  measureInstallation,
  figure("`npm install` of the package: packages", "", ({ packages }) => packages, "≤", 3),
  figure("`npm install` of the package: size on disk", " MB", ({ size }) => size, "≤", 8),
  figure("`npm install` of the package, from npm's cache: time", " ms", ({ time }) => time),
  figure("`mock` from the installed package: time to its first response", " ms", ({ mock }) => mock, "≤", 505),
  figure("types that `tsc` reads for a program with the type of one schema", "", ({ types }) => types, "≤", 6750),
);
await reportClient();
await reportMock();
await reportPages();
await report(
  measureProxy,
  figure(
    "upload of 1 GiB through the proxy: throughput, compared with a bare `node:http` pipe",
    "×", ({ up }) => up, "≥", 0.5,
  ),
  figure(
    "download of 1 GiB through the proxy: throughput, compared with a bare `node:http` pipe",
    "×", ({ down }) => down, "≥", 0.5,
  ),
  figure("both through the proxy: memory above idle", " MiB", ({ memory }) => memory, "<", 64),
);
await report(
  measureCheckHar,
  figure("`check --har` of 100 MB: time", " ms", ({ time }) => time),
  figure("`check --har` of 100 MB: memory above that for one entry", " MiB", ({ memory }) => memory),
);
await report(
  measureBrowserStart,
  figure(
    "`mock --browser`: time from `createBrowser` to a page over CDP, compared with `chromium.launch`",
    "×", unchanged, "≤", 1.3,
  ),
);
await report(
  measureBrowserCalls,
  figure(
    "`mock --browser`: 1,000 calls over `cdp_ws_url`, compared with a direct connection to the browser",
    "×", ({ calls }) => calls, "≤", 1.15,
  ),
  figure(
    "`mock --browser`: `takeScreenshot`, compared with `page.screenshot`",
    "×", ({ screenshot }) => screenshot, "≤", 1.2,
  ),
);
await report(
  measureBrowserMemory,
  figure(
    "`mock --browser`: memory of the mock with 8 browsers, above a mock without browsers",
    " MiB", unchanged, "≤", 30,
  ),
);
await report(
  measureGrid,
  figure(
    "`mock --browser` with a Selenium Grid: time to a page over CDP, compared with the same Grid asked directly",
    "×", ({ ready }) => ready, "≤", 1.1,
  ),
  figure("the same: 1,000 calls over `cdp_ws_url`", "×", ({ calls }) => calls, "≤", 1.15),
  figure("the same: `takeScreenshot`, compared with `page.screenshot`", "×", ({ screenshot }) => screenshot, "≤", 1.2),
);
await report(
  measureGridMemory,
  figure("the same: memory of the mock per session", " KiB", unchanged, "≤", 200),
);
await report(
  measureDocs,
  figure("docs page: time from a link to a readable operation, compared with stock Redoc", "×", unchanged, "≤", 0.35),
);
