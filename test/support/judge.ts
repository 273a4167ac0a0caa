/** Whether a response is one that its operation declares. Ajv judges what it carries, events of a stream included. */
import { contentOf, violationsOf, type Node, type Operation } from "./contract.js";

/** A response, read to its end. */
export interface TestResponse {
  status: number;
  headers: Headers;
  mediaType: string | undefined;
  text: string;
}

/** Gives what is wrong with a response, a sentence for each; nothing when the operation declares it. */
export function problemsIn(operation: Operation, { status, headers, mediaType, text }: TestResponse): string[] {
  const { responses, parameters } = operation;
  const response = responses[status] ?? (status >= 400 ? responses.default : undefined);
  if (!response) return [`${status} is not declared`];
  const inHeaders = Object.entries<Node>(response.headers as Node ?? {}).flatMap(([name, header]) =>
    problemsInHeader(name, header, headers.get(name)));
  const content = contentOf(response);
  if (!content) return text === "" ? inHeaders : [...inHeaders, `${status} has a body: ${start(text)}`];
  if (mediaType !== content.mediaType) return [...inHeaders, `${status} has ${mediaType}, no ${content.mediaType}`];
  const hasIds = parameters.some(({ name }) => name === "Last-Event-ID");
  const body = hasIds ? withoutIds(text) : text;
  if (hasIds && body === "") return inHeaders; // nothing has happened yet
  return [...inHeaders, ...problemsInBody(content.mediaType, content.schema, body)];
}

/** A header that may be left out is judged when it is there. */
function problemsInHeader(name: string, { required, schema }: Node, text: string | null): string[] {
  if (text === null) return required ? [`the header ${name} is missing`] : [];
  const value = ["integer", "number", "boolean"].includes(schema.type as string) ? parsed(text) ?? text : text;
  return violationsOf(schema as Node, value).map((violation) => `the header ${name}: ${violation}`);
}

/** What is wrong with a body of a media type. Bytes have no schema to fit: they only have to be there. */
export function problemsInBody(mediaType: string, schema: Node, text: string): string[] {
  switch (mediaType) {
    case "application/json": return problemsInJson(schema, text);
    case "text/event-stream": {
      const events = eventsIn(text);
      return events.length === 0 ? ["the stream has no event"] : events.flatMap((data) => problemsInJson(schema, data));
    }
    default: return text === "" || text.startsWith("data:") ? [`${start(text)} is no ${mediaType}`] : [];
  }
}

function problemsInJson(schema: Node, text: string): string[] {
  const value = parsed(text);
  if (value === undefined) return [`no JSON: ${start(text)}`];
  return violationsOf(schema, value).map((violation) => `${violation}: ${start(text)}`);
}

/**
 * What is left of a stream without the lines that only a stream may have from which a client can resume: ids and
 * comments.
 */
function withoutIds(text: string): string {
  return text.split("\n\n").map((block) => block.split("\n").filter((line) => !/^(id: [1-9]\d*|: .*)$/.test(line)))
    .filter((lines) => lines.join("") !== "").map((lines) => `${lines.join("\n")}\n\n`).join("");
}

/** The events of a stream (WHATWG HTML, section 9.2.6), each as the text of its `data`. */
function eventsIn(text: string): string[] {
  return text.split("\n\n").filter((block) => block !== "").map((block) =>
    block.split("\n").map((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? `(${line})`).join("\n"));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const start = (text: string) => JSON.stringify(text.slice(0, 200));
