/** Brings back what jsdom replaces or lacks: bytes that `fetch` can send, and addresses of bytes. */
import { Blob, File } from "node:buffer";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob, File, FormData });
Object.assign(URL, { createObjectURL: () => "blob:nodedata:1", revokeObjectURL: () => {} });
afterEach(cleanup);
