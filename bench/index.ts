/** `npm run bench`: measures the client beside what else a caller could use, and prints the ratios of this run. */
import { measureCall } from "./call.js";
import { clientOnly, everything, measureSize, sdk } from "./size.js";
import { measureBytes, measureUpload } from "./upload.js";

const call = await measureCall();
const upload = await measureUpload();
const bytes = await measureBytes();
const size = await measureSize(clientOnly);
const sizeOfAll = await measureSize(everything);
const sizeOfSdk = await measureSize(sdk);

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
  what: "everything that the package exports, likewise",
  figure: kB(sizeOfAll),
  goal: "–",
  met: true,
}];

console.log("| what | measured | goal |\n|---|---|---|");
for (const { what, figure, goal, met } of rows) {
  console.log(`| ${what} | ${figure} | ${goal}${met ? "" : ", MISSED"} |`);
}
if (rows.some(({ met }) => !met)) process.exitCode = 1;
