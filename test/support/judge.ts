/** Decides whether an operation declares a response. Ajv validates its body, including each event of a stream. */
import { contentOf, violationsOf, type Node, type Operation } from "./contract.js";

/** A response, read to its end. */
export interface TestResponse {
  status: number;
  headers: Headers;
  mediaType: string | undefined;
  text: string;
}

/** Returns the problems of a response, a sentence for each; empty if the operation declares the response. */
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
  if (hasIds && body === "") return inHeaders; // there was no event yet
  return [...inHeaders, ...problemsInBody(content.mediaType, content.schema, body)];
}

/** Returns the problems of a header. A header that is not required is validated only if it is there. */
function problemsInHeader(name: string, { required, schema }: Node, text: string | null): string[] {
  if (text === null) return required ? [`the header ${name} is missing`] : [];
  const value = ["integer", "number", "boolean"].includes(schema.type as string) ? parsed(text) ?? text : text;
  return violationsOf(schema as Node, value).map((violation) => `the header ${name}: ${violation}`);
}

/** Returns the problems of a body. Bytes have no schema: they must not be empty, or a data: URL. */
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
 * Returns a stream without ids and comments. Only a stream that a client can resume may have these lines.
 */
function withoutIds(text: string): string {
  return text.split("\n\n").map((block) => block.split("\n").filter((line) => !/^(id: [1-9]\d*|: .*)$/.test(line)))
    .filter((lines) => lines.join("") !== "").map((lines) => `${lines.join("\n")}\n\n`).join("");
}

/** Returns the events of a stream (WHATWG HTML, section 9.2.6), each as the text of its `data`. */
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
