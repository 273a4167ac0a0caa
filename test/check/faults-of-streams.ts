/** Servers whose event streams have one fault. */
import { ofSuccess, type Returning } from "./broken.js";
import type { Fault } from "./faults.js";

const isStream = ({ headers }: Returning) => headers["content-type"]?.startsWith("text/event-stream") ?? false;
const heads = (change: (headers: Record<string, string>) => unknown) =>
  ofSuccess((answer) => isStream(answer) && answer.text === "" && change(answer.headers));
const events = (change: (text: string) => string) =>
  ofSuccess((answer) => isStream(answer) && answer.text && (answer.text = change(answer.text)));
const told = "answer-event: streamInvocationEvents";

export const streamFaults: Fault[] = [
  ["has events of no kind", events((text) => text.replaceAll(/"event":"[^"]*",?/g, "")), told],
  ["has events of a kind of its own", events((text) => text.replaceAll(/"event":"[^"]*"/g, '"event":"news"')), told],
  ["has events on one day or another", events((text) => text.replaceAll(/"timestamp":"[^"]*"/g, '"timestamp":"now"')),
    told],
  ["ends a stream by a word", events((text) => text.replaceAll(/^data: .*/gm, "data: [DONE]")), told],
  ["has a list in each event", events((text) => text.replaceAll(/^data: (.*)/gm, "data: [$1]")), told],
  ["has null in each event", events((text) => text.replaceAll(/^data: .*/gm, "data: null")), told],
  ["has half of its JSON in each event", events((text) => text.replaceAll(/^data: (.*)\}$/gm, "data: $1")), told],
  ["sends lines of JSON", events((text) => text.replaceAll(/^data: (.*)\n\n/gm, "$1\n")), told],
  ["calls its lines by another name", events((text) => text.replaceAll(/^data:/gm, "message:")),
    told],
  ["gives a stream as plain text", heads((headers) => headers["content-type"] = "text/plain"),
    "answer-media-type: streamProcessStdout"],
  ["names another type of data", heads((headers) => headers["x-sse-content-type"] = "text/plain"),
    "answer-header: streamInvocationEvents"],
  ["tells of an output that is no text", events((text) => text.replaceAll(/"stream":"[^"]*"/g, '"stream":1')),
    "answer-event: streamProcessStdout"],
  ["has log lines without a message", events((text) => text.replaceAll(/"message":"(?:[^"\\]|\\.)*",?/g, "")),
    "answer-event: streamLogs"],
  ["has deployments in a state of their own", events((text) =>
    text.replaceAll(/"status":"[^"]*"/g, '"status":"somewhere"')), "answer-event: streamDeploymentEvents"],
  ["has logins in a state of their own", events((text) =>
    text.replaceAll(/"flow_status":"[^"]*"/g, '"flow_status":"MAYBE"')), "answer-event: streamAuthEvents"],
];
