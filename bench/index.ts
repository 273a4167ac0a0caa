/** `npm run bench`: measures the client and the mock beside what else there is, and prints the ratios of this run. */
import { measureCall } from "./call.js";
import { measureMock } from "./mock.js";
import { clientOnly, everything, measureSize, sdk } from "./size.js";
import { measureTypes } from "./types.js";
import { measureBytes, measureUpload } from "./upload.js";

const call = await measureCall();
const upload = await measureUpload();
const bytes = await measureBytes();
const size = await measureSize(clientOnly);
const sizeOfAll = await measureSize(everything);
const sizeOfSdk = await measureSize(sdk);
const types = await measureTypes();
const mock = await measureMock();

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const times = (ratio: number) => `${ratio.toFixed(2)}×`;
const MiB = (mebibytes: number) => `${mebibytes.toFixed(0)} MiB`;

interface Row {
  what: string;
  figure: string;
  goal: string;
  met: boolean;
}

/** A row for a ratio, which has to be at most or at least its limit. */
function ratio(what: string, value: number, sign: "≤" | "≥", limit: number): Row {
  const met = sign === "≤" ? value <= limit : value >= limit;
  return { what, figure: times(value), goal: `${sign} ${limit}×`, met };
}

/** A row that has no goal. */
function withoutGoal(what: string, figure: string): Row {
  return { what, figure, goal: "–", met: true };
}

const p99 = "the same: 99th percentile of the time to an answer";

const rows: Row[] = [
  ratio("one `movePath`: time, against a hand-written `fetch`", call.fetch, "≤", 1.15),
  ratio("one `movePath`: time, against `@onkernel/sdk`", call.sdk, "≤", 0.8),
  ratio("`writeFile` of 1 GiB: throughput, against a bare `node:http` pipe", upload.throughput, "≥", 0.8),
  {
    what: `\`writeFile\` of 1 GiB: memory above idle (\`@onkernel/sdk\`: ${MiB(upload.sdkMemory)})`,
    figure: MiB(upload.memory),
    goal: "< 96 MiB",
    met: upload.memory < 96,
  },
  ratio("`writeFile` of 256 MiB from a `Buffer`: memory above idle, against a hand-written `fetch`", bytes, "≤", 1),
  {
    what: `\`createClient\`, bundled, minified and gzipped (\`@onkernel/sdk\`: ${kB(sizeOfSdk)})`,
    figure: kB(size),
    goal: "≤ 3.5 kB",
    met: size <= 3500,
  },
  withoutGoal("everything that the client exports, likewise", kB(sizeOfAll)),
  withoutGoal(
    "type check of a file that calls every operation: time, against `@onkernel/sdk`",
    times(types.checkTime),
  ),
  withoutGoal("the same: instantiations of types", times(types.instantiations)),
  ratio("`movePath` on the mock: requests per second, against `prism mock`", mock.rate, "≥", 1.2),
  ratio(p99, mock.p99, "≤", 1),
  ratio(
    "`movePath` on the mock, of 150 operations: requests per second, against `prism mock`",
    mock.rateOfMany, "≥", 5,
  ),
  ratio(p99, mock.p99OfMany, "≤", 1),
  ratio(
    "`movePath` on the mock, of 150 operations: requests per second, against the mock with the contract's 3",
    mock.growth, "≥", 0.85,
  ),
  ratio("the mock: time from start to first answer, against `prism mock`", mock.startup, "≤", 1),
  ratio("the mock: memory when idle, against `prism mock`", mock.memory, "≤", 1),
];

console.log("| what | measured | goal |\n|---|---|---|");
for (const { what, figure, goal, met } of rows) {
  console.log(`| ${what} | ${figure} | ${goal}${met ? "" : ", MISSED"} |`);
}
if (rows.some(({ met }) => !met)) process.exitCode = 1;
