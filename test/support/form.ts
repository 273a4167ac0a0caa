/** Writes forms as they are sent, as text. */
import { type FormBody, withFiles } from "../../src/check/form.js";
import { formPartsOf } from "../../src/client/form.js";
import { jsonPartsOf } from "../../src/openapi/index.js";

/** A part of a form (RFC 7578): a text, or a file with its media type. */
export interface Part {
  name: string;
  text: string;
  fileType?: string;
}

/** A placeholder for a file. The writer of the client sends an object that has `slice` as one part. */
type FileText = Omit<Part, "name"> & Pick<Blob, "slice">;

/** Returns the parts of a form as the checker sends them. */
export function partsOfValue(content: FormBody, value: object): Part[] {
  const json = jsonPartsOf(content.encoding);
  const files = withFiles(content, value, (text, fileType): FileText =>
    ({ text, fileType, slice: () => new Blob() }));
  return Array.from(formPartsOf(files, json), ([name, sent]: [string, string | number | boolean | object]) => {
    if (json.includes(name)) return { name, text: JSON.stringify(sent) };
    return typeof sent === "object" ? { name, ...sent as FileText } : { name, text: String(sent) };
  });
}

/** Returns a form as it is sent (RFC 7578), with the boundary `b`. */
export function formText(parts: Part[]): string {
  const lines = parts.map(({ name, text, fileType }) => {
    const file = fileType === undefined ? "" : `; filename="file"\r\nContent-Type: ${fileType}`;
    return utf8(`--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`);
  });
  return `${lines.join("")}--b--\r\n`;
}

/** Returns the bytes of a text, each as a character. */
export function utf8(text: string): string {
  return Buffer.from(text).toString("latin1");
}
