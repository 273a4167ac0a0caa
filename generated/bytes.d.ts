// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** A body of bytes that a caller passes. A Node.js `Readable` is an async iterable. A string is sent as UTF-8. */
export type RawBody
  = | Blob
    | ArrayBuffer
    | ArrayBufferView
    | string
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array>;

/** A file in a form that a caller passes. A `File` is sent with its name. `openAsBlob` of Node.js opens large files. */
export type FileBytes = Blob | ArrayBuffer | ArrayBufferView;

/** A file in a form that a handler receives. A `File` or `Blob` is one. */
export type FormFile = Pick<Blob, "size" | "type" | "stream" | "arrayBuffer" | "text">;
