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

const rows: { what: string; figure: string; goal: string; met: boolean }[] = [{
  what: "one `movePath`: time, against a hand-written `fetch`",
  figure: times(call.fetch),
  goal: "≤ 1.15×",
  met: call.fetch <= 1.15,
}, {
  what: "one `movePath`: time, against `@onkernel/sdk`",
  figure: times(call.sdk),
  goal: "≤ 0.8×",
  met: call.sdk <= 0.8,
}, {
  what: "`writeFile` of 1 GiB: throughput, against a bare `node:http` pipe",
  figure: times(upload.throughput),
  goal: "≥ 0.8×",
  met: upload.throughput >= 0.8,
}, {
  what: `\`writeFile\` of 1 GiB: memory above idle (\`@onkernel/sdk\`: ${MiB(upload.sdkMemory)})`,
  figure: MiB(upload.memory),
  goal: "< 96 MiB",
  met: upload.memory < 96,
}, {
  what: "`writeFile` of 256 MiB from a `Buffer`: memory above idle, against a hand-written `fetch`",
  figure: times(bytes),
  goal: "≤ 1×",
  met: bytes <= 1,
}, {
  what: `\`createClient\`, bundled, minified and gzipped (\`@onkernel/sdk\`: ${kB(sizeOfSdk)})`,
  figure: kB(size),
  goal: "≤ 3.5 kB",
  met: size <= 3500,
}, {
  what: "everything that the client exports, likewise",
  figure: kB(sizeOfAll),
  goal: "–",
  met: true,
}, {
  what: "type check of a file that calls every operation: time, against `@onkernel/sdk`",
  figure: times(types.checkTime),
  goal: "–",
  met: true,
}, {
  what: "the same: instantiations of types",
  figure: times(types.instantiations),
  goal: "–",
  met: true,
}, {
  what: "`movePath` on the mock: requests per second, against `prism mock`",
  figure: times(mock.rate),
  goal: "≥ 1.2×",
  met: mock.rate >= 1.2,
}, {
  what: "the same: 99th percentile of the time to an answer",
  figure: times(mock.p99),
  goal: "≤ 1×",
  met: mock.p99 <= 1,
}, {
  what: "`movePath` on the mock, of 150 operations: requests per second, against `prism mock`",
  figure: times(mock.rateOfMany),
  goal: "≥ 5×",
  met: mock.rateOfMany >= 5,
}, {
  what: "the same: 99th percentile of the time to an answer",
  figure: times(mock.p99OfMany),
  goal: "≤ 1×",
  met: mock.p99OfMany <= 1,
}, {
  what: "`movePath` on the mock, of 150 operations: requests per second, against the mock with the contract's 3",
  figure: times(mock.growth),
  goal: "≥ 0.85×",
  met: mock.growth >= 0.85,
}, {
  what: "the mock: time from start to first answer, against `prism mock`",
  figure: times(mock.startup),
  goal: "≤ 1×",
  met: mock.startup <= 1,
}, {
  what: "the mock: memory when idle, against `prism mock`",
  figure: times(mock.memory),
  goal: "≤ 1×",
  met: mock.memory <= 1,
}];

console.log("| what | measured | goal |\n|---|---|---|");
for (const { what, figure, goal, met } of rows) {
  console.log(`| ${what} | ${figure} | ${goal}${met ? "" : ", MISSED"} |`);
}
if (rows.some(({ met }) => !met)) process.exitCode = 1;
