/** Writes a request as a command that sends it again, to `npm run prism` or `npm run mock -- --stateless`. */
import { type AnyRequest, framed } from "../support/any-request.js";

export function curl(request: AnyRequest): string {
  const { method, target, headers } = request;
  const { body } = framed(request);
  const hasType = headers.some(([name]) => name.toLowerCase() === "content-type");
  const fields = headers.map(([name, value]) => value === "" ? `${name};` : `${name}: ${value}`);
  if (!hasType) fields.push("Content-Type:"); // otherwise curl sends its own
  const given = fields.map((field) => ` -H ${quoted(field)}`).join("");
  const options = `-X ${method} --request-target ${quoted(target)}${given} --data-binary @-`;
  return `printf ${quoted(inFormat(body))} | curl -si ${options} http://127.0.0.1:4010`;
}

/** Returns the bytes as a format of printf. */
function inFormat(bytes: string): string {
  return bytes.replaceAll("\\", "\\\\").replaceAll("%", "%%").replaceAll("\0", "\\000");
}

/** Returns the bytes as an argument of a shell. */
function quoted(bytes: string): string {
  return `$'${bytes.replace(/[^ -~]|['\\]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`)}'`;
}
