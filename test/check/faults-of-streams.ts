/** Servers whose event streams have one fault each. */
import { ofSuccess, type Returning } from "./broken.js";
import type { Fault } from "./faults.js";

const isStream = ({ headers }: Returning) => headers["content-type"]?.startsWith("text/event-stream") ?? false;
const streamHeaders = (change: (headers: Record<string, string>) => unknown) =>
  ofSuccess((response) => isStream(response) && response.text === "" && change(response.headers));
const events = (change: (text: string) => string) =>
  ofSuccess((response) => isStream(response) && response.text && (response.text = change(response.text)));
const breach = "response-event: streamInvocationEvents";

export const streamFaults: Fault[] = [
  ["sends events without a kind", events((text) => text.replaceAll(/"event":"[^"]*",?/g, "")), breach],
  ["sends events of an unknown kind", events((text) => text.replaceAll(/"event":"[^"]*"/g, '"event":"news"')), breach],
  ["sends events with invalid times", events((text) => text.replaceAll(/"timestamp":"[^"]*"/g, '"timestamp":"now"')),
    breach],
  ["sends a word instead of JSON", events((text) => text.replaceAll(/^data: .*/gm, "data: [DONE]")), breach],
  ["sends a list in each event", events((text) => text.replaceAll(/^data: (.*)/gm, "data: [$1]")), breach],
  ["sends null in each event", events((text) => text.replaceAll(/^data: .*/gm, "data: null")), breach],
  ["sends truncated JSON in each event", events((text) => text.replaceAll(/^data: (.*)\}$/gm, "data: $1")), breach],
  ["sends JSON lines", events((text) => text.replaceAll(/^data: (.*)\n\n/gm, "$1\n")), breach],
  ["uses another field name than data", events((text) => text.replaceAll(/^data:/gm, "message:")),
    breach],
  ["returns a stream as plain text", streamHeaders((headers) => headers["content-type"] = "text/plain"),
    "response-media-type: streamProcessStdout"],
  ["declares another data type", streamHeaders((headers) => headers["x-sse-content-type"] = "text/plain"),
    "response-header: streamInvocationEvents"],
  ["sends an output stream that is not a string", events((text) => text.replaceAll(/"stream":"[^"]*"/g, '"stream":1')),
    "response-event: streamProcessStdout"],
  ["sends log lines without a message", events((text) => text.replaceAll(/"message":"(?:[^"\\]|\\.)*",?/g, "")),
    "response-event: streamLogs"],
  ["loses a line of a log that ends", ofSuccess((response, { url }) => url.includes("follow=false")
    && (response.text = response.text.replaceAll(/^data: .*"message":"one".*\n\n/gm, ""))), "behavior: streamLogs"],
  ["sends an undeclared deployment state", events((text) =>
    text.replaceAll(/"status":"[^"]*"/g, '"status":"somewhere"')), "response-event: streamDeploymentEvents"],
  ["sends an undeclared login state", events((text) =>
    text.replaceAll(/"flow_status":"[^"]*"/g, '"flow_status":"MAYBE"')), "response-event: streamAuthEvents"],
];
