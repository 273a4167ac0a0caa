/** What an operation does to the files, beside its answer. An operation that is not here changes nothing. */
import type { IncomingMessage } from "node:http";
import type { operations } from "../../generated/openapi.js";
import type { Files } from "./files.js";
import { placeOf } from "./place.js";
import type { Reading } from "./read.js";

type Parameters<Id extends keyof operations> = operations[Id]["parameters"];
type Effect = (files: Files, reading: Reading, request: IncomingMessage) => Promise<void>;

/** By operation id. Prism has found the request to fit the operation, so the casts hold. */
export const effects: { [Id in keyof operations]?: Effect } = {
  writeFile(files, { parameters }, request) {
    const { id, path, mode } = parameters as Required<
      Parameters<"writeFile">["path"] & Parameters<"writeFile">["query"]>;
    return files.write(id, placeOf("path", path), mode, request);
  },
  movePath(files, { parameters, body }) {
    const { id } = parameters as Parameters<"movePath">["path"];
    const { src_path, dest_path } = body as operations["movePath"]["requestBody"]["content"]["application/json"];
    return files.move(id, placeOf("src_path", src_path), placeOf("dest_path", dest_path));
  },
};
