/** Fields for bytes: a text, a `data:` URL, or a file. */
import { decodeBase64, SampleFile } from "../../samples/content.js";
import { h } from "./dom.js";
import { type FormField, fieldFrame } from "./field.js";
import type { FieldData } from "./types.js";

/** The text or `data:` URL that a file was created from, for its curl command. A picked file has none. */
export const fileSources = new WeakMap<Blob, string>();

/** Creates a field for bytes. A picked file is sent instead of the text. */
export function bytesField(data: FieldData): FormField {
  const { name, mediaType = "" } = data;
  const control = h("textarea", { rows: 2, spellcheck: false, placeholder: "Text or a base64 data: URL" });
  const picker = h("input", { "type": "file", "aria-label": `${name}: a file` });
  const frame = fieldFrame(data, control, picker);
  picker.addEventListener("change", () => {
    frame.note(picker.files?.length ? "The file is sent instead of the text." : "");
  });
  return {
    ...frame,
    read() {
      const [picked] = picker.files ?? [];
      if (picked) return picked;
      return control.value === "" ? undefined : createFile(name, control.value, mediaType);
    },
    write(value) {
      picker.value = "";
      frame.note("");
      control.value = typeof value === "string" ? value : "";
    },
  };
}

function createFile(name: string, text: string, mediaType: string): File {
  const { content, fileName } = new SampleFile(name, text);
  const file = content.url === undefined
    ? new File([text], fileName, { type: mediaType })
    : new File([decodeBase64(content.base64)], fileName, { type: content.mediaType });
  fileSources.set(file, text);
  return file;
}
