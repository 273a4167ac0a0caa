/** Bytes as a caller has them. A Node `Readable` is an async iterable; a string is sent as UTF-8. */
export type RawBody
  = | Blob
    | ArrayBuffer
    | ArrayBufferView
    | string
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array>;

/** A file in a form, as a caller has it. A `File` brings its name; `openAsBlob` of Node.js opens one of any size. */
export type FileBytes = Blob | ArrayBuffer | ArrayBufferView;

/** A file in a form, as a handler gets it. A `File` or `Blob` is one. */
export type FormFile = Pick<Blob, "size" | "type" | "stream" | "arrayBuffer" | "text">;
